import { get, post, put } from './endpoint.ts'

/** Messages of a coaching that go by themselves, and what became of all its messages; beside §7. */
export const reminder = {
  list: get('/coaching/admin/:id/reminders', {
    access: 'admin',
    group: 'reminder',
    feature: 'reminders',
    answer: async () => (await import('../entities/reminder.ts')).plannedRemindersSchema,
  }),
  /** Sets one of them; with the values that it came with it is a ready one again. */
  update: put('/coaching/admin/:id/reminders', {
    access: 'admin',
    group: 'reminder',
    feature: 'reminders',
    body: async () => (await import('../validation/notification.ts')).plannedReminderSchema,
    answer: async () => (await import('../entities/reminder.ts')).plannedRemindersSchema,
  }),
  /** Sends one of them now to some; when it is due it goes to none of them again. */
  sendNow: post('/coaching/admin/:id/reminders', {
    access: 'admin',
    group: 'reminder',
    feature: 'reminders',
    once: 'briefly',
    body: async () => (await import('../validation/notification.ts')).sendNowSchema,
    answer: async () => (await import('../entities/reminder.ts')).remindedSchema,
  }),
  messages: get('/coaching/admin/:id/messages', {
    access: 'admin',
    group: 'reminder',
    feature: 'reminders',
    answer: async () => (await import('../entities/reminder.ts')).coachingMessagesSchema,
  }),
}
