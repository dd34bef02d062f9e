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
    holidays: { summary: "The office's holidays" },
    updateHolidays: { summary: 'Replace the whole list of them' },
    publicHolidays: {
      summary: 'Proposal of the public holidays of a year',
      refusals: [400],
      query: async () =>
        (await import('../../../lib/validation/holidays.ts')).publicHolidaysQuerySchema,
    },
    steps: { summary: 'What is left to do on the first day' },
    skipStep: { summary: 'Skip a step that the office does not need, or take that back' },
  },
  system: {
    get: { summary: 'Version, database, free disk, last backup, ways of messages' },
    outbox: {
      summary: 'Messages and what became of them, newest first',
      refusals: [400],
      query: async () =>
        (await import('../../../lib/validation/audit-query.ts')).outboxQuerySchema,
    },
    testMessage: { summary: 'A message to the own account', refusals: [404, 409] },
  },
}
