import type { FirstStep } from '../../../lib/entities/office-values.ts'
import { check, date, integer, jsonb, pgTable, sql, text } from '../orm.ts'
import { instant, updatedAt } from './columns.ts'

/** The office that runs the portal: one row, none before a superadmin has said anything of it. */
export const office = pgTable(
  'office',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull(),
    address: text('address').notNull(),
    email: text('email').notNull(),
    whatsapp: text('whatsapp').notNull(),
    /** Stored name of a picture. */
    logo: text('logo'),
    /** Who signs messages; empty: the portal's team. */
    signer: text('signer').notNull(),
    /** The office's own texts of messages, by the template's name. */
    wordings: jsonb('wordings').$type<Record<string, string>>().notNull(),
    /** Steps of the first day that this office does not need. */
    skippedSteps: text('skipped_steps').array().$type<FirstStep[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (t) => [check('office_one', sql`${t.id} = 1`)],
)

/** Days on which the office does not work, beside weekends: public holidays and joint leave. */
export const holidays = pgTable('holidays', {
  date: date('date').primaryKey(),
  name: text('name').notNull(),
})

/** The one link by which the first account is made, while there is none. */
export const firstAccountLinks = pgTable(
  'first_account_links',
  {
    id: integer('id').primaryKey().default(1),
    /** SHA-256 of the token, which is in the link alone. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [check('first_account_links_one', sql`${t.id} = 1`)],
)
