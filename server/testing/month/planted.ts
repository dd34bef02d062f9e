import type { Db } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import type { Leaving } from './leaving.ts'

const HOUR = 3_600_000

/** How a careless build would behave: planted to see that a month finds it. */
export type Planted = {
  /** How much ahead of its time it is decided as well. */
  aheadMs?: number
  afterLook?: (db: Db) => Promise<unknown>
  beforeSend?: (db: Db, message: Leaving) => Promise<unknown>
  afterRestore?: (db: Db) => Promise<unknown>
}

type Fault = {
  planted: Planted
  /** A month that finds it. */
  seed: number
}

export const PLANTED: Readonly<Record<string, Fault>> = {
  'a message is not claimed before it is sent': {
    planted: {
      beforeSend: (db, { id }) =>
        db.execute(sql`update outbox set state = 'queued' where id = ${id}`),
    },
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
    seed: 1,
  },
  'what waits is not looked at again after a move': {
    planted: {
      afterLook: (db) =>
        db.execute(
          sql`update outbox set reminder_id = null
            where state = 'queued' and coaching_id is not null`,
        ),
    },
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
    seed: 1,
  },
  'a restored backup forgets what has gone': {
    planted: { afterRestore: (db) => db.execute(sql`delete from reminders`) },
    seed: 1,
  },
  'the limit of a day counts nothing': {
    planted: {
      afterLook: (db) =>
        db.execute(sql`update outbox set created_at = created_at - interval '2 days'`),
    },
    seed: 1,
  },
}
