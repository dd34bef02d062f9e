import { createHash } from 'node:crypto'
import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import { afterCommit } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import {
  deleteFileByName,
  type FileRow,
  findUnknownNames,
  insertFile,
} from '../repositories/files.ts'
import type { Services } from '../start/deps.ts'
import { isErasedMark } from './erased-list.ts'
import type { CheckedFile } from './inspect-file.ts'

/** An upload whose bytes lie in the store under `name`, which no row knows yet; a table is only read. */
export type SavedFile = CheckedFile & { name: string | null }

/** Keeps the bytes of an upload, before any transaction: no row is ever without a file. */
export const saveFile = async (
  { files }: Pick<Services, 'files'>,
  file: CheckedFile,
): Promise<SavedFile> => ({
  ...file,
  name: file.kind === 'table' ? null : await files.save(file.bytes, file.extension),
})

/**
 * The row of a saved upload.
 *
 * @returns the row; `name` is the `filePath` of the wire, `originalName` its `fileName`.
 */
export const storeFile = (
  tx: Db,
  { file, userId }: { file: SavedFile; userId: string },
): Promise<FileRow> => {
  const { name, kind, mime, bytes, fileName: originalName } = file
  if (kind === 'table' || name === null) throw new Error('a table is read and not kept')
  return insertFile(tx, {
    ...{ name, kind, mime, originalName, size: bytes.length, uploadedBy: userId },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
}

/** What a call does whose only act is to keep a file; its answer names it (§7). */
export const keepFile = async ({
  db,
  file,
  user,
}: {
  db: Db
  file: SavedFile
  user: { id: string }
}) => {
  const row = await storeFile(db, { file, userId: user.id })
  return { fileName: row.originalName, filePath: row.name }
}

/** A file that is shown no more: its row goes now, its bytes after the commit. */
export const dropFile = async (
  tx: Db,
  { files }: Pick<Services, 'files'>,
  name: string,
): Promise<void> => {
  await deleteFileByName(tx, name)
  // What cannot be removed is an orphan then, which the job takes.
  await afterCommit(tx, () => files.remove(name).catch(() => undefined))
}

/** Removes files whose call failed after they were saved, a day later: no row knows them. */
export const removeOrphans = async (
  db: Db,
  { files }: Pick<Services, 'files'>,
  now: Date,
): Promise<void> => {
  const names = await files.savedBefore(new Date(now.getTime() - DAY_MS))
  const unknown = await findUnknownNames(db, names)
  for (const name of unknown) if (!isErasedMark(name)) await files.remove(name)
}
