import { get, remove } from './endpoint.ts'

/** Where the own account is signed in; beside chapter 7. */
export const sessions = {
  list: get('/auth/sessions', {
    access: 'signed-in',
    group: 'session',
    feature: 'sessions',
    answer: async () => (await import('../entities/session.ts')).ownSessionsSchema,
  }),
  /** One that has ended already is as good as ended now. */
  end: remove('/auth/sessions/:id', {
    access: 'signed-in',
    group: 'session',
    feature: 'sessions',
  }),
  endOthers: remove('/auth/sessions', {
    access: 'signed-in',
    group: 'session',
    feature: 'sessions',
  }),
}
