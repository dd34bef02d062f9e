import {
  occasionOf,
  READY_REMINDERS,
  type ReadyReminder,
  reminderDue,
} from '../../lib/domain/messages/reminder-plan.ts'
import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import type { Schedule } from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import { REMINDER_KINDS, type ReminderKind } from '../../lib/entities/reminder-values.ts'
import type { CoachingRow } from '../repositories/coachings.ts'
import type { ReminderSettingRow } from '../repositories/reminders.ts'
import { toSchedule } from './coaching-view.ts'
import { OFFICE_ZONE } from './office-zone.ts'

/** Further from its meeting no reminder can be moved. */
export const REACH_MS = 31 * DAY_MS

/** A reminder of one coaching as the office has set it, and when it is due; null while the meeting has no times. */
export type PlannedReminder = ReadyReminder & {
  kind: ReminderKind
  coachingId: Id
  topic: string
  schedule: Schedule
  enabled: boolean
  dueAt: Date | null
  occasion: string
}

const timeOf = (ready: ReadyReminder, row: ReminderSettingRow | undefined) => ({
  days: row?.days ?? ready.days,
  minutes: row?.minutes ?? ready.minutes,
})

/** The reminders of a coaching by its present schedule and settings: nothing is stored ahead. */
export const planOf = (
  coaching: Pick<
    CoachingRow,
    'id' | 'topic' | 'tanggalMeeting' | 'jamMulai' | 'jamSelesai'
  >,
  settings: readonly ReminderSettingRow[],
): PlannedReminder[] =>
  REMINDER_KINDS.map((kind) => {
    const own = settings.find((row) => row.coachingId === coaching.id && row.kind === kind)
    const ready = READY_REMINDERS[kind]
    const time = timeOf(ready, own)
    const schedule = toSchedule(coaching)
    return {
      ...{ ...ready, ...time, kind, schedule, topic: coaching.topic },
      ...{ coachingId: coaching.id, enabled: own?.enabled ?? true },
      subject: own?.subject ?? ready.subject,
      paragraph: own?.paragraph ?? ready.paragraph,
      dueAt: reminderDue(kind, time, schedule, OFFICE_ZONE),
      occasion: occasionOf(kind, coaching.id, schedule, OFFICE_ZONE),
    }
  })
