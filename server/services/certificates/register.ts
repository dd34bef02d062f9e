import { startOfDayIn } from '../../../lib/domain/schedule/dates.ts'
import type { RegisterRow } from '../../../lib/entities/certificate-register.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import {
  REGISTER_MOST,
  type RegisterQuery,
} from '../../../lib/validation/certificate-register.ts'
import type { Db } from '../../db/client.ts'
import { gone, notFound } from '../../problem.ts'
import { findIssuedFile, listRegister } from '../../repositories/certificate-register.ts'
import type { Services } from '../../start/deps.ts'
import { OFFICE_ZONE } from '../office-zone.ts'
import { requireIssued } from './issued-state.ts'

/** Midnight of New Year at the office. */
const beginOf = (year: number): Date =>
  startOfDayIn(new Date(Date.UTC(year, 0, 1)), OFFICE_ZONE)

export const readRegister = (
  db: Db,
  { q, year }: RegisterQuery,
): Promise<RegisterRow[]> => {
  const from = year === undefined ? null : beginOf(year)
  const until = year === undefined ? null : beginOf(year + 1)
  return listRegister(db, { part: q, from, until, most: REGISTER_MOST })
}

/** What the portal says of a withdrawn certificate to whoever wants its file. */
export const withdrawnSentence = (reason: string | null): string =>
  `Sertifikat ini dicabut sehingga filenya tidak dapat dibuka lagi.${reason ? ` Alasan: ${reason}` : ''}`

/**
 * The bytes of a version as they were handed out.
 *
 * @throws Problem 404 unknown or not made yet, 410 withdrawn.
 */
export const readIssuedFile = async (
  db: Db,
  { files }: Pick<Services, 'files'>,
  id: Id,
) => {
  const { state, reason } = await requireIssued(db, id)
  if (state === 'withdrawn') throw gone(withdrawnSentence(reason))
  const file = await findIssuedFile(db, id)
  const bytes = file && (await files.read(file.name))
  if (!file || !bytes) throw notFound('File sertifikat ini tidak ada.')
  return { mime: file.mime, fileName: file.originalName, bytes }
}
