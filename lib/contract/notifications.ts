import {
  coachingNotificationSchema,
  memberNotificationSchema,
} from '../validation/notification.ts'
import { post } from './endpoint.ts'

/** Messages of §4 'Proposal' and 'Update and delete'. */
export const notification = {
  proposal: post('/notification/proposal', {
    access: 'admin',
    group: 'none',
    body: memberNotificationSchema,
    once: true,
  }),
  updateCoaching: post('/notification/update-coaching', {
    access: 'admin',
    group: 'none',
    body: coachingNotificationSchema,
    once: true,
  }),
}
