import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { idSchema, orNull, versionSchema } from './identity.ts'

/** A row of the attendance table; `id` is the user's id, `status` whether they attended (decision 78). */
export const attendanceRowSchema = object({
  id: idSchema,
  name: string(),
  namaInstansi: orNull(string()),
  /** Beyond §7: what a meeting report knows somebody by. */
  email: optional(string()),
  status: boolean(),
})
export type AttendanceRow = InferOutput<typeof attendanceRowSchema>

/** The admin's overview of the meeting. */
export const zoomMeetingOverviewSchema = object({
  meetingUrl: orNull(string()),
  meetingBackground: orNull(string()),
  meetingBackgroundFileName: orNull(string()),
  users: array(attendanceRowSchema),
  version: versionSchema,
})
export type ZoomMeetingOverview = InferOutput<typeof zoomMeetingOverviewSchema>

/** The state after a toggle of `absensi` (decision 61). */
export const attendanceSchema = object({ status: boolean() })

/** What a participant may know of the meeting; a missing field means "not yet" (decision 58). */
export const zoomMeetingCheckSchema = object({
  eligible: optional(boolean(), false),
  meetingUrl: orNull(string()),
  meetingBackground: orNull(string()),
  attended: optional(boolean(), false),
})
export type ZoomMeetingCheck = InferOutput<typeof zoomMeetingCheckSchema>
