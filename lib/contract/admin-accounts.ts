import { get, patch } from './endpoint.ts'

/** The accounts of the office, for superadmins; beside chapter 7. */
export const adminAccount = {
  list: get('/admin-account', {
    access: 'superadmin',
    group: 'admin-account',
    feature: 'admin-accounts',
    answer: async () => (await import('../entities/admin-account.ts')).adminAccountsSchema,
  }),
  /** Takes the second factor off. */
  update: patch('/admin-account/:id', {
    access: 'superadmin',
    group: 'admin-account',
    feature: 'admin-accounts',
    asksAgain: true,
    body: async () =>
      (await import('../validation/second-factor.ts')).adminAccountUpdateSchema,
  }),
}
