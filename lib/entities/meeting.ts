import type { Id } from './identity.ts'

/** A row of the attendance table; `id` is the user's id, `status` whether they attended (decision 78). */
export type AttendanceRow = {
  id: Id
  name: string
  namaInstansi: string | null
  status: boolean
}

/** The admin's overview of the meeting. */
export type ZoomMeetingOverview = {
  meetingUrl: string | null
  meetingBackground: string | null
  meetingBackgroundFileName: string | null
  users: AttendanceRow[]
}

/** What a participant may know of the meeting; a missing field means "not yet" (decision 58). */
export type ZoomMeetingCheck = {
  eligible: boolean
  meetingUrl: string | null
  meetingBackground: string | null
  attended: boolean
}
