import { certificateNumber } from '../../../lib/domain/certificates/number-pattern.ts'
import { SAMPLE_KODE } from '../../../lib/domain/certificates/sample-content.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { conflict } from '../../problem.ts'
import { findSettings } from '../../repositories/issued-certificates.ts'
import type { Services } from '../../start/deps.ts'
import { requireCoaching } from '../coaching-access.ts'
import { OFFICE_ZONE } from '../office-zone.ts'
import { drawCertificate } from './draw-certificate.ts'
import { contentOf } from './issue-content.ts'
import { NO_SETTINGS, obstacleOfAll } from './issue-plan.ts'
import { lookOf } from './settings.ts'
import { longestName } from './templates.ts'

const NO_NAME = 'Nama Peserta'

/**
 * A certificate of a coaching as it would be, marked 'CONTOH'; nothing is issued.
 *
 * @throws Problem 404 unknown or deleted, 409 where settings or date are missing.
 */
export const previewCertificate = async (
  db: Db,
  services: Pick<Services, 'config' | 'files' | 'drawing'>,
  { coachingId, now }: { coachingId: Id; now: Date },
) => {
  const coaching = await requireCoaching(db, coachingId)
  const settings = await findSettings(db, coachingId)
  const obstacle = await obstacleOfAll(coaching, settings)
  if (obstacle || !settings) throw conflict(obstacle ?? NO_SETTINGS)
  const issue = { kode: coaching.coachingCode, now, zone: OFFICE_ZONE }
  const number = certificateNumber(settings.numberPattern, { ...issue, urut: 0 })
  const person = { name: (await longestName(db)) ?? NO_NAME, namaInstansi: 'Nama Instansi' }
  const paper = { number, kode: SAMPLE_KODE, version: 1, now }
  const look = await lookOf(db, settings)
  const content = contentOf({ person, coaching, settings, look }, paper, services)
  const bytes = await drawCertificate(services, content, now, { isSample: true })
  return { mime: 'application/pdf', fileName: 'Contoh sertifikat.pdf', bytes }
}
