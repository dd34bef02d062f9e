import { asItIsNow } from '@/app/_screens/admin/as-it-is-now'
import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import { readQuestions } from '@/lib/domain/tests/test-file'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { openDialog } from '@/lib/feedback/dialog'
import { finishedOf, type TestOverview } from './finished'
import { KeyDialog } from './key-dialog'
import { knownQuestions, rememberQuestions } from './known-questions'
import { QuestionsDialog } from './questions-dialog'

export type TestOf = {
  coaching: AdminCoaching
  kind: TestKind
  /** 'Pre Test' or 'Post Test'. */
  name: string
  /** As the page has read it; undefined while that is not known. */
  overview: TestOverview | undefined
}

/** What was agreed to be sent: over which files, and what to do with the answer. */
export type Agreed = {
  version: string | undefined
  whenSent?: (stored: unknown) => void
}

type Counted = Pick<AdminCoaching, 'preTestSoal' | 'postTestSoal'>

const storedCount = (coaching: Counted, kind: TestKind) =>
  kind === 'pre-test' ? coaching.preTestSoal : coaching.postTestSoal

const QUIET = { quiet: true }

type Part = 'soal' | 'jawaban'

/** Tells two files of the same name apart, where the server does. */
const fileOf = (overview: TestOverview | undefined, part: Part) =>
  JSON.stringify([
    overview?.[part],
    part === 'soal' ? overview?.soalFile : overview?.jawabanAt,
  ])

/** The files that count now, which another admin may have sent since this page was read. */
async function storedNow({ coaching, kind, overview }: TestOf, part: Part) {
  const input = { params: { id: coaching.id } }
  const { get, preTest, postTest } = api.adminCoaching
  const reading: Promise<TestOverview> =
    kind === 'pre-test' ? call(preTest, input, QUIET) : call(postTest, input, QUIET)
  const [present, files] = await Promise.all([
    asItIsNow(coaching, call(get, input, QUIET)),
    asItIsNow(overview, reading),
  ])
  return {
    count: storedCount(present, kind),
    files,
    finished: finishedOf(files),
    replaced: {
      name: files?.[part] ?? null,
      isNew: overview !== undefined && fileOf(files, part) !== fileOf(overview, part),
    },
  }
}

/**
 * Shows the questions of a file before it is sent.
 *
 * @returns null where the file shall not be sent
 * @throws RefusedFile when it is no Excel file
 */
export async function reviewQuestions(file: File, test: TestOf): Promise<Agreed | null> {
  const read = readQuestions(await readRows(file, 'spreadsheet'))
  const { count, files, ...now } = await storedNow(test, 'soal')
  const isFirst = count === 0
  const hasKey = Boolean(files?.jawaban)
  const props = { name: test.name, fileName: file.name, read, hasKey, isFirst, ...now }
  if (!(await openDialog(QuestionsDialog, props))) return null
  const { questions } = read
  return {
    version: files?.version,
    whenSent: (stored) => {
      // a server of chapter 7 alone may not tell it
      const { filePath } = Object(stored)
      rememberQuestions(test.coaching.id, test.kind, { questions, filePath })
    },
  }
}

/**
 * Shows the answers of a key file before it is sent, matched with the questions.
 *
 * @returns null where the file shall not be sent
 * @throws RefusedFile when it is no Excel file
 */
export async function reviewKey(file: File, test: TestOf): Promise<Agreed | null> {
  const rows = await readRows(file, 'spreadsheet')
  const { count, files, ...now } = await storedNow(test, 'jawaban')
  const known = knownQuestions(test.coaching.id, test.kind, files?.soalFile)
  const { name } = test
  const props = { name, fileName: file.name, rows, known, storedCount: count, ...now }
  return (await openDialog(KeyDialog, props)) ? { version: files?.version } : null
}
