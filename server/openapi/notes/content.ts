import type { Notes } from './note.ts'

export const contentNotes: Notes<'beranda' | 'category' | 'faq' | 'profile' | 'panduan'> = {
  beranda: {
    list: { summary: 'Banners of the start page' },
    get: { summary: 'One banner' },
    create: { summary: 'Add a banner with its picture' },
    update: { summary: 'Change a banner; without a file its picture stays' },
    remove: { summary: 'Delete a banner' },
  },
  category: {
    list: { summary: 'Topics, each with its questions and answers' },
    infographic: { summary: 'How many participants are interested in each topic' },
    get: { summary: 'One topic' },
    create: { summary: 'Add a topic' },
    update: { summary: 'Rename a topic' },
    remove: { summary: 'Delete a topic with its questions' },
  },
  faq: {
    list: { summary: 'Questions and answers' },
    get: { summary: 'One question with its answer' },
    create: { summary: 'Add a question' },
    update: { summary: 'Change a question' },
    remove: { summary: 'Delete a question' },
  },
  profile: {
    list: { summary: "Entries of the office's profile" },
    get: { summary: 'One entry of the profile' },
    update: { summary: 'Change an entry of the profile' },
  },
  panduan: {
    list: { summary: 'Guides to the portal' },
    get: { summary: 'One guide' },
    update: { summary: 'Change a guide' },
  },
}
