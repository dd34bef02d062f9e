import { certificateNumber } from '../../../lib/domain/certificates/number-pattern.ts'
import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { conflict } from '../../problem.ts'
import { findLongestName, findSettings } from '../../repositories/issued-certificates.ts'
import type { Services } from '../../start/deps.ts'
import { OFFICE_ZONE } from '../office-zone.ts'
import { contentOf } from './issue-content.ts'
import { NO_SETTINGS, obstacleOfAll } from './issue-plan.ts'
import { unprintableLetters } from './printable.ts'
import { renderCertificate } from './render-certificate.ts'
import { requireCoaching } from './settings.ts'

const NO_NAME = 'Nama Peserta'
const SAMPLE_KODE = 'CNTHCNTHCNTH'

/** The longest name of the portal, for it must fit; one that cannot be printed is none. */
const sampleName = async (db: Db) => {
  const name = printedText((await findLongestName(db)) ?? '')
  return name !== '' && (await unprintableLetters(name)).length === 0 ? name : NO_NAME
}

/**
 * A certificate of a coaching as it would be, marked 'CONTOH'; nothing is issued.
 *
 * @throws Problem 404 unknown or deleted, 409 where settings or date are missing.
 */
export const previewCertificate = async (
  db: Db,
  services: Pick<Services, 'config'>,
  { coachingId, now }: { coachingId: Id; now: Date },
) => {
  const coaching = await requireCoaching(db, coachingId)
  const settings = await findSettings(db, coachingId)
  const obstacle = await obstacleOfAll(coaching, settings)
  if (obstacle || !settings) throw conflict(obstacle ?? NO_SETTINGS)
  const issue = { kode: coaching.coachingCode, now, zone: OFFICE_ZONE }
  const number = certificateNumber(settings.numberPattern, { ...issue, urut: 0 })
  const person = { name: await sampleName(db), namaInstansi: 'Nama Instansi' }
  const paper = { number, kode: SAMPLE_KODE, version: 1, now }
  const content = contentOf({ person, coaching, settings }, paper, services)
  const bytes = await renderCertificate(content, now, { isSample: true })
  return { mime: 'application/pdf', fileName: 'Contoh sertifikat.pdf', bytes }
}
