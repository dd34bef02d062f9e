import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
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

type Counted = Pick<AdminCoaching, 'preTestSoal' | 'postTestSoal'>

const storedCount = (coaching: Counted, kind: TestKind) =>
  kind === 'pre-test' ? coaching.preTestSoal : coaching.postTestSoal

const QUIET = { quiet: true }

/** The questions that count now, which another admin may have sent since this page was read. */
async function storedNow({ coaching, kind }: TestOf) {
  const input = { params: { id: coaching.id } }
  const { get, preTest, postTest } = api.adminCoaching
  const overview =
    kind === 'pre-test' ? call(preTest, input, QUIET) : call(postTest, input, QUIET)
  const [present, files] = await Promise.all([
    call(get, input, QUIET).catch(() => coaching),
    overview.catch(() => null),
  ])
  return { count: storedCount(present, kind), file: files?.soalFile }
}

/**
 * Shows the questions of a file before it is sent.
 *
 * @param hasKey a key is stored for the questions that are there now
 * @returns null where the file shall not be sent, else what to do with the answer once it was
 * @throws RefusedFile when it is no Excel file
 */
export async function reviewQuestions(
  file: File,
  test: TestOf,
  hasKey: boolean,
): Promise<((stored: unknown) => void) | null> {
  const read = readQuestions(await readRows(file, 'spreadsheet'))
  const { name, finished } = test
  const isFirst = storedCount(test.coaching, test.kind) === 0
  const props = { name, fileName: file.name, read, hasKey, finished, isFirst }
  if (!(await openDialog(QuestionsDialog, props))) return null
  const { questions } = read
  return (stored) => {
    // a server of chapter 7 alone may not tell it
    const { filePath } = Object(stored)
    rememberQuestions(test.coaching.id, test.kind, { questions, filePath })
  }
}

/**
 * Shows the answers of a key file before it is sent, matched with the questions.
 * @throws RefusedFile when it is no Excel file
 */
export async function reviewKey(file: File, test: TestOf): Promise<boolean> {
  const rows = await readRows(file, 'spreadsheet')
  const { count, file: storedFile } = await storedNow(test)
  const known = knownQuestions(test.coaching.id, test.kind, storedFile)
  const { name, finished } = test
  const props = { name, fileName: file.name, rows, known, finished, storedCount: count }
  return (await openDialog(KeyDialog, props)) === true
}
