import { READY_REMINDERS, type ReminderTime } from '@/lib/domain/messages/reminder-plan'
import type { PlannedReminders } from '@/lib/entities/reminder'
import type { ReminderKind } from '@/lib/entities/reminder-values'
import { type ReminderForm, reminderFormSchema } from '@/lib/validation/notification-forms'

type Reminder = PlannedReminders[number]
export type ReminderValues = Omit<ReminderForm, 'days' | 'minutes'> & {
  days: number | null
  minutes: number | null
  /** Not to be typed: another admin may flip it meanwhile. */
  enabled: boolean
  version?: string | undefined
}

const pad = (number: number) => String(number).padStart(2, '0')

const clockOf = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`

/** Half hours at which nobody sleeps, and the stored one. */
export const clockChoices = (current: string): string[] => {
  const slots = Array.from({ length: 30 }, (_, index) => clockOf((12 + index) * 30))
  return slots.includes(current) ? slots : [...slots, current].sort()
}

/** Where it goes by the clock, and how its days count from the meeting: -1 before it, 0 on its day, 1 after it. */
export const timingOf = (kind: ReminderKind) => {
  const { anchor, days } = READY_REMINDERS[kind]
  return { anchor, side: Math.sign(days) }
}

type Text = { subject: string; paragraph: string }

const formOf = (
  kind: ReminderKind,
  { days, minutes, subject, paragraph }: ReminderTime & Text,
) => {
  const isByClock = timingOf(kind).anchor === 'day'
  return {
    ...{ days: Math.abs(days), subject, paragraph },
    time: isByClock ? clockOf(minutes) : clockOf(0),
    minutes: isByClock ? 0 : Math.abs(minutes),
  }
}

export const valuesOf = (reminder: Reminder): ReminderValues => ({
  ...formOf(reminder.kind, reminder),
  enabled: reminder.enabled,
  version: reminder.version,
})

/** As it comes. */
export const readyValues = (kind: ReminderKind) => formOf(kind, READY_REMINDERS[kind])

const minutesOf = (kind: ReminderKind, { time, minutes }: ReminderForm) => {
  const { anchor } = timingOf(kind)
  if (anchor === 'end') return minutes
  if (anchor === 'start') return -minutes
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** What is sent: the reminder as it shall be, on or off as it is. */
export const bodyOf = (kind: ReminderKind, values: ReminderValues) => {
  const form = reminderFormSchema.cast(values)
  const { subject, paragraph } = form
  const { enabled } = values
  const days = timingOf(kind).side * form.days
  return {
    ...{ kind, enabled, subject, paragraph },
    days: days === 0 ? 0 : days,
    minutes: minutesOf(kind, form),
  }
}
