import {
  READY_REMINDERS,
  reminderDue,
  reminderExpiry,
} from '../../../../lib/domain/messages/reminder-plan.ts'
import {
  REMINDER_KINDS,
  type ReminderKind,
} from '../../../../lib/entities/reminder-values.ts'
import type { Reminding } from '../reminding.ts'
import type { CoachingRow, ProposalRow, ReminderRow, Rows } from '../rows.ts'
import type { Check } from '../seen.ts'
import { attemptOf, isOf, isReleased, liveProposal } from './rows-of.ts'

const ZONE = 'Asia/Jakarta'

const isDone = (
  rows: Rows,
  kind: ReminderKind,
  whose: { userId: string; coachingId: string },
) =>
  kind === 'survey'
    ? rows.surveys.some(isOf(whose))
    : kind.startsWith('post-test') &&
      attemptOf(rows, { ...whose, kind: 'post-test' }) !== undefined

/** Why somebody should not have been reminded; null where it was right. */
const wrongIn = (
  { at, rows }: Reminding,
  { user_id: userId, coaching_id, kind }: ReminderRow,
) => {
  const coachingId = coaching_id ?? ''
  const whose = { userId, coachingId }
  const coaching = rows.coachings.find(({ id }) => id === coachingId)
  if (!coaching || coaching.deleted_at || !coaching.is_published) return 'no such coaching'
  if (liveProposal(rows, whose)?.status !== 'APPROVED') return 'does not take part'
  if (isDone(rows, kind, whose)) return 'has done it'
  const isBefore = kind === 'day-before' || kind === 'hour-before'
  return isBefore && at >= Date.parse(coaching.jam_mulai ?? '') ? 'has begun' : null
}

/** W3: nobody is reminded whom it does not concern. */
export const remindedRightly: Check = ({ reminding }) => {
  const sent = reminding?.fresh.filter(({ outcome }) => outcome === 'sent') ?? []
  for (const row of sent) {
    const is = reminding && wrongIn(reminding, row)
    if (is) return { told: `${row.kind} to ${row.user_id}`, is }
  }
  return null
}

/** W3: each person once for an occasion, by each way once. */
export const remindedOnce: Check = ({ rows }) => {
  const seen = new Set<string>()
  const once = (key: string) => seen.size < seen.add(key).size
  for (const { user_id, occasion } of rows.reminders)
    if (!once(`${user_id} ${occasion}`)) return { told: occasion, is: 'decided twice' }
  for (const { reminder_id, channel, body } of rows.outbox.filter(isReleased))
    if (reminder_id && !once(`${reminder_id} ${channel}`))
      return { told: `${body}, twice`, is: 'one occasion' }
  return null
}

const isOwed = (coaching: CoachingRow, kind: ReminderKind, at: Date) => {
  const { tanggal_meeting, jam_mulai, jam_selesai, is_published, deleted_at } = coaching
  if (!is_published || deleted_at) return null
  const schedule = {
    ...{ tanggalMeeting: tanggal_meeting, jamMulai: jam_mulai, jamSelesai: jam_selesai },
  }
  const due = reminderDue(kind, READY_REMINDERS[kind], schedule, ZONE)
  if (!due || due >= at || at >= reminderExpiry(kind, due, schedule, ZONE)) return null
  return due
}

const wasIn = ({ status, decided_at, cancelled_at, removed_at }: ProposalRow, due: Date) =>
  status === 'APPROVED' &&
  !cancelled_at &&
  !removed_at &&
  Date.parse(decided_at ?? '') <= +due

/** W3: what is due is decided, for each who takes part. */
export const nobodyMissed: Check = ({ reminding }) => {
  if (!reminding) return null
  const { at, rows } = reminding
  for (const coaching of rows.coachings)
    for (const kind of REMINDER_KINDS) {
      const due = isOwed(coaching, kind, new Date(at))
      const missed =
        due &&
        rows.proposals.find(
          (row) =>
            row.coaching_id === coaching.id &&
            wasIn(row, due) &&
            !rows.reminders.some(
              (one) =>
                isOf({ userId: row.user_id, coachingId: coaching.id })({
                  ...one,
                  coaching_id: one.coaching_id ?? '',
                }) && one.kind === kind,
            ),
        )
      if (missed) return { told: 'nothing', is: `${kind} due to ${missed.user_id}` }
    }
  return null
}
