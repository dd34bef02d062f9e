import type { FileQuestion } from '../../lib/domain/tests/test-file.ts'
import type { Rows } from '../../lib/domain/tests/test-file-cells.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { conflict } from '../problem.ts'
import {
  findNewestSet,
  insertSet,
  listQuestionNumbers,
  storeKey,
} from '../repositories/test-sets.ts'
import { rescoreAttempts } from './close-attempts.ts'
import { lockLiveCoaching } from './coaching-access.ts'
import { type SavedFile, storeFile } from './kept-uploads.ts'
import { importKey } from './question-import.ts'

type Upload = {
  coachingId: string
  kind: TestKind
  file: SavedFile
  userId: string
  now: Date
}
type Stored = { fileName: string; filePath: string; jumlah: number }

/**
 * The questions of an uploaded file become the test's next version; running attempts keep theirs
 * (decision 49). A key file that was uploaded for the former questions does not count for the new ones.
 */
export const storeQuestions = async (
  tx: Db,
  { coachingId, kind, file, userId, now }: Upload,
  questions: FileQuestion[],
): Promise<Stored> => {
  await lockLiveCoaching(tx, coachingId)
  const newest = await findNewestSet(tx, { coachingId, kind })
  const stored = await storeFile(tx, { file, userId })
  const version = (newest?.version ?? 0) + 1
  await insertSet(tx, { coachingId, kind, version, file: stored, questions, now })
  const { originalName: fileName, name: filePath } = stored
  return { fileName, filePath, jumlah: questions.length }
}

/**
 * The key of the newest questions, from the rows of its file; attempts that were ended without one,
 * or with another, are scored anew with it.
 *
 * @throws Problem 409 before the questions were uploaded, 400 naming every fault of the file; then
 * nothing is stored (decision 57).
 */
export const storeKeyFile = async (
  tx: Db,
  { coachingId, kind, file, userId, now }: Upload,
  rows: Rows,
): Promise<Stored> => {
  await lockLiveCoaching(tx, coachingId)
  const set = await findNewestSet(tx, { coachingId, kind })
  if (!set) throw conflict('Unggah file soal terlebih dahulu.')
  const key = importKey(rows, await listQuestionNumbers(tx, set.id))
  const stored = await storeFile(tx, { file, userId })
  await storeKey(tx, { setId: set.id, key, file: stored, now })
  await rescoreAttempts(tx, set.id)
  const { originalName: fileName, name: filePath } = stored
  return { fileName, filePath, jumlah: key.size }
}
