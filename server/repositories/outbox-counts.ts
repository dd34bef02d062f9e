import { count } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { outbox } from '../db/schema/system.ts'

/** How many messages are in which state, by channel. */
export const countMessages = (db: Db) =>
  db
    .select({ channel: outbox.channel, state: outbox.state, messages: count() })
    .from(outbox)
    .groupBy(outbox.channel, outbox.state)
