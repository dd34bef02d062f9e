import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import type { RegisterRow } from '../../../lib/entities/certificate-register.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { ReissueBody } from '../../../lib/validation/certificate-register.ts'
import type { Db } from '../../db/client.ts'
import { conflict, found } from '../../problem.ts'
import { findRegisterRow } from '../../repositories/certificate-register.ts'
import { lockCoaching } from '../../repositories/coachings.ts'
import {
  changeIssued,
  findSettings,
  type IssuedRow,
  insertIssued,
} from '../../repositories/issued-certificates.ts'
import {
  clearCertificateFile,
  findCertificateRow,
  setCertificateFile,
} from '../../repositories/progress.ts'
import type { Services } from '../../start/deps.ts'
import { requireCoaching } from '../coaching-access.ts'
import { storeFile } from '../kept-uploads.ts'
import { callOffCertificate } from '../overtaken-messages.ts'
import { contentOf, newKode } from './issue-content.ts'
import { NO_SETTINGS, obstacleOf, obstacleOfAll } from './issue-plan.ts'
import { lockNewest, refuseUnless, requireIssued } from './issued-state.ts'
import { type MadeFile, makeFile } from './make-file.ts'
import { lookOf } from './settings.ts'

const NOBODY =
  'Peserta atau coaching ini sudah dihapus, sehingga sertifikat tidak dapat diterbitkan ulang.'

const renamed = (name: string) =>
  `Nama peserta ini kini “${name}”. Periksa dahulu, lalu terbitkan ulang.`

/** What may be issued anew; of another the newest version is meant, or a file that was uploaded since. */
const RENEWED: IssuedRow['state'][] = ['valid', 'withdrawn']

type Act = { id: Id; reason: string; userId: Id; now: Date }

/** Why this one cannot be issued anew now; its own file is no obstacle. */
const refuseObstacle = async (db: Db, { state, certificateId }: IssuedRow) => {
  const row = certificateId && (await findCertificateRow(db, certificateId))
  if (!row) throw conflict(NOBODY)
  const open = state === 'valid' ? { ...row, fileName: null } : row
  const obstacle = await obstacleOf(open, undefined)
  if (obstacle) throw conflict(obstacle)
  return row
}

/**
 * Draws the next version with what is true now; nothing is stored but the bytes of its file.
 *
 * @throws Problem 404, 409 where it cannot be issued anew, saying why.
 */
export const drawAnew = async (
  db: Db,
  services: Pick<Services, 'config' | 'files' | 'drawing'>,
  { id, name, now }: Pick<Act, 'id' | 'now'> & Pick<ReissueBody, 'name'>,
) => {
  const issued = await requireIssued(db, id)
  refuseUnless(issued, RENEWED)
  const row = await refuseObstacle(db, issued)
  const printed = printedText(row.name)
  if (name !== undefined && printedText(name) !== printed) throw conflict(renamed(printed))
  const coaching = await requireCoaching(db, row.coachingId)
  const settings = await findSettings(db, row.coachingId)
  const obstacle = await obstacleOfAll(coaching, settings)
  if (obstacle || !settings) throw conflict(obstacle ?? NO_SETTINGS)
  const paper = { number: issued.number, kode: newKode(), version: issued.version + 1, now }
  const look = await lookOf(db, settings)
  const content = contentOf({ person: row, coaching, settings, look }, paper, services)
  return { content, file: await makeFile(services, { content, issuedAt: now }) }
}

type Drawn = { content: IssuedRow['content']; file: MadeFile }

const shown = async (tx: Db, id: Id): Promise<RegisterRow> =>
  found(await findRegisterRow(tx, id))

/**
 * The drawn version takes the place of the one that it was drawn for, whose file stays where it is.
 *
 * @throws Problem 404, 409 where another admin was first or it cannot be issued any more.
 */
export const reissue = async (
  tx: Db,
  { id, reason, userId, now }: Act,
  { content, file }: Drawn,
): Promise<RegisterRow> => {
  const coachingId = (await requireIssued(tx, id)).coachingId
  const coaching = coachingId && (await lockCoaching(tx, coachingId, 'share'))
  if (!coaching || coaching.deletedAt) throw conflict(NOBODY)
  const before = await lockNewest(tx, id, RENEWED)
  const row = await refuseObstacle(tx, before)
  const stored = await storeFile(tx, { file, userId })
  if (before.state === 'valid') {
    const change = { state: 'replaced' as const, reason }
    await changeIssued(tx, { id, from: 'valid' }, change)
  }
  // what is on its way says that it was withdrawn
  if (before.state === 'withdrawn') await callOffCertificate(tx, row, now)
  const { number, kode, version } = content
  const made = await insertIssued(tx, {
    ...{ number, kode, version, content, certificateId: row.id, coachingId },
    ...{ state: 'valid', fileId: stored.id, sha256: stored.sha256 },
    ...{ issuedAt: now, issuedBy: userId },
  })
  const { fileName } = file
  await setCertificateFile(tx, { id: row.id, fileId: stored.id, fileName, now })
  return shown(tx, made.id)
}

/**
 * From now on it counts no more: its participant has no file, its check says so and why.
 *
 * @throws Problem 404, 409 where it is not the one that counts.
 */
export const withdraw = async (
  tx: Db,
  { id, reason, now }: Pick<Act, 'id' | 'reason' | 'now'>,
): Promise<RegisterRow> => {
  const { certificateId } = await lockNewest(tx, id, ['valid'])
  await changeIssued(tx, { id, from: 'valid' }, { state: 'withdrawn', reason })
  const row = certificateId && (await findCertificateRow(tx, certificateId))
  if (row) await callOffCertificate(tx, row, now)
  if (certificateId) await clearCertificateFile(tx, certificateId)
  return shown(tx, id)
}
