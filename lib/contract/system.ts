import { get, post } from './endpoint.ts'

/** How the portal itself is; for superadmins, beside chapter 7. */
export const system = {
  get: get('/system', {
    access: 'superadmin',
    group: 'none',
    feature: 'office',
    answer: async () => (await import('../entities/system.ts')).systemSchema,
  }),
  /** All messages that are still kept. Its query is `outboxQuerySchema`. */
  outbox: get('/outbox', {
    access: 'superadmin',
    group: 'outbox',
    feature: 'office',
    answer: async () => (await import('../entities/outbox.ts')).outboxPageSchema,
  }),
  /** Sends a message to the own account by one way. 409 where the server has no such way. */
  testMessage: post('/system/test-message', {
    access: 'superadmin',
    group: 'outbox',
    feature: 'office',
    once: 'briefly',
    body: async () => (await import('../validation/system.ts')).testMessageSchema,
  }),
}
