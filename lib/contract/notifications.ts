import { post } from './endpoint.ts'

/** Messages of §4 'Proposal' and 'Update and delete'. */
export const notification = {
  proposal: post('/notification/proposal', {
    access: 'admin',
    group: 'none',
    body: async () =>
      (await import('../validation/notification.ts')).memberNotificationSchema,
    once: true,
  }),
  updateCoaching: post('/notification/update-coaching', {
    access: 'admin',
    group: 'none',
    body: async () =>
      (await import('../validation/notification.ts')).coachingNotificationSchema,
    once: true,
  }),
}
