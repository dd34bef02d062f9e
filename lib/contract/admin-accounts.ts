import { get, patch, post, remove } from './endpoint.ts'

const OFFICE = { access: 'superadmin', group: 'admin-account', feature: 'office' } as const

/** The accounts of the office, for superadmins; beside chapter 7. */
export const adminAccount = {
  list: get('/admin-account', {
    access: 'superadmin',
    group: 'admin-account',
    feature: 'admin-accounts',
    answer: async () => (await import('../entities/admin-account.ts')).adminAccountsSchema,
  }),
  /** An account without a password that anybody knows, and the link by which its owner chooses one; shown this once. */
  create: post('/admin-account', {
    ...OFFICE,
    once: true,
    asksAgain: true,
    body: async () => (await import('../validation/admin-account.ts')).newAdminSchema,
    answer: async () =>
      (await import('../entities/admin-account.ts')).newAdminAccountSchema,
  }),
  /** Takes the second factor off, locks and unlocks, changes the role. 409 where it is the own account or the last superadmin's. */
  update: patch('/admin-account/:id', {
    access: 'superadmin',
    group: 'admin-account',
    feature: 'admin-accounts',
    asksAgain: true,
    body: async () =>
      (await import('../validation/admin-account.ts')).adminAccountUpdateSchema,
  }),
  /** The coachings that it is in charge of get another admin. */
  handOver: post('/admin-account/:id/hand-over', {
    ...OFFICE,
    once: true,
    body: async () => (await import('../validation/admin-account.ts')).handOverSchema,
    answer: async () => (await import('../entities/admin-account.ts')).handedOverSchema,
  }),
  /** 409 while it is in charge of coachings, and where it is the own account or the last superadmin's. */
  remove: remove('/admin-account/:id', { ...OFFICE, asksAgain: true }),
}
