import { boolean, type InferType, number, object, type TestConfig } from 'yup'
import { OTHER } from '../domain/messages/notification-choices.ts'
import { reminderSlotFault } from '../domain/messages/slots.ts'
import { flag, formText, MAX_LONG, MAX_SHORT, requiredText } from './fields.ts'

/** The words of a message. */
export const message = () => requiredText('Pesan diperlukan', MAX_LONG)

const slots = (field: 'subject' | 'paragraph'): TestConfig<string | undefined> => ({
  name: 'slots',
  test: (value, { createError }) => {
    const fault = value ? reminderSlotFault(value, field) : null
    return fault === null || createError({ message: fault })
  },
})

/** Subject and text of a reminder, which name nothing that nobody fills in. */
export const reminderText = () => ({
  subject: requiredText('Subjek diperlukan', MAX_SHORT).test(slots('subject')),
  paragraph: message().test(slots('paragraph')),
})

/** The form of one reminder: its hour as 'HH:MM', what it does not use stays as it is. */
export const reminderFormSchema = object({
  days: number()
    .integer()
    .min(0)
    .max(30, 'Paling jauh 30 hari')
    .required('Hari diperlukan'),
  time: requiredText('Pukul diperlukan', 5),
  minutes: number()
    .integer()
    .min(0)
    .max(1440, 'Paling jauh 1440 menit')
    .required('Menit diperlukan'),
  ...reminderText(),
})

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

export type ReminderForm = InferType<typeof reminderFormSchema>
