import { get, post } from './endpoint.ts'

/** Messages of §4 'Proposal' and 'Update and delete', and what became of those that did not arrive. */
export const notification = {
  /** It waits for its decision, and takes the place of what was written before: a repeat is known by what it is about. */
  proposal: post('/notification/proposal', {
    access: 'admin',
    group: 'none',
    body: async () =>
      (await import('../validation/notification.ts')).proposalNotificationSchema,
  }),
  updateCoaching: post('/notification/update-coaching', {
    access: 'admin',
    group: 'none',
    body: async () =>
      (await import('../validation/notification.ts')).coachingNotificationSchema,
    once: 'briefly',
  }),
  /** Who has not yet done which step, beyond §7. */
  notYet: get('/coaching/admin/:id/not-yet', {
    access: 'admin',
    group: 'test',
    feature: 'manual-reminders',
    answer: async () => (await import('../entities/reminder.ts')).notYetSchema,
  }),
  /** A message to those of them who still have not. */
  remind: post('/coaching/admin/:id/not-yet', {
    access: 'admin',
    group: 'none',
    feature: 'manual-reminders',
    body: async () => (await import('../validation/notification.ts')).reminderSchema,
    once: 'briefly',
    answer: async () => (await import('../entities/reminder.ts')).remindedSchema,
  }),
  /** The newest messages that failed, may have failed, or wait for another attempt. */
  undelivered: get('/notification/undelivered', {
    access: 'admin',
    group: 'outbox',
    feature: 'undelivered-messages',
    answer: async () => (await import('../entities/outbox.ts')).undeliveredMessagesSchema,
  }),
  resend: post('/notification/undelivered/:id/resend', {
    access: 'admin',
    group: 'outbox',
    feature: 'undelivered-messages',
    answer: async () => (await import('../entities/outbox.ts')).undeliveredMessageSchema,
    once: 'briefly',
  }),
}
