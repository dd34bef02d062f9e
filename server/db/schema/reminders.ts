import { REMINDER_KINDS, REMINDER_OUTCOMES } from '../../../lib/entities/reminder-values.ts'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from '../orm.ts'
import { coachings, ofCoaching } from './coachings.ts'
import { id, instant } from './columns.ts'
import { ofUser } from './users.ts'

/** Where a coaching's reminders differ from the ready ones; null: as they come. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    coachingId: ofCoaching(),
    kind: text('kind', { enum: REMINDER_KINDS }).notNull(),
    enabled: boolean('enabled').notNull(),
    /** Days from the day of the meeting, or 0 where it goes by its start or end. */
    days: integer('days'),
    /** Minutes of that day, or from the meeting's start or end. */
    minutes: integer('minutes'),
    subject: text('subject'),
    paragraph: text('paragraph'),
  },
  (t) => [
    primaryKey({ columns: [t.coachingId, t.kind] }),
    check('reminder_settings_moved', sql`(${t.days} is null) = (${t.minutes} is null)`),
  ],
)

/** What was decided about a person when a reminder was due: once for each occasion, whoever asks and how often. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    userId: ofUser(),
    /** What it reminds of, with the day or moment: another one where the meeting has moved. */
    occasion: text('occasion').notNull(),
    /** Null for what is about several coachings. */
    coachingId: uuid('coaching_id').references(() => coachings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: [...REMINDER_KINDS, 'waiting'] }).notNull(),
    outcome: text('outcome', { enum: REMINDER_OUTCOMES }).notNull(),
    dueAt: instant('due_at').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (t) => [
    unique('reminders_once').on(t.userId, t.occasion),
    index('reminders_occasion').on(t.occasion),
    index('reminders_coaching').on(t.coachingId),
  ],
)
