import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { readQuestions } from '@/lib/domain/tests/test-file'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { openDialog } from '@/lib/feedback/dialog'
import type { Finished } from './finished-notice'
import { KeyDialog } from './key-dialog'
import { knownQuestions, rememberQuestions } from './known-questions'
import { QuestionsDialog } from './questions-dialog'

export type TestOf = {
  coaching: AdminCoaching
  kind: TestKind
  /** 'Pre Test' or 'Post Test'. */
  name: string
  /** Who has ended it; undefined while that is not known. */
  finished: Finished | undefined
}

const storedCount = ({ coaching, kind }: TestOf) =>
  kind === 'pre-test' ? coaching.preTestSoal : coaching.postTestSoal

/**
 * Shows the questions of a file before it is sent.
 *
 * @param hasKey a key is stored for the questions that are there now
 * @returns null where the file shall not be sent, else what to do once it was
 * @throws RefusedFile when it is no Excel file
 */
export async function reviewQuestions(
  file: File,
  test: TestOf,
  hasKey: boolean,
): Promise<(() => void) | null> {
  const read = readQuestions(await readRows(file, 'spreadsheet'))
  const { name, finished } = test
  const isFirst = storedCount(test) === 0
  const props = { name, fileName: file.name, read, hasKey, finished, isFirst }
  if (!(await openDialog(QuestionsDialog, props))) return null
  const { questions } = read
  const countBefore = storedCount(test)
  return () => rememberQuestions(test.coaching.id, test.kind, { questions, countBefore })
}

/**
 * Shows the answers of a key file before it is sent, matched with the questions.
 * @throws RefusedFile when it is no Excel file
 */
export async function reviewKey(file: File, test: TestOf): Promise<boolean> {
  const rows = await readRows(file, 'spreadsheet')
  const count = storedCount(test)
  const known = knownQuestions(test.coaching.id, test.kind, count)
  const { name, finished } = test
  const props = { name, fileName: file.name, rows, known, finished, storedCount: count }
  return (await openDialog(KeyDialog, props)) === true
}
