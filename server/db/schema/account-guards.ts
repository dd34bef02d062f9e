import { boolean, check, index, integer, pgTable, primaryKey, sql, text } from '../orm.ts'
import { instant } from './columns.ts'
import { ofUser } from './users.ts'

/** Contacts of accounts that were given at the registration or changed and have not been confirmed. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    userId: ofUser(),
    channel: text('channel', { enum: ['email', 'whatsapp'] }).notNull(),
    /** The last contact that was confirmed, else the first: links for passwords go there until the new one is. */
    confirmed: text('confirmed').notNull(),
    /** False where `confirmed` is what the registration gave, and nobody has shown to read what is sent there. */
    isSeen: boolean('is_seen').notNull().default(true),
    /** SHA-256 of the token of the newest link; null where none was sent. */
    tokenHash: text('token_hash').unique('contact_changes_token'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.channel] }),
    check('contact_changes_channel', sql`${t.channel} in ('email', 'whatsapp')`),
  ],
)

/** Devices from which somebody has logged in to an account: the SHA-256 of the token that each keeps. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ofUser(),
    tokenHash: text('token_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    index('known_devices_token').on(t.tokenHash),
  ],
)

/** Logins that failed since the last good one, under a name that tells nobody whose: also where nobody has it. */
export const failedLogins = pgTable('failed_logins', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instant('last_at').notNull(),
})
