import type { Notes } from './note.ts'

export const officeNotes: Notes<'firstAccount'> = {
  firstAccount: {
    create: {
      summary: "Make the office's first account by the link that the start prints",
      refusals: [410],
    },
  },
}
