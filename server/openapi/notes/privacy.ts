import type { Notes } from './note.ts'

export const privacyNotes: Notes<'privacy' | 'ownData'> = {
  privacy: {
    get: { summary: 'The privacy page, and how long this server keeps things' },
    update: { summary: 'Write a new edition of the privacy page' },
    editions: { summary: 'Every edition of the privacy page, newest first' },
  },
  ownData: {
    privacy: {
      summary: 'What the own account has agreed to and been told of',
      refusals: [404],
    },
    told: { summary: 'Keep that the own account has been told of an edition' },
    export: { summary: 'The copy of the own data that was asked for last' },
    beginExport: {
      summary: 'Ask for a copy of all that the portal holds of the own account',
      refusals: [404, 422, 429],
    },
    exportFile: { summary: 'The copy itself, a ZIP, for a day', refusals: [410] },
    outlook: {
      summary: 'What an erasure of the own account takes, and what stands before it',
    },
    erase: {
      summary: 'End the own account and forget whose it was',
      refusals: [404, 422, 429],
    },
  },
}
