import { createHash } from 'node:crypto'
import { afterCommit } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../deps.ts'
import {
  deleteFileByName,
  type FileRow,
  findUnknownNames,
  insertFile,
} from '../repositories/files.ts'
import type { CheckedFile } from './inspect-file.ts'

/**
 * Keeps an upload: first its bytes, then its row in the caller's transaction, so that no row is
 * ever without a file.
 *
 * @returns the row; `name` is the `filePath` of the wire, `originalName` its `fileName`.
 */
export const storeFile = async (
  tx: Db,
  { files }: Pick<Services, 'files'>,
  { file, userId }: { file: CheckedFile; userId: string },
): Promise<FileRow> => {
  const { kind } = file
  if (kind === 'table') throw new Error('a table is read and not kept')
  const name = await files.save(file.bytes, file.extension)
  return insertFile(tx, {
    name,
    kind,
    mime: file.mime,
    size: file.bytes.length,
    originalName: file.fileName,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    uploadedBy: userId,
  })
}

/**
 * Runs a write after which some files are shown no more: their rows go with it, their bytes once it is
 * through. What a failure in between leaves behind is an orphan without a row.
 *
 * @param write answers its result and the names of those files
 */
export const dropReplaced = async <T>(
  db: Db,
  { files }: Pick<Services, 'files'>,
  write: (tx: Db) => Promise<{ result: T; dropped: readonly string[] }>,
): Promise<T> => {
  const { result, dropped } = await db.transaction(async (tx) => {
    const written = await write(tx)
    for (const name of written.dropped) await deleteFileByName(tx, name)
    return written
  })
  await afterCommit(db, async () => {
    for (const name of dropped) await files.remove(name)
  })
  return result
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes files whose call failed after they were saved, a day later: no row knows them. */
export const removeOrphans = async (
  db: Db,
  { files }: Pick<Services, 'files'>,
  now: Date,
): Promise<void> => {
  const names = await files.savedBefore(new Date(now.getTime() - DAY_MS))
  for (const name of await findUnknownNames(db, names)) await files.remove(name)
}
