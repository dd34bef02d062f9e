import { TZDate } from '@date-fns/tz'
import { deadEnd, publishState } from '../../lib/domain/schedule/publishing.ts'
import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import type { AdminCoaching } from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import {
  COACH_TYPES,
  type CoachingBody,
  type CoachingUpdateBody,
  MODERATOR_TYPE,
} from '../../lib/validation/coaching.ts'
import type { Db } from '../db/client.ts'
import { isUuid } from '../db/uuid.ts'
import { badRequest, conflict, type FieldErrors, gone, notFound } from '../problem.ts'
import {
  type CoachingChange,
  holdAdminAccount,
  insertCoaching,
  replaceMateri,
  replacePeople,
  updateCoaching,
} from '../repositories/coaching-writes.ts'
import { findCoaching, findMeeting, lockCoaching } from '../repositories/coachings.ts'
import { holdCategory } from '../repositories/content.ts'
import type { Services } from '../start/deps.ts'
import { COACHING_UNKNOWN } from './coaching-access.ts'
import { toAdminCoaching } from './coaching-view.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { cancelIfRefused, holdKeyOf, releaseHeld } from './outbox.ts'
import { heedNewTimes } from './overtaken-messages.ts'
import { deletionSentence } from './told.ts'

type Act = { now: Date; services: Pick<Services, 'config'> }

type DeletionAct = Act & { user: { id: Id }; withoutMessage?: boolean | undefined }

export const CANNOT_DELETE = 'Coaching ini tidak dapat dihapus.'

/**
 * The coaching as admins see it, whatever its state.
 *
 * @throws Problem 404 unknown, 410 deleted, saying whether its participants were told.
 */
export const adminCoachingOf = async (
  db: Db,
  id: string,
  act: Act,
): Promise<AdminCoaching> => {
  const record = await findCoaching(db, id)
  if (record) return toAdminCoaching(record, { config: act.services.config, now: act.now })
  const { deletedAt } = (await findMeeting(db, id)) ?? {}
  if (deletedAt) throw gone(await deletionSentence(db, { id, deletedAt }, act))
  throw notFound(COACHING_UNKNOWN)
}

/** Under a lock, so that publishing, updating and deleting follow one another. */
const lockedCoaching = async (tx: Db, id: string, act: Act): Promise<AdminCoaching> => {
  await lockCoaching(tx, id)
  return adminCoachingOf(tx, id, act)
}

type Choices = Pick<CoachingUpdateBody, 'categoryId' | 'adminId'>

/** What the coaching has already may stay, though nobody could choose it any more. */
const refuseUnknownChoices = async (
  db: Db,
  { categoryId, adminId }: Choices,
  before: Choices = {},
) => {
  const errors: FieldErrors = {}
  if (categoryId !== undefined && categoryId !== before.categoryId) {
    const isKnown = isUuid(categoryId) && (await holdCategory(db, categoryId)) !== null
    if (!isKnown) errors.categoryId = 'Kategori tidak ditemukan'
  }
  if (adminId !== undefined && adminId !== before.adminId) {
    const isKnown = isUuid(adminId) && (await holdAdminAccount(db, adminId))
    if (!isKnown) errors.adminId = 'Admin tidak ditemukan'
  }
  if (Object.keys(errors).length > 0) throw badRequest(errors)
}

const dateOrNull = (instant: string | null) => (instant ? new Date(instant) : null)

/** Columns from the fields that the body carries; an absent one stays as it is. */
const columnsOf = (body: CoachingUpdateBody): CoachingChange => {
  const { coaches, moderator, materi, confirmedAccepted, ...fields } = body
  const { tanggalMeeting, jamMulai, jamSelesai, ...rest } = fields
  return {
    ...rest,
    ...(tanggalMeeting !== undefined && { tanggalMeeting: dateOrNull(tanggalMeeting) }),
    ...(jamMulai !== undefined && { jamMulai: dateOrNull(jamMulai) }),
    ...(jamSelesai !== undefined && { jamSelesai: dateOrNull(jamSelesai) }),
  }
}

const PERSON_TYPES = [...COACH_TYPES, MODERATOR_TYPE] as const
type PersonBody = CoachingBody['coaches'][number]

const toPerson = ({ type, image, ...rest }: PersonBody) => ({
  ...rest,
  // the schema admits these alone
  type: PERSON_TYPES.find((known) => known === type) ?? COACH_TYPES[0],
  image: image ?? null,
})

const writePeople = async (tx: Db, coachingId: string, body: CoachingUpdateBody) => {
  if (body.coaches !== undefined) {
    const people = body.coaches.map(toPerson)
    await replacePeople(tx, { coachingId, types: [...COACH_TYPES], people })
  }
  if (body.moderator !== undefined) {
    const people = body.moderator ? [toPerson(body.moderator)] : []
    await replacePeople(tx, { coachingId, types: [MODERATOR_TYPE], people })
  }
  if (body.materi !== undefined) await replaceMateri(tx, coachingId, body.materi)
}

/** Whether two instants cannot be of one day, in whatever zone. */
const areApart = (one: string | null, other: string | null) =>
  one !== null && other !== null && Math.abs(Date.parse(one) - Date.parse(other)) >= DAY_MS

