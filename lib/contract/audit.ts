import { get } from './endpoint.ts'

/** Beyond §7: the trail of what admins did, for superadmins. Its query is `auditQuerySchema`. */
export const audit = {
  list: get('/audit', {
    access: 'superadmin',
    group: 'none',
    feature: 'audit-trail',
    answer: async () => (await import('../entities/audit.ts')).auditPageSchema,
  }),
}
