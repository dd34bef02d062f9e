import { get, post, remove } from './endpoint.ts'

const OURS = { access: 'user', group: 'own-reminders', feature: 'own-reminders' } as const

/** Whether a participant gets reminders; their own choice, beside chapter 7. */
export const ownReminders = {
  get: get('/own-reminders', {
    ...OURS,
    answer: async () => (await import('../entities/own-reminders.ts')).ownRemindersSchema,
  }),
  begin: post('/own-reminders', OURS),
  /** What waits for its gateway is called off. */
  end: remove('/own-reminders', OURS),
}
