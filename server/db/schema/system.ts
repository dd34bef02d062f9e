import { MESSAGE_PURPOSES } from '../../../lib/entities/outbox-values.ts'
import { REMINDED_STEPS } from '../../../lib/entities/reminder-values.ts'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '../orm.ts'
import { coachings } from './coachings.ts'
import { createdAt, id, instant } from './columns.ts'
import { reminders } from './reminders.ts'
import { users } from './users.ts'

/** Messages to be sent, written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text('channel', { enum: ['email', 'whatsapp'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    coachingId: uuid('coaching_id').references(() => coachings.id, {
      onDelete: 'set null',
    }),
    /** E-mail address or WhatsApp number. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    state: text('state', {
      enum: ['queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown'],
    })
      .notNull()
      .default('queued'),
    /** What a held message waits for; released or cancelled by this text. */
    holdKey: text('hold_key'),
    /** The same message is queued once per key. */
    dedupeKey: text('dedupe_key').unique('outbox_dedupe'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
    /** Written to a demo's log in the place of being sent; null until it is sent, and where it was before that was kept. */
    isLogged: boolean('is_logged'),
    /** What the gateway calls it, by which it says later what became of it. */
    gatewayId: text('gateway_id'),
    deliveredAt: instant('delivered_at'),
    readAt: instant('read_at'),
    /** What it is about, by which an approved template is chosen; null where it was queued before that was kept. */
    purpose: text('purpose', { enum: MESSAGE_PURPOSES }),
    /** Of which step an admin reminded; null for any other, and where it was queued before that was kept. */
    step: text('step', { enum: REMINDED_STEPS }),
    lastError: text('last_error'),
    /** The text holds a secret that is worth nothing after this: it is not sent later, and forgotten. */
    secretUntil: instant('secret_until'),
    /** As an e-mail it carries the coaching's calendar file, as it is when the message goes. */
    withCalendar: boolean('with_calendar').notNull().default(false),
    /** The meeting's times have become others since it was written: below its text it says which hold when it goes. */
    isRescheduled: boolean('is_rescheduled').notNull().default(false),
    /** Too late after this: it is not sent any more. */
    expiresAt: instant('expires_at'),
    /** The reminder that it brings. */
    reminderId: uuid('reminder_id').references(() => reminders.id, {
      onDelete: 'set null',
    }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`${t.state} in ('queued', 'sending')`),
    index('outbox_hold').on(t.holdKey).where(sql`${t.holdKey} is not null`),
    index('outbox_secret')
      .on(t.secretUntil)
      .where(sql`${t.secretUntil} is not null and ${t.body} <> ''`),
    index('outbox_reminder').on(t.reminderId).where(sql`${t.reminderId} is not null`),
    index('outbox_gateway').on(t.gatewayId).where(sql`${t.gatewayId} is not null`),
    index('outbox_caused').on(t.createdBy, t.createdAt),
    index('outbox_received').on(t.userId, t.createdAt),
    index('outbox_about').on(t.coachingId, t.createdAt),
    index('outbox_newest').on(t.createdAt, t.id),
    index('outbox_undelivered')
      .on(t.createdAt)
      .where(
        sql`${t.state} in ('failed', 'unknown') or (${t.state} = 'queued' and ${t.attempts} > 0)`,
      ),
    check('outbox_channel', sql`${t.channel} in ('email', 'whatsapp')`),
    check(
      'outbox_state',
      sql`${t.state} in ('queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown')`,
    ),
  ],
)

/** Who has written to the office's WhatsApp number within a day: to them alone it may write without a template. */
export const heardNumbers = pgTable('heard_numbers', {
  /** SHA-256 of the number as `normaliseWhatsapp` gives it. */
  numberHash: text('number_hash').primaryKey(),
  heardAt: instant('heard_at').notNull(),
})

/** Answers of calls that must not work twice, kept for 24 hours (§ Idempotency-Key). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The account, or 'anon'. */
    scope: text('scope').notNull(),
    /** SHA-256 of the client's key. */
    keyHash: text('key_hash').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The answer, enciphered under the client's own key; null while the call runs. */
    answer: text('answer'),
    /** Of what the call changed, as it was right afterwards; null where the caller had named none. */
    version: text('version'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.keyHash] }),
    index('idempotency_keys_expiry').on(t.expiresAt),
  ],
)

/** Failed logins and whatever else is limited, counted by all servers together. */
export const limitedAttempts = pgTable(
  'login_failures',
  {
    /** SHA-256 of the limit's name and of whom it is for: an account, a network address. */
    subject: text('subject').primaryKey(),
    failures: integer('failures').notNull(),
    windowStart: instant('window_start').notNull(),
    blockedUntil: instant('blocked_until'),
  },
  (t) => [index('login_failures_window').on(t.windowStart)],
)
