import { check, index, integer, pgTable, sql, text, uuid } from '../orm.ts'
import { createdAt, id, instant } from './columns.ts'
import { ofUser, users } from './users.ts'

/** Every edition of the privacy page that somebody has agreed to or the office has written. */
export const privacyTexts = pgTable('privacy_texts', {
  edition: integer('edition').primaryKey(),
  /** Rich text. */
  text: text('text').notNull(),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

/** A copy of a person's own data that was asked for: one for each account, a newer one takes its place. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: ofUser().unique('data_exports_user'),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    claimedAt: instant('claimed_at'),
    /** Name in the file store; no row of `files` knows it, so that no backup carries it. */
    fileName: text('file_name'),
    size: integer('size'),
    /** Until when it can be fetched; from the moment it is there. */
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('data_exports_due')
      .on(t.createdAt)
      .where(sql`${t.state} in ('queued', 'running')`),
    check('data_exports_state', sql`${t.state} in ('queued', 'running', 'done', 'failed')`),
    check('data_exports_file', sql`(${t.state} = 'done') = (${t.fileName} is not null)`),
  ],
)
