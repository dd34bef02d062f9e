import { accountRows, contentRows } from './accounts.ts'
import { coachingRows, testRows } from './coachings.ts'
import type { DemoContext } from './context.ts'
import { enrolments } from './enrolments.ts'
import { demoFiles, fileIdOf } from './files.ts'
import { journeyRows } from './journeys.ts'
import { messageRows } from './messages.ts'

/** All rows and files of the demo data. The same moment and hashes give the same rows. */
export const demoRows = async (settings: Omit<DemoContext, 'file'>) => {
  const files = await demoFiles()
  const byId = new Map(files.map(({ row }) => [row.id, row]))
  const context: DemoContext = {
    ...settings,
    file: (name) => {
      const found = byId.get(fileIdOf(name))
      if (!found) throw new Error(`no file named ${name}`)
      return found
    },
  }
  const accounts = accountRows(context)
  const coachings = coachingRows(context)
  const enrolled = enrolments(context, coachings.planned, accounts.users)
  const tests = testRows(context, coachings.planned)
  return {
    ...{ accounts, coachings, tests, files },
    journeys: journeyRows(context, enrolled, tests.questions),
    content: contentRows(context),
    proposals: enrolled.map(({ proposal }) => proposal),
    messages: messageRows(context, enrolled),
  }
}

export type DemoRows = Awaited<ReturnType<typeof demoRows>>
