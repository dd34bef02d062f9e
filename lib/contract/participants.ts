import { get } from './endpoint.ts'

const PAGES = { access: 'admin', group: 'user', feature: 'participant-pages' } as const
const entity = () => import('../entities/user.ts')

/** Beyond §7: the participants by pages, for an office with more of them than one answer should carry. */
export const participantPages = {
  /** Its query is `participantQuerySchema`. */
  page: get('/participant', {
    ...PAGES,
    answer: async () => (await entity()).participantPageSchema,
  }),
  choices: get('/participant/choices', {
    ...PAGES,
    answer: async () => (await entity()).participantChoicesSchema,
  }),
}
