import {
  conditionNames,
  missingConditions,
} from '../../lib/domain/participation/conditions.ts'
import type { CertificateRow } from '../../lib/entities/certificate.ts'
import type { Db } from '../db/client.ts'
import { conflict, found, notFound } from '../problem.ts'
import { lockCoaching } from '../repositories/coachings.ts'
import { lockCertificate } from '../repositories/issued-certificates.ts'
import { findCertificateRow, setCertificateFile } from '../repositories/progress.ts'
import { replaceByUpload } from './certificates/replaced-by-upload.ts'
import { type SavedFile, storeFile } from './kept-uploads.ts'

const ROW_NOT_FOUND = 'Baris sertifikat tidak ditemukan.'

const findRow = async (db: Db, id: string) =>
  found(await findCertificateRow(db, id), ROW_NOT_FOUND)

type Upload = { rowId: string; file: SavedFile; userId: string; now: Date }

/**
 * Keeps a participant's certificate byte for byte (decision 60); a later upload replaces it.
 *
 * @throws Problem 409 naming what the participant has not finished (§4 'Certificate').
 */
export const uploadCertificate = async (
  tx: Db,
  { rowId, file, userId, now }: Upload,
): Promise<CertificateRow> => {
  const coaching = await lockCoaching(tx, (await findRow(tx, rowId)).coachingId)
  if (!coaching || coaching.deletedAt) throw notFound(ROW_NOT_FOUND)
  const missing = missingConditions(await findRow(tx, rowId))
  if (missing.length > 0) {
    throw conflict(`Peserta belum menyelesaikan: ${conditionNames(missing)}.`)
  }
  const { id: fileId, originalName: fileName } = await storeFile(tx, { file, userId })
  const before = await lockCertificate(tx, rowId)
  if (before) await replaceByUpload(tx, before, now)
  await setCertificateFile(tx, { id: rowId, fileId, fileName, now })
  const { coachingId: _, ...row } = await findRow(tx, rowId)
  return row
}
