import { seedDocuments } from './documents/documents.ts'
import { seedPictures } from './pictures/pictures.ts'
import { accountRows } from './rows/accounts.ts'
import { coachingRows } from './rows/coachings.ts'
import { contentRows } from './rows/content.ts'
import type { SeedContext } from './rows/context.ts'
import { journeyRows } from './rows/journeys.ts'
import { messageRows } from './rows/messages.ts'
import { enrolments } from './rows/proposals.ts'
import { testRows } from './rows/tests.ts'
import { fileIdOf, type SeedFile } from './stored-file.ts'

/** All rows and files of the demo data. The same moment and hashes give the same rows. */
export const demoRows = async (settings: Omit<SeedContext, 'file'>) => {
  const made = [...(await seedPictures()), ...seedDocuments()]
  const byId = new Map(made.map((file) => [file.row.id, file]))
  const context: SeedContext = {
    ...settings,
    file: (name) => {
      const found = byId.get(fileIdOf(name))
      if (!found) throw new Error(`no file named ${name}`)
      return found
    },
  }
  const accounts = accountRows(context)
  const coachings = coachingRows(context)
  const enrolled = enrolments(context, coachings.planned, accounts.participants)
  const tests = testRows(context, coachings.planned)
  const journeys = journeyRows(context, enrolled, tests.questions)
  const files: SeedFile[] = [...made, ...journeys.certificateFiles]
  return {
    ...{ accounts, coachings, tests, journeys, files },
    content: contentRows(context),
    proposals: enrolled.map(({ proposal }) => proposal),
    messages: messageRows(context, enrolled),
  }
}

export type DemoRows = Awaited<ReturnType<typeof demoRows>>
