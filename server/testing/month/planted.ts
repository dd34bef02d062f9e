import type { Db } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import type { Leaving } from './leaving.ts'

const HOUR = 3_600_000

/** How a careless build would behave: planted to see that a month finds it. */
export type Planted = {
  /** How much ahead of its time it is decided as well. */
  aheadMs?: number
  beforeLook?: (db: Db, now: Date) => Promise<unknown>
  afterLook?: (db: Db, now: Date) => Promise<unknown>
  beforeSend?: (db: Db, message: Leaving) => Promise<unknown>
  afterRestore?: (db: Db) => Promise<unknown>
}

type Fault = {
  planted: Planted
  /** By which rule it shows. */
  check: string
  /** A month that finds it. */
  seed: number
}

export const PLANTED: Readonly<Record<string, Fault>> = {
  'a message is not claimed before it is sent': {
    planted: {
      beforeSend: (db, { id }) =>
        db.execute(sql`update outbox set state = 'queued' where id = ${id}`),
    },
    check: 'once',
    seed: 1,
  },
  'it is decided at planning, six hours before it is due': {
    planted: {
      aheadMs: 6 * HOUR,
      // so that it goes when it is due, as it was decided
      afterLook: (db) =>
        db.execute(
          sql`update outbox set reminder_id = null, next_attempt_at = created_at
            where state = 'queued' and purpose in ('post-test', 'post-test-evening', 'survey')`,
        ),
    },
    check: 'whom it concerns',
    seed: 46,
  },
  'what waits is not looked at again after a move': {
    planted: {
      afterLook: (db) =>
        db.execute(
          sql`update outbox set reminder_id = null
            where state = 'queued' and coaching_id is not null`,
        ),
    },
    check: 'whom it concerns',
    seed: 1,
  },
  'a reminder whose server died is sent again': {
    planted: {
      afterLook: (db) =>
        db.execute(
          sql`update outbox set state = 'queued', next_attempt_at = created_at
            where state in ('unknown', 'sending')`,
        ),
    },
    check: 'once',
    seed: 1,
  },
  'a restored backup forgets what has gone': {
    planted: { afterRestore: (db) => db.execute(sql`delete from reminders`) },
    check: 'once',
    seed: 22,
  },
  'the limit of a day counts nothing': {
    planted: {
      beforeLook: (db) =>
        db.execute(sql`update outbox set created_at = created_at - interval '2 days'`),
      afterLook: (db, now) =>
        db.execute(
          sql`update outbox set created_at = created_at + interval '2 days'
            where created_at < ${new Date(now.getTime() - 12 * HOUR).toISOString()}`,
        ),
    },
    check: 'four a day',
    seed: 10,
  },
  'what is too late goes when its gateway is back': {
    planted: {
      afterLook: (db) => db.execute(sql`update outbox set expires_at = null`),
    },
    check: 'not late',
    seed: 8,
  },
  'who was told of a place is not noted': {
    planted: {
      afterLook: (db) => db.execute(sql`update place_alerts set told_at = null`),
    },
    check: 'none is missed',
    seed: 11,
  },
}
