import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../deps.ts'
import { conflict } from '../problem.ts'
import {
  findNewestSet,
  insertSet,
  listQuestionNumbers,
  storeKey,
} from '../repositories/test-sets.ts'
import { lockLiveCoaching } from './coaching-access.ts'
import type { CheckedFile } from './inspect-file.ts'
import { importKey, importQuestions } from './question-import.ts'
import { storeFile } from './stored-files.ts'
import { rescoreAttempts } from './test-attempts.ts'

type Upload = {
  coachingId: string
  kind: TestKind
  file: CheckedFile
  userId: string
  now: Date
}
type Stored = { fileName: string; filePath: string; jumlah: number }

/**
 * A question file becomes the test's next version; running attempts keep theirs (decision 49).
 * A key file that was uploaded for the former questions does not count for the new ones.
 *
 * @throws Problem 400 naming every fault of the file; then nothing is stored (decision 57).
 */
export const uploadQuestions = async (
  db: Db,
  services: Pick<Services, 'files'>,
  { coachingId, kind, file, userId, now }: Upload,
): Promise<Stored> => {
  const questions = importQuestions(file)
  return db.transaction(async (tx) => {
    await lockLiveCoaching(tx, coachingId)
    const newest = await findNewestSet(tx, { coachingId, kind })
    const stored = await storeFile(tx, services, { file, userId })
    const version = (newest?.version ?? 0) + 1
    await insertSet(tx, { coachingId, kind, version, file: stored, questions, now })
    const { originalName: fileName, name: filePath } = stored
    return { fileName, filePath, jumlah: questions.length }
  })
}

/**
 * The key of the newest questions; attempts that were ended without one, or with another, are
 * scored anew in the same transaction.
 *
 * @throws Problem 409 before the questions were uploaded, 400 naming every fault of the file.
 */
export const uploadKey = (
  db: Db,
  services: Pick<Services, 'files'>,
  { coachingId, kind, file, userId, now }: Upload,
): Promise<Stored> =>
  db.transaction(async (tx) => {
    await lockLiveCoaching(tx, coachingId)
    const set = await findNewestSet(tx, { coachingId, kind })
    if (!set) throw conflict('Unggah berkas soal terlebih dahulu.')
    const key = importKey(file, await listQuestionNumbers(tx, set.id))
    const stored = await storeFile(tx, services, { file, userId })
    await storeKey(tx, { setId: set.id, key, file: stored, now })
    await rescoreAttempts(tx, set.id)
    const { originalName: fileName, name: filePath } = stored
    return { fileName, filePath, jumlah: key.size }
  })
