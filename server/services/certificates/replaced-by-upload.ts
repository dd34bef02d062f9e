import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { changeIssued, newestIssuedOf } from '../../repositories/issued-certificates.ts'
import { callOffCertificate } from '../overtaken-messages.ts'

/** Why a certificate that the portal made counts no more, where an admin has uploaded another. */
export const UPLOADED = 'Diganti dengan sertifikat yang diunggah admin.'

type Row = { id: Id; userId: Id; coachingId: Id; fileId: Id | null }

/**
 * The manual upload wins for its row: what the portal made before is told as replaced, and nobody hears any more that it was
 * withdrawn.
 */
export const replaceByUpload = async (tx: Db, row: Row, now: Date): Promise<void> => {
  const newest = (await newestIssuedOf(tx, [row.id])).get(row.id)
  if (newest?.state === 'withdrawn' && row.fileId === null)
    await callOffCertificate(tx, row, now)
  if (newest?.state !== 'valid') return
  const change = { state: 'replaced' as const, reason: UPLOADED }
  await changeIssued(tx, { id: newest.id, from: 'valid' }, change)
}
