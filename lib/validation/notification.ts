import { boolean, type InferType, object } from 'yup'
import { OTHER } from '../domain/notification-choices.ts'
import { flag, formText, id, MAX_LONG, MAX_SHORT, requiredText } from './fields.ts'

const message = () => requiredText('Pesan diperlukan', MAX_LONG)

/** What every notification call carries (§3 Notification payload). */
const payload = () => ({
  subject: requiredText('Subjek diperlukan', 2 * MAX_SHORT),
  message: message(),
  notifToMember: boolean().required(),
  notifToWa: boolean().required(),
})

/** Body of `POST /notification/proposal` and of the certificate notification. */
export const memberNotificationSchema = object({ userId: id(), ...payload() })

/** Body of `POST /notification/update-coaching`. */
export const coachingNotificationSchema = object({ coachingId: id(), ...payload() })

/** §5 Notification forms 'Acceptance, rejection, certificate and cancellation forms'. */
export const notificationFormSchema = object({
  message: message(),
  notifToMember: boolean().default(true),
  notifToWa: flag(),
})

/** The rejection form: the chosen reason, and its free text where the choice is 'other' (decision 47). */
export const rejectionFormSchema = notificationFormSchema.shape({
  choice: requiredText('Alasan diperlukan'),
  other: formText(MAX_SHORT).when('choice', ([choice], schema) =>
    choice === OTHER ? schema.required('Alasan diperlukan') : schema,
  ),
})

/** The change-of-coaching form: the e-mail must go out (decision 72). */
export const changeFormSchema = notificationFormSchema.shape({
  choice: requiredText('Subjek diperlukan'),
  other: formText(MAX_SHORT).when('choice', ([choice], schema) =>
    choice === OTHER ? schema.required('Subjek diperlukan') : schema,
  ),
  notifToMember: boolean()
    .default(true)
    .oneOf([true], 'Notifikasi harus terkirim ke email peserta'),
})

export type MemberNotificationBody = InferType<typeof memberNotificationSchema>
export type CoachingNotificationBody = InferType<typeof coachingNotificationSchema>
export type NotificationForm = InferType<typeof notificationFormSchema>
