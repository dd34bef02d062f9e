import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { changeIssued, newestIssuedOf } from '../../repositories/issued-certificates.ts'

/** Why a certificate that the portal made counts no more, where an admin has uploaded another. */
export const UPLOADED = 'Diganti dengan sertifikat yang diunggah admin.'

/** The manual upload wins for its row: what the portal made before is told as replaced. */
export const replaceByUpload = async (tx: Db, certificateId: Id): Promise<void> => {
  const newest = (await newestIssuedOf(tx, [certificateId])).get(certificateId)
  if (newest?.state !== 'valid') return
  const change = { state: 'replaced' as const, reason: UPLOADED }
  await changeIssued(tx, { id: newest.id, from: 'valid' }, change)
}
