import { index, integer, pgTable, text } from '../orm.ts'
import { id, instant } from './columns.ts'
import { ofUser } from './users.ts'

/** The key of an admin's second factor; it asks for codes once a first one has confirmed it. */
export const secondFactors = pgTable('second_factors', {
  userId: ofUser().primaryKey(),
  /** Enciphered with a key drawn from the server's secret. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Number of the newest time step (RFC 6238) whose code was used: it and older ones are used up. */
  lastStep: integer('last_step').notNull().default(0),
})

/** Codes for who has lost the device; a row goes when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: id(), userId: ofUser(), codeHash: text('code_hash').notNull() },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** A login whose password was right and that waits for its code. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    /** SHA-256 of the token that the login form holds. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('login_challenges_user').on(t.userId)],
)
