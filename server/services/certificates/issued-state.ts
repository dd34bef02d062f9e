import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { conflict, found } from '../../problem.ts'
import {
  findIssued,
  type IssuedRow,
  lockCertificate,
  lockIssued,
  newestIssuedOf,
} from '../../repositories/issued-certificates.ts'

const UNKNOWN = 'Sertifikat tidak ditemukan.'
const REPLACED =
  'Sertifikat ini sudah diganti sejak Anda membukanya. Periksa keadaannya sekarang.'

/** Why a version can be changed no more. */
const PAST = {
  making: 'Sertifikat ini sedang dibuat.',
  replaced: REPLACED,
  withdrawn: 'Sertifikat ini sudah dicabut.',
}

/** @throws Problem 404. */
export const requireIssued = async (db: Db, id: Id): Promise<IssuedRow> =>
  found(await findIssued(db, id), UNKNOWN)

/** @throws Problem 409 where this version is in none of these states any more, saying in which. */
export const refuseUnless = (
  issued: IssuedRow,
  states: readonly IssuedRow['state'][],
): void => {
  const { state } = issued
  if (!states.includes(state)) throw conflict(state === 'valid' ? REPLACED : PAST[state])
}

/**
 * A version with its row locked: whoever issues, uploads, reissues or withdraws it meanwhile waits.
 *
 * @throws Problem 404, 409 where it is not the newest of its row or no longer in one of these states.
 */
export const lockNewest = async (
  tx: Db,
  id: Id,
  states: readonly IssuedRow['state'][],
): Promise<IssuedRow> => {
  const { certificateId } = await requireIssued(tx, id)
  if (certificateId) await lockCertificate(tx, certificateId)
  const issued = found(await lockIssued(tx, id), UNKNOWN)
  const newest =
    certificateId && (await newestIssuedOf(tx, [certificateId])).get(certificateId)
  if (newest && newest.id !== id) throw conflict(REPLACED)
  refuseUnless(issued, states)
  return issued
}

/** Whether it is as a message about this version says: there, or withdrawn; another version or an upload is neither. */
export const isStill = async (
  db: Db,
  rowId: Id,
  { issuedId, isThere }: { issuedId: Id; isThere: boolean },
): Promise<boolean> => {
  const newest = (await newestIssuedOf(db, [rowId])).get(rowId)
  return newest?.id === issuedId && newest.state === (isThere ? 'valid' : 'withdrawn')
}
