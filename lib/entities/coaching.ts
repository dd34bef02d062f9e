import {
  array,
  boolean,
  fallback,
  type InferOutput,
  nullish,
  number,
  object,
  optional,
  pick,
  picklist,
  string,
  union,
} from 'valibot'
import { COACHING_STATUSES, USER_COACHING_STATUSES } from './coaching-values.ts'
import { categorySchema } from './content.ts'
import { idSchema, instantSchema, orNull, versionSchema } from './identity.ts'
import { testKindSchema } from './test.ts'

/** A coach or the moderator. `type` is 'Coach 1' to 'Coach 3' or 'Moderator' (decision 77). */
export const coachSchema = object({
  id: idSchema,
  type: string(),
  name: string(),
  jabatan: string(),
  instansi: string(),
  image: orNull(string()),
})
export type Coach = InferOutput<typeof coachSchema>

/** A material: `fileUrl` is a path under the assets base or an absolute address. */
export const materiSchema = object({
  name: string(),
  fileUrl: string(),
  /** Bytes of the file, beyond §3; left out where the server does not know them. */
  size: optional(number()),
})
export type Materi = InferOutput<typeof materiSchema>

const coachingStatusSchema = picklist(COACHING_STATUSES)
export type CoachingStatus = InferOutput<typeof coachingStatusSchema>

const userCoachingStatusSchema = picklist(USER_COACHING_STATUSES)
export type UserCoachingStatus = InferOutput<typeof userCoachingStatusSchema>
/** A foreign server's own word is shown as it is (decision 30). */
export const anyUserStatusSchema = union([userCoachingStatusSchema, string()])

/** Date and times of a meeting; each of the three may be missing while the coaching is planned. */
export const scheduleSchema = object({
  tanggalMeeting: orNull(instantSchema),
  jamMulai: orNull(instantSchema),
  jamSelesai: orNull(instantSchema),
})
export type Schedule = InferOutput<typeof scheduleSchema>

/**
 * A coaching session as visitors and participants see it.
 * `isInProposal` and `userTakeThis` are false and `userCoachingStatus` null for visitors.
 * The meeting link is never part of it.
 */
export const coachingSchema = object({
  ...scheduleSchema.entries,
  id: idSchema,
  coachingCode: string(),
  topic: string(),
  categoryId: idSchema,
  category: categorySchema,
  /** Absolute address of the flyer picture. */
  flyer: string(),
  totalPeserta: number(),
  /** Number of approved participants (decision 32). */
  pesertaTerdaftar: number(),
  adminId: idSchema,
  /** Name of the contact person, from the chosen admin (decision 40). */
  narahubung: string(),
  /** WhatsApp number of the contact person. */
  contact: string(),
  coaches: array(coachSchema),
  moderator: orNull(coachSchema),
  materi: array(materiSchema),
  isPublished: boolean(),
  publishDate: orNull(instantSchema),
  /** Number of questions of the pre-test; 0 means that there is none (decision 54). */
  preTestSoal: number(),
  preTestDurationMinutes: number(),
  postTestSoal: number(),
  postTestDurationMinutes: number(),
  isInProposal: boolean(),
  userTakeThis: boolean(),
  userCoachingStatus: orNull(anyUserStatusSchema),
  /** Whether the participant who looks is told of a free place, beyond §3; left out for anyone else, and in lists. */
  placeAlert: optional(boolean()),
})
export const coachingsSchema = array(coachingSchema)
/** `null` when no coaching is near (decision 64). */
export const coachingOrNullSchema = orNull(coachingSchema)
export type Coaching = InferOutput<typeof coachingSchema>

/** A test that was begun and not ended, until a minute after its deadline, while late answers are taken. */
export const runningTestSchema = object({ kind: testKindSchema, deadline: instantSchema })
export type RunningTest = InferOutput<typeof runningTestSchema>

/** How far a participant is in one coaching. */
export const stepProgressSchema = object({
  preTestDone: boolean(),
  /** The meeting link was shared. */
  meetingOpen: boolean(),
  attended: boolean(),
  postTestDone: boolean(),
  surveyDone: boolean(),
  certificateAvailable: boolean(),
  /** There was one, and the office has withdrawn it; left out otherwise. */
  certificateWithdrawn: optional(boolean()),
  runningTests: array(runningTestSchema),
})
export type StepProgress = InferOutput<typeof stepProgressSchema>

/** A coaching in a participant's own list: taken, past or proposed. */
export const takenCoachingSchema = object({
  ...coachingSchema.entries,
  userCoachingStatus: anyUserStatusSchema,
  proposalId: idSchema,
  /** Why the proposal was rejected; null otherwise. */
  reason: orNull(string()),
  /** Beyond §7: when the office deleted the coaching, told for a month; left out otherwise. */
  cancelledAt: optional(instantSchema),
  /** Beyond §7: the proposal has waited longer than one working day; left out where that is not so or not told. */
  isOverdue: optional(boolean()),
  /** Beyond §7, of an accepted proposal; left out where the server does not tell. */
  progress: optional(stepProgressSchema),
})
export const takenCoachingsSchema = array(takenCoachingSchema)
export type TakenCoaching = InferOutput<typeof takenCoachingSchema>

/** A coaching as admins see it. The client derives the status again, and both rights where they are left out (decision 29). */
export const adminCoachingSchema = object({
  ...coachingSchema.entries,
  status: fallback(coachingStatusSchema, 'Unknown'),
  canCancel: optional(boolean()),
  canEdit: optional(boolean()),
  isDataComplete: boolean(),
  /** Tests whose files another coaching can take over, beyond §7; left out where the server cannot do that. */
  copyableTests: optional(array(testKindSchema)),
  PreTest: orNull(object({ soal: orNull(string()), jawaban: orNull(string()) })),
  ZoomMeeting: orNull(
    object({ meetingUrl: orNull(string()), meetingBackground: orNull(string()) }),
  ),
  version: versionSchema,
  /** By which it is deleted: also another when it was published, or people were accepted. */
  deletionVersion: versionSchema,
})
export const adminCoachingsSchema = array(adminCoachingSchema)
export type AdminCoaching = InferOutput<typeof adminCoachingSchema>

/**
 * Header of the participant's shell (`GET /coaching/{id}/auth`). What chapter 7 does not list is left out by a
 * server that does not tell it.
 */
export const coachingHeaderSchema = object({
  ...pick(coachingSchema, [
    'coachingCode',
    'topic',
    'tanggalMeeting',
    'jamMulai',
    'userCoachingStatus',
  ]).entries,
  jamSelesai: nullish(instantSchema),
  preTestSoal: optional(number()),
  preTestDurationMinutes: optional(number()),
  postTestSoal: optional(number()),
  postTestDurationMinutes: optional(number()),
  /** Spares the shell the six calls for the steps. */
  progress: optional(stepProgressSchema),
})
export type CoachingHeader = InferOutput<typeof coachingHeaderSchema>

/** An option of the coaching form's 'Admin' select: §3 has `id` and `extra`, a name may come with it (decision 40). */
export const adminOptionSchema = object({
  id: idSchema,
  extra: string(),
  name: optional(string()),
  fullName: optional(string()),
})
export const adminOptionsSchema = array(adminOptionSchema)
export type AdminOption = InferOutput<typeof adminOptionSchema>
