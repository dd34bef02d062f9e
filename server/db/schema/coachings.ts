import { boolean, check, index, integer, pgTable, sql, text, unique, uuid } from '../orm.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { categories } from './content.ts'
import { users } from './users.ts'

export const coachings = pgTable(
  'coachings',
  {
    id: id(),
    /** 'KHT-2026-014': the running number of its year. */
    coachingCode: text('coaching_code').notNull().unique('coachings_code'),
    topic: text('topic').notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    flyer: text('flyer').notNull(),
    tanggalMeeting: instant('tanggal_meeting'),
    jamMulai: instant('jam_mulai'),
    jamSelesai: instant('jam_selesai'),
    totalPeserta: integer('total_peserta').notNull(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    isPublished: boolean('is_published').notNull().default(false),
    publishDate: instant('publish_date'),
    preTestDurationMinutes: integer('pre_test_duration_minutes').notNull().default(30),
    postTestDurationMinutes: integer('post_test_duration_minutes').notNull().default(30),
    meetingUrl: text('meeting_url'),
    /** Stored name of the virtual background, and the name it was uploaded under. */
    meetingBackground: text('meeting_background'),
    meetingBackgroundFileName: text('meeting_background_file_name'),
    /** Rises with every change, so that an invitation replaces an earlier one (RFC 5545 §3.8.7.4). */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('coachings_live').on(t.jamMulai).where(sql`${t.deletedAt} is null`),
    index('coachings_category').on(t.categoryId),
    check('coachings_total_peserta', sql`${t.totalPeserta} >= 1`),
    check('coachings_published', sql`${t.isPublished} = (${t.publishDate} is not null)`),
    check(
      'coachings_durations',
      sql`${t.preTestDurationMinutes} between 1 and 1440 and ${t.postTestDurationMinutes} between 1 and 1440`,
    ),
  ],
)

/** Of which coaching a row is that goes with it. */
export const ofCoaching = () =>
  uuid('coaching_id')
    .notNull()
    .references(() => coachings.id, { onDelete: 'cascade' })

/** Last running number of a year's coaching codes. */
export const coachingCodeCounters = pgTable('coaching_code_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** Coaches and the moderator, told apart by `type`. */
export const coaches = pgTable(
  'coaches',
  {
    id: id(),
    coachingId: ofCoaching(),
    type: text('type', { enum: ['Coach 1', 'Coach 2', 'Coach 3', 'Moderator'] }).notNull(),
    name: text('name').notNull(),
    jabatan: text('jabatan').notNull(),
    instansi: text('instansi').notNull(),
    image: text('image'),
  },
  (t) => [
    unique('coaches_type').on(t.coachingId, t.type),
    check(
      'coaches_type_known',
      sql`${t.type} in ('Coach 1', 'Coach 2', 'Coach 3', 'Moderator')`,
    ),
  ],
)

export const materi = pgTable(
  'materi',
  {
    id: id(),
    coachingId: ofCoaching(),
    /** Slot 1 to 7. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** A stored file's name, or an absolute address. */
    fileUrl: text('file_url').notNull(),
  },
  (t) => [
    unique('materi_slot').on(t.coachingId, t.position),
    index('materi_file_url').on(t.fileUrl),
    check('materi_position', sql`${t.position} between 1 and 7`),
  ],
)
