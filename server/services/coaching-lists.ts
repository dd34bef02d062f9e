import { isOver } from '../../lib/domain/participation/timing.ts'
import { isAdmin } from '../../lib/domain/people/roles.ts'
import { startOfDayIn } from '../../lib/domain/schedule/dates.ts'
import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import { isOverWorkingDay } from '../../lib/domain/schedule/working-day.ts'
import type {
  Coaching,
  CoachingHeader,
  TakenCoaching,
} from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { gone, notFound } from '../problem.ts'
import {
  findCoaching,
  findMeeting,
  listCoachingsById,
  listUpcoming,
} from '../repositories/coachings.ts'
import { listDaysOff } from '../repositories/holidays.ts'
import { hasPlaceAlert } from '../repositories/place-alerts.ts'
import { findLiveProposal, listLiveProposalsOf } from '../repositories/proposals.ts'
import type { SessionUser } from '../repositories/sessions.ts'
import type { Config } from '../start/config.ts'
import {
  COACHING_DELETED,
  COACHING_UNKNOWN,
  requireCoaching,
  requireParticipant,
} from './coaching-access.ts'
import {
  toCoaching,
  toCoachingHeader,
  toSchedule,
  toTakenCoaching,
} from './coaching-view.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { readProgress } from './own-progress.ts'

type Look = { config: Pick<Config, 'publicUrl'>; now: Date }

const upcomingRecords = (db: Db, now: Date) =>
  listUpcoming(db, startOfDayIn(now, OFFICE_ZONE))

/** §9 'Only undated or future-dated coaching (after the start of today) is listed', by meeting. */
export const listUpcomingCoachings = async (db: Db, look: Look): Promise<Coaching[]> =>
  (await upcomingRecords(db, look.now)).map((record) => toCoaching(record, look))

/** The next one that is not over; an undated one only when no date is set at all (decision 64). */
export const findNearestCoaching = async (db: Db, look: Look): Promise<Coaching | null> => {
  const records = await upcomingRecords(db, look.now)
  const nearest = records.find((record) => !isOver(toSchedule(record), look.now))
  return nearest ? toCoaching(nearest, look) : null
}

/** 'Yang tersedia': upcoming ones that are not over, and that the participant has neither proposed nor taken. */
export const listAvailable = async (
  db: Db,
  { userId, ...look }: Look & { userId: Id },
): Promise<Coaching[]> => {
  const proposed = await listLiveProposalsOf(db, userId)
  const ids = new Set(proposed.map(({ coachingId }) => coachingId))
  const records = await upcomingRecords(db, look.now)
  return records
    .filter((record) => !ids.has(record.id) && !isOver(toSchedule(record), look.now))
    .map((record) => toCoaching(record, look))
}

const CANCELLED_SHOWN_MS = 30 * DAY_MS

/** 'Yang anda ikuti': taken, past and proposed in one list, which the client groups (decision 64). */
export const listTaken = async (
  db: Db,
  { userId, ...look }: Look & { userId: Id },
): Promise<TakenCoaching[]> => {
  const proposed = await listLiveProposalsOf(db, userId)
  if (proposed.length === 0) return []
  const byCoaching = new Map(proposed.map((proposal) => [proposal.coachingId, proposal]))
  const since = new Date(look.now.getTime() - CANCELLED_SHOWN_MS)
  const records = await listCoachingsById(db, [...byCoaching.keys()], since)
  const progressOf = await readProgress(db, { userId, now: look.now, coachings: records })
  const isAnyWaiting = proposed.some(({ status }) => status === 'PENDING')
  const daysOff = isAnyWaiting ? await listDaysOff(db) : []
  return records.flatMap((record) => {
    const proposal = byCoaching.get(record.id)
    if (!proposal) return []
    const taken = toTakenCoaching(record, { ...look, proposal })
    const { status, createdAt } = proposal
    if (record.deletedAt)
      return status === 'REJECTED'
        ? []
        : [{ ...taken, cancelledAt: record.deletedAt.toISOString() }]
    if (status === 'APPROVED') return [{ ...taken, progress: progressOf(record) }]
    const isOverdue = isOverWorkingDay(createdAt, look.now, OFFICE_ZONE, daysOff)
    return [status === 'PENDING' && isOverdue ? { ...taken, isOverdue } : taken]
  })
}

/**
 * One coaching: published ones for everybody, drafts for admins only.
 *
 * @throws Problem 404 unknown or not published, 410 deleted after it was published.
 */
export const readCoaching = async (
  db: Db,
  { id, viewer, ...look }: Look & { id: Id; viewer: SessionUser | null },
): Promise<Coaching> => {
  const record = await findCoaching(db, id)
  const isVisible = record?.isPublished || isAdmin(viewer?.role)
  if (!record && (await findMeeting(db, id))?.isPublished) throw gone(COACHING_DELETED)
  if (!record || !isVisible) throw notFound(COACHING_UNKNOWN)
  if (viewer?.role !== 'user') return toCoaching(record, look)
  const wish = { userId: viewer.id, coachingId: id }
  const proposal = await findLiveProposal(db, wish)
  const placeAlert = await hasPlaceAlert(db, wish)
  return { ...toCoaching(record, { ...look, proposal }), placeAlert }
}

/**
 * The header of the shell, for accepted participants.
 *
 * @throws Problem 404 unknown, 410 deleted, 403 not accepted.
 */
export const readHeader = async (
  db: Db,
  { id, userId, ...look }: Look & { id: Id; userId: Id },
): Promise<CoachingHeader> => {
  const { proposal } = await requireParticipant(db, { coachingId: id, userId })
  const record = await requireCoaching(db, id)
  const own = { userId, now: look.now, coachings: [record] }
  const progress = (await readProgress(db, own))(record)
  return { ...toCoachingHeader(record, { ...look, proposal }), progress }
}
