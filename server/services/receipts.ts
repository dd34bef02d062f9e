import type { Db } from '../db/client.ts'
import type { OutboxRow } from '../repositories/outbox.ts'
import { type Receipt, recordReceipt } from '../repositories/receipts.ts'
import { hear } from './heard-numbers.ts'

const STATUSES = ['sent', 'delivered', 'read', 'failed'] as const
const GATEWAY_ID = /^[\x21-\x7e]{1,500}$/
const OUR_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SECONDS = /^\d{9,10}$/

/** A part of somebody else's JSON, which may be anything. */
const part = (value: unknown, name: string): unknown => Object(value)[name]
const parts = (value: unknown, name: string): unknown[] => {
  const found = part(value, name)
  return Array.isArray(found) ? found : []
}
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The gateway's words about a failure: its code, what that is called, and what it says beside. */
const reasonOf = (status: unknown) => {
  const [error] = parts(status, 'errors')
  const { code, title, message, error_data: data } = Object(error)
  const words = [code, title, message, part(data, 'details')].map(textOf).filter(Boolean)
  const said = [...new Set(words)].join(' ').replace(/\p{Cc}+/gu, ' ')
  return said.slice(0, 300) || 'failed'
}

/** A number as the gateway tells it: digits with the country's. */
const NUMBER = /^[1-9]\d{7,14}$/

const momentOf = (told: unknown, now: Date) => {
  const seconds = textOf(part(told, 'timestamp'))
  return SECONDS.test(seconds) ? new Date(Number(seconds) * 1000) : now
}

const toReceipt = (status: unknown, now: Date): Receipt[] => {
  const known = STATUSES.find((name) => name === part(status, 'status'))
  const gatewayId = textOf(part(status, 'id'))
  const id = textOf(part(status, 'biz_opaque_callback_data'))
  if (!known || !GATEWAY_ID.test(gatewayId)) return []
  return [
    {
      ...{ gatewayId, status: known, reason: reasonOf(status) },
      id: OUR_ID.test(id) ? id : null,
      at: momentOf(status, now),
    },
  ]
}

/** When a message arrived and was read, as far as its gateway has said. */
export const receiptsOf = ({
  deliveredAt,
  readAt,
}: Pick<OutboxRow, 'deliveredAt' | 'readAt'>) => ({
  deliveredAt: deliveredAt?.toISOString() ?? null,
  readAt: readAt?.toISOString() ?? null,
})

/**
 * Records what a gateway that speaks the WhatsApp Cloud API calls back: states of messages, and that somebody has written. What they
 * wrote is not read.
 */
export const takeReceipts = async (db: Db, told: unknown, now: Date): Promise<void> => {
  const values = parts(told, 'entry')
    .flatMap((entry) => parts(entry, 'changes'))
    .map((change) => part(change, 'value'))
  const statuses = values.flatMap((value) => parts(value, 'statuses'))
  for (const receipt of statuses.flatMap((status) => toReceipt(status, now)))
    await recordReceipt(db, receipt)
  for (const message of values.flatMap((value) => parts(value, 'messages'))) {
    const number = textOf(part(message, 'from'))
    if (NUMBER.test(number))
      await hear(db, { number: `+${number}`, at: momentOf(message, now), now })
  }
}
