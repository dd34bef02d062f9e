import {
  array,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  looseObject,
  number,
  object,
  omit,
  optional,
  picklist,
  pipe,
  string,
  toLowerCase,
  transform,
  union,
} from 'valibot'
import { categorySchema } from './content.ts'
import { idSchema, instantSchema, orNull, versionSchema } from './identity.ts'
import { previousLoginSchema } from './session.ts'
import { GENDERS, ROLES } from './user-values.ts'

/** A foreign server may write it in capitals (decision 8). */
const roleSchema = pipe(string(), toLowerCase(), picklist(ROLES))
export type Role = InferOutput<typeof roleSchema>

const jenisKelaminSchema = picklist(GENDERS)

/** An institution that a participant can belong to. */
export const asalInstansiSchema = object({
  id: idSchema,
  name: string(),
  version: versionSchema,
})
export const asalInstansiListSchema = array(asalInstansiSchema)
export type AsalInstansi = InferOutput<typeof asalInstansiSchema>

/** A topic of interest: a category by id and name. */
export const interestSchema = object(categorySchema.entries)
export type Interest = InferOutput<typeof interestSchema>

/** The signed-in account (`GET /auth/me`). Admins have no biodata: those fields are null. */
export const userSchema = object({
  id: idSchema,
  fullName: string(),
  jenisKelamin: orNull(jenisKelaminSchema),
  asalInstansi: orNull(object({ id: idSchema })),
  namaInstansi: orNull(string()),
  jabatan: orNull(string()),
  pendidikan: orNull(string()),
  coachingYangDiminati: array(interestSchema),
  coachingLainnya: orNull(string()),
  email: string(),
  whatsapp: string(),
  username: string(),
  role: roleSchema,
  version: versionSchema,
})
export type User = InferOutput<typeof userSchema>

/** A participant as admins see one: the number is called `contact`, the institution carries its name. */
export const participantSchema = object({
  ...omit(userSchema, ['whatsapp']).entries,
  asalInstansi: orNull(asalInstansiSchema),
  contact: string(),
  _count: object({ UserCoachings: number() }),
})
export const participantsSchema = array(participantSchema)
export type Participant = InferOutput<typeof participantSchema>

/** A page of the participants that were asked for. */
export const participantPageSchema = object({
  rows: participantsSchema,
  /** Of all pages. */
  total: number(),
  /** Counted from 1; the last one where there are not so many as were asked for. */
  page: number(),
})
export type ParticipantPage = InferOutput<typeof participantPageSchema>

/** What participants can be filtered by: only what occurs among them, each in one spelling. */
export const participantChoicesSchema = object({
  instansi: array(string()),
  pendidikan: array(string()),
  minat: array(string()),
})
export type ParticipantChoices = InferOutput<typeof participantChoicesSchema>

const sessionSchema = object({
  accessToken: string(),
  refreshToken: string(),
  user: userSchema,
  /** What the device is to keep and to send with its next logins; only where it has nothing yet. Beyond §3. */
  device: optional(string()),
  /** Beyond §3; left out where none is known. */
  previousLogin: optional(previousLoginSchema),
  /** The contact to which a registration has sent a link to confirm it. Beyond §3. */
  toConfirm: optional(picklist(['email', 'whatsapp'])),
})
const inCamelCase = ({ access_token, refresh_token, ...answer }: Record<string, unknown>) =>
  ({
    ...{ accessToken: access_token, refreshToken: refresh_token },
    ...answer,
  }) as InferInput<typeof sessionSchema>

/** A session as login and registration begin it; a foreign server may write it in snake case (decision 7). */
export const loginAnswerSchema = pipe(
  looseObject({}),
  transform(inCamelCase),
  sessionSchema,
)
export type LoginAnswer = InferOutput<typeof loginAnswerSchema>

/** In place of a session where the account has a second factor: what its code is sent with, until `expiresAt`. */
export const loginChallengeSchema = object({
  challenge: string(),
  expiresAt: instantSchema,
})
export type LoginChallenge = InferOutput<typeof loginChallengeSchema>
/** Answer of `POST /auth/login`. Where it carries a challenge, there is nothing else in it. */
export type LoginOrChallenge = LoginAnswer & Partial<LoginChallenge>
export const loginOrChallengeSchema = union([
  loginChallengeSchema,
  loginAnswerSchema,
]) as unknown as GenericSchema<unknown, LoginOrChallenge>

/** Answer of `POST /auth/refresh-token`: snake case on the wire, unlike the login answer (decision 7). */
export const renewalAnswerSchema = object({
  access_token: string(),
  refresh_token: string(),
})
export type RenewalAnswer = InferOutput<typeof renewalAnswerSchema>
