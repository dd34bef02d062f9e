import { array, boolean, type InferType, number, object, string } from 'yup'
import { REMINDED_STEPS, REMINDER_KINDS } from '../entities/reminder-values.ts'
import { id, MAX_LONG, MAX_SHORT, requiredText } from './fields.ts'
import { instant } from './instant.ts'
import { message, reminderText } from './notification-forms.ts'

/** What every notification call carries (§3 Notification payload). */
const payload = () => ({
  subject: requiredText('Subjek diperlukan', 2 * MAX_SHORT),
  message: message(),
  notifToMember: boolean().required(),
  notifToWa: boolean().required(),
})

const time = () => instant().nullable().default(null)
/** What only our own client says beyond §7: the meeting's times by which a message was written. */
const byTimes = () =>
  object({ tanggalMeeting: time(), jamMulai: time(), jamSelesai: time() })
    .optional()
    .default(undefined)

/** What only our own client says beyond §7: which row a message is about. */
const aboutId = () => id().optional()

/** Body of `POST /notification/proposal`; `proposalId` and `announces` are ours, beyond §7. */
export const proposalNotificationSchema = object({
  userId: id(),
  ...payload(),
  proposalId: aboutId(),
  times: byTimes(),
  /** The decision that follows and sends the message. */
  announces: string().oneOf(['acceptance', 'rejection'] as const),
})

/** Body of `POST /notification/update-coaching`; `announces` is ours, beyond §7. */
export const coachingNotificationSchema = object({
  coachingId: id(),
  ...payload(),
  times: byTimes(),
  /** A deletion follows and sends the message; one about a change goes out at once. */
  announces: string().oneOf(['change', 'deletion'] as const),
})

/** Body of the certificate notification; all but chapter 7's own is ours: `certificateId` is the row's id. */
export const certificateNotificationSchema = object({
  ...{ userId: id(), ...payload() },
  // whether there was a certificate when the message was begun, and when they were last told
  ...{ isThere: boolean().optional(), toldAt: instant().nullable().optional() },
  // the row, and the version that it tells as issued or withdrawn
  ...{ certificateId: aboutId(), issuedId: aboutId() },
})

/** Body of the message to those who have not yet done a step, beyond §7; `{nama}` becomes each reader's name. */
export const reminderSchema = object({
  step: string().oneOf(REMINDED_STEPS).required(),
  userIds: array(id()).min(1, 'Pilih setidaknya satu peserta').max(1000).required(),
  ...payload(),
  // and when the last of them was reminded by the list that was shown
  ...{ times: byTimes(), toldAt: instant().nullable().optional() },
})

/** Query of `POST /notification/undelivered/{id}/resend`, beyond §7: the last try that the caller saw. */
export const resendQuerySchema = object({ triedAt: instant().optional() })

/** Body of `PUT /coaching/admin/{id}/reminders`, beyond §7: one reminder as it shall be. */
export const plannedReminderSchema = object({
  kind: string().oneOf(REMINDER_KINDS).required(),
  enabled: boolean().required(),
  days: number().integer().min(-30).max(30).required(),
  minutes: number().integer().min(-1440).max(1440).required(),
  ...reminderText(),
})

/** Body of `POST /coaching/admin/{id}/reminders`, beyond §7. */
export const sendNowSchema = object({
  kind: string().oneOf(REMINDER_KINDS).required(),
  userIds: array(id()).min(1, 'Pilih setidaknya satu peserta').max(1000).required(),
  /** As it was shown: it is not sent where it reads otherwise by now. */
  subject: string().max(MAX_SHORT).optional(),
  paragraph: string().max(MAX_LONG).optional(),
})

export type ProposalNotificationBody = InferType<typeof proposalNotificationSchema>
export type CoachingNotificationBody = InferType<typeof coachingNotificationSchema>
export type CertificateNotificationBody = InferType<typeof certificateNotificationSchema>
export type ReminderBody = InferType<typeof reminderSchema>
export type PlannedReminderBody = InferType<typeof plannedReminderSchema>
export type SendNowBody = InferType<typeof sendNowSchema>
