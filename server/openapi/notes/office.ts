import type { Notes } from './note.ts'

export const officeNotes: Notes<'firstAccount' | 'office' | 'system'> = {
  firstAccount: {
    create: {
      summary: "Make the office's first account by the link that the start prints",
      refusals: [410],
    },
  },
  office: {
    get: { summary: 'Name, contact and logo of the office' },
    update: { summary: 'Change them, and who signs messages' },
    wordings: { summary: "The office's own texts of messages" },
    updateWordings: { summary: 'Replace them; one that is left out is the portal’s' },
    steps: { summary: 'What is left to do on the first day' },
  },
  system: {
    get: { summary: 'Version, database, free disk, last backup, ways of messages' },
    testMessage: { summary: 'A message to the own account', refusals: [404, 409] },
  },
}
