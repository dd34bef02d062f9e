import { boolean, type InferType, object } from 'yup'
import { id, isHttpUrl, MAX_URL, text } from './fields.ts'

/** Body of `PATCH …/update-meeting-url`; the empty text takes the link away. */
export const meetingUrlSchema = object({
  meetingUrl: text(MAX_URL)
    .defined('Tautan meeting diperlukan')
    .test(
      'http-url',
      'Tautan meeting harus berupa URL yang diawali http:// atau https://',
      (value) => !value || isHttpUrl(value),
    ),
})

/** Body of `POST …/absensi`: whose attendance is toggled; with `status`, ours beyond §7, what it is to be. */
export const attendanceSchema = object({ userId: id(), status: boolean().optional() })

export type MeetingUrlBody = InferType<typeof meetingUrlSchema>
export type AttendanceBody = InferType<typeof attendanceSchema>
