import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from '../orm.ts'
import { ofCoaching } from './coachings.ts'
import { createdAt, id, instant } from './columns.ts'
import { files } from './files.ts'
import { ofUser, users } from './users.ts'

/** Who attended the meeting: a row means present. */
export const attendance = pgTable(
  'attendance',
  {
    coachingId: ofCoaching(),
    userId: ofUser(),
    markedAt: instant('marked_at').notNull(),
    markedBy: uuid('marked_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.coachingId, t.userId] })],
)

/** One row per approved participant, made with the approval; the file comes later. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    coachingId: ofCoaching(),
    userId: ofUser(),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** The name under which the certificate was uploaded. */
    fileName: text('file_name'),
    uploadedAt: instant('uploaded_at'),
    notifiedAt: instant('notified_at'),
    createdAt: createdAt(),
  },
  (t) => [unique('certificates_participant').on(t.coachingId, t.userId)],
)

/** A participant's answers to the satisfaction survey (decision 59). */
export const surveys = pgTable(
  'surveys',
  {
    id: id(),
    coachingId: ofCoaching(),
    userId: ofUser(),
    /** Value 1 to 4 by the question's id. */
    answers: jsonb('answers').$type<Record<string, number>>().notNull(),
    saran: text('saran'),
    /** Which edition of the questionnaire was answered. */
    edition: integer('edition').notNull().default(1),
    submittedAt: instant('submitted_at').notNull(),
  },
  (t) => [unique('surveys_participant').on(t.coachingId, t.userId)],
)