/** The two times are of the meeting's day (decision 21): what is shown by the day would contradict what happens by them. */
const refuseUnfitTimes = ({ tanggalMeeting, jamMulai, jamSelesai }: AdminCoaching) => {
  if (areApart(tanggalMeeting, jamMulai))
    throw badRequest({ jamMulai: 'Jam mulai harus pada tanggal meeting' })
  if (areApart(tanggalMeeting, jamSelesai))
    throw badRequest({ jamSelesai: 'Jam selesai harus pada tanggal meeting' })
  if (jamMulai && jamSelesai && Date.parse(jamSelesai) <= Date.parse(jamMulai))
    throw badRequest({ jamSelesai: 'Jam selesai harus setelah jam mulai' })
}

const refuseDeadEnd = (coaching: AdminCoaching, { now }: Act) => {
  const told = coaching.isPublished ? null : deadEnd(coaching, now, OFFICE_ZONE)
  if (told) throw badRequest({ tanggalMeeting: told }, told)
}

/**
 * Makes an unpublished coaching. To be called in a transaction.
 *
 * @throws Problem 400 for a day on which it could never be published, changed or deleted.
 */
export const createCoaching = async (
  tx: Db,
  body: CoachingBody,
  act: Act,
): Promise<AdminCoaching> => {
  await refuseUnknownChoices(tx, body)
  const { categoryId, topic, flyer, totalPeserta, adminId } = body
  const id = await insertCoaching(tx, {
    ...columnsOf(body),
    ...{ categoryId, topic, flyer, totalPeserta, adminId },
    createdAt: act.now,
    year: new TZDate(act.now, OFFICE_ZONE).getFullYear(),
  })
  await writePeople(tx, id, body)
  const made = await adminCoachingOf(tx, id, act)
  refuseUnfitTimes(made)
  refuseDeadEnd(made, act)
  return made
}

const hasNewTimes = ({ tanggalMeeting, jamMulai, jamSelesai }: CoachingUpdateBody) =>
  [tanggalMeeting, jamMulai, jamSelesai].some((time) => time !== undefined)

/**
 * A quota below the accepted needs the yes of who was told how many they are: '9 dari 3' must not come about by a second
 * admin who accepts meanwhile. What is below already may stay or be raised.
 */
const refuseTooFewSeats = (body: CoachingUpdateBody, before: AdminCoaching) => {
  const { totalPeserta = before.totalPeserta, confirmedAccepted } = body
  const accepted = before.pesertaTerdaftar
  if (totalPeserta >= Math.min(before.totalPeserta, accepted)) return
  if (confirmedAccepted === accepted) return
  const told = `Kuota ${totalPeserta} kurang dari ${accepted} peserta yang sudah diterima`
  throw conflict(told, { totalPeserta: told })
}

/**
 * Changes coaching data, coaches and materials, and nothing else (§4 'Update and delete').
 *
 * @throws Problem 400 as on making it, 409 where the status allows no editing (§4), or more are accepted than would have
 * seats and nobody said yes to that.
 */
export const changeCoaching = async (
  tx: Db,
  { id, body }: { id: string; body: CoachingUpdateBody },
  act: Act,
): Promise<AdminCoaching> => {
  const before = await lockedCoaching(tx, id, act)
  if (!before.canEdit) throw conflict('Coaching ini tidak dapat diubah lagi.')
  refuseTooFewSeats(body, before)
  await refuseUnknownChoices(tx, body, before)
  await updateCoaching(tx, id, { ...columnsOf(body), updatedAt: act.now })
  await writePeople(tx, id, body)
  const after = await adminCoachingOf(tx, id, act)
  // what was stored before this rule stays
  if (hasNewTimes(body)) refuseUnfitTimes(after)
  refuseDeadEnd(after, act)
  await heedNewTimes(tx, { before, after, now: act.now })
  return after
}

/** @throws Problem 409 with the reason where publishing is not allowed (decision 28). */
export const publishCoaching = async (
  tx: Db,
  id: string,
  act: Act,
): Promise<AdminCoaching> => {
  const before = await lockedCoaching(tx, id, act)
  const state = publishState(before, act.now, OFFICE_ZONE)
  if (!state.allowed) throw conflict(state.reason)
  const { now } = act
  await updateCoaching(tx, id, { isPublished: true, publishDate: now, updatedAt: now })
  return adminCoachingOf(tx, id, act)
}

/**
 * Hides the coaching everywhere; what participants did in it is kept. A notice of it that was queued
 * before goes out with the deletion, and not at all when that is refused.
 *
 * @throws Problem 404 unknown, 410 deleted, saying whether its participants were told, 409 where the status allows no deletion.
 */
export const deleteCoaching = async (
  tx: Db,
  id: string,
  act: DeletionAct,
): Promise<null> => {
  const { user, now, withoutMessage } = act
  const key = holdKeyOf('deletion', id)
  await cancelIfRefused(tx, key, user.id)
  const before = await lockedCoaching(tx, id, act)
  if (!before.canCancel) throw conflict(CANNOT_DELETE)
  await updateCoaching(tx, id, { deletedAt: now, updatedAt: now })
  await releaseHeld(tx, key, { by: user.id, now, withoutMessage })
  return null
}
