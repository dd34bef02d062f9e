import type { Category } from './content.ts'
import type { Id, Instant } from './identity.ts'
import type { TestKind } from './test.ts'

/** A coach or the moderator. `type` is 'Coach 1' to 'Coach 3' or 'Moderator' (decision 77). */
export type Coach = {
  id: Id
  type: string
  name: string
  jabatan: string
  instansi: string
  image: string | null
}

/** A material: `fileUrl` is a path under the assets base or an absolute address. */
export type Materi = {
  name: string
  fileUrl: string
  /** Bytes of the file, beyond §3; left out where the server does not know them. */
  size?: number
}

/** Statuses that admins see, derived from the data (§4, decision 26). */
export const COACHING_STATUSES = [
  'Draft',
  'Pre Coaching',
  'Kedaluarsa',
  'Proses Coaching',
  'Selesai',
  'Unknown',
] as const
export type CoachingStatus = (typeof COACHING_STATUSES)[number]

/** Statuses that a participant's own coaching can have; compared without case (decision 30). */
export const USER_COACHING_STATUSES = [
  'Proses verifikasi',
  'Pre Coaching',
  'Proses Coaching',
  'Selesai',
  'Anda tidak dapat mengikuti coaching',
] as const
export type UserCoachingStatus = (typeof USER_COACHING_STATUSES)[number]

/** Date and times of a meeting; each of the three may be missing while the coaching is planned. */
export type Schedule = {
  tanggalMeeting: Instant | null
  jamMulai: Instant | null
  jamSelesai: Instant | null
}

/**
 * A coaching session as visitors and participants see it.
 * `isInProposal` and `userTakeThis` are false and `userCoachingStatus` null for visitors.
 * The meeting link is never part of it.
 */
export type Coaching = Schedule & {
  id: Id
  coachingCode: string
  topic: string
  categoryId: Id
  category: Category
  /** Absolute address of the flyer picture. */
  flyer: string
  totalPeserta: number
  /** Number of approved participants (decision 32). */
  pesertaTerdaftar: number
  adminId: Id
  /** Name of the contact person, from the chosen admin (decision 40). */
  narahubung: string
  /** WhatsApp number of the contact person. */
  contact: string
  coaches: Coach[]
  moderator: Coach | null
  materi: Materi[]
  isPublished: boolean
  publishDate: Instant | null
  /** Number of questions of the pre-test; 0 means that there is none (decision 54). */
  preTestSoal: number
  preTestDurationMinutes: number
  postTestSoal: number
  postTestDurationMinutes: number
  isInProposal: boolean
  userTakeThis: boolean
  userCoachingStatus: UserCoachingStatus | null
}

/** A test that was begun and not ended, until a minute after its deadline, while late answers are taken. */
export type RunningTest = { kind: TestKind; deadline: Instant }

/** How far a participant is in one coaching. */
export type StepProgress = {
  preTestDone: boolean
  /** The meeting link was shared. */
  meetingOpen: boolean
  attended: boolean
  postTestDone: boolean
  surveyDone: boolean
  certificateAvailable: boolean
  runningTests: RunningTest[]
}

/** A coaching in a participant's own list: taken, past or proposed. */
export type TakenCoaching = Coaching & {
  userCoachingStatus: UserCoachingStatus
  proposalId: Id
  /** Why the proposal was rejected; null otherwise. */
  reason: string | null
  /** Beyond §7, of an accepted proposal; left out where the server does not tell. */
  progress?: StepProgress
}

/** A coaching as admins see it. */
export type AdminCoaching = Coaching & {
  status: CoachingStatus
  canCancel: boolean
  canEdit: boolean
  isDataComplete: boolean
  PreTest: { soal: string | null; jawaban: string | null } | null
  ZoomMeeting: { meetingUrl: string | null; meetingBackground: string | null } | null
}

/**
 * Header of the participant's shell (`GET /coaching/{id}/auth`). What chapter 7 does not list is left out by a
 * server that does not tell it.
 */
export type CoachingHeader = Pick<
  Coaching,
  'coachingCode' | 'topic' | 'tanggalMeeting' | 'jamMulai' | 'userCoachingStatus'
> &
  Partial<
    Pick<
      Coaching,
      | 'jamSelesai'
      | 'preTestSoal'
      | 'preTestDurationMinutes'
      | 'postTestSoal'
      | 'postTestDurationMinutes'
    >
  > & {
    /** Spares the shell the six calls for the steps. */
    progress?: StepProgress
  }

/** An option of the coaching form's 'Admin' select: §3 has `id` and `extra`, a name may come with it (decision 40). */
export type AdminOption = { id: Id; extra: string; name?: string; fullName?: string }
