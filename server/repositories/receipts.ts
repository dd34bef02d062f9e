import type { Db } from '../db/client.ts'
import { and, eq, inArray, isNull, or, sql } from '../db/orm.ts'
import { outbox } from '../db/schema/system.ts'
import type { OutboxRow } from './outbox.ts'

/** What a gateway says later of a message that it took. */
export type Receipt = {
  /** What the gateway calls it. */
  gatewayId: string
  /** What we call it, where the gateway repeats that. */
  id: string | null
  status: 'sent' | 'delivered' | 'read' | 'failed'
  at: Date
  /** Of a failed one, the gateway's words. */
  reason: string
}

/**
 * The message that is meant: by the gateway's id while it is in one of these states, or by our own while the gateway's answer has
 * not come or was lost, so that this is the first word of it.
 */
const isAbout = ({ gatewayId, id }: Receipt, states: OutboxRow['state'][]) =>
  and(
    eq(outbox.channel, 'whatsapp'),
    or(
      and(eq(outbox.gatewayId, gatewayId), inArray(outbox.state, states)),
      and(
        sql`${outbox.id} = ${id}`,
        inArray(outbox.state, ['sending', 'unknown']),
        sql`${outbox.gatewayId} is distinct from ${gatewayId}`,
      ),
    ),
  )

const recordFailure = (db: Db, receipt: Receipt) =>
  db
    .update(outbox)
    .set({ state: 'failed', lastError: receipt.reason, ...namedBy(receipt) })
    .where(
      and(isAbout(receipt, ['sent']), isNull(outbox.deliveredAt), isNull(outbox.readAt)),
    )

const namedBy = ({ gatewayId }: Receipt) => ({
  gatewayId,
  attempts: sql`greatest(${outbox.attempts}, 1)`,
})

/**
 * Records what a gateway says later. The same may come twice and in any order: what was read or has arrived is neither taken back
 * nor failed, and what has failed was taken before. Nothing is done where no message is meant.
 */
export const recordReceipt = async (db: Db, receipt: Receipt): Promise<void> => {
  const { status, at } = receipt
  if (status === 'failed') return void (await recordFailure(db, receipt))
  const since = (column: typeof outbox.sentAt | typeof outbox.readAt) =>
    sql`coalesce(${column}, ${at.toISOString()}::timestamptz)`
  await db
    .update(outbox)
    .set({
      ...{ state: 'sent', lastError: null, sentAt: since(outbox.sentAt) },
      ...namedBy(receipt),
      ...(status === 'delivered' && { deliveredAt: since(outbox.deliveredAt) }),
      ...(status === 'read' && { readAt: since(outbox.readAt) }),
    })
    .where(isAbout(receipt, status === 'sent' ? [] : ['sent', 'failed']))
}
