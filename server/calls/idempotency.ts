import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { idempotencyKeys } from '../db/schema/system.ts'
import { badRequest, conflict, unprocessable } from '../problem.ts'
import { sha256 } from '../services/tokens.ts'

const KEPT_MS = 24 * 60 * 60 * 1000
export const KEY = /^[\w-]{8,128}$/
const CIPHER = 'aes-256-gcm'

/** One act of one caller: `call` and `body` tell whether a repeated key is the same act. */
export type Act = {
  key: string
  userId: string | null
  call: string
  body: string
  now: Date
}

/** Answers may hold tokens, so they are kept under a key that only the caller knows. */
const cipherKey = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'idempotent-answer', 32))

const encipher = (key: string, text: string) => {
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, cipherKey(key), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

const decipher = (key: string, stored: string) => {
  const bytes = Buffer.from(stored, 'base64')
  const plain = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, 12))
  plain.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([plain.update(bytes.subarray(28)), plain.final()]).toString('utf8')
}

const RUNNING = 'Permintaan yang sama sedang diproses.'
const MISMATCH = 'Idempotency-Key ini sudah dipakai untuk permintaan lain.'

const rowOf = ({ key, userId, call, body, now }: Act) => ({
  scope: userId ?? 'anon',
  keyHash: sha256(key),
  call,
  bodyHash: sha256(body),
  expiresAt: new Date(now.getTime() + KEPT_MS),
})

const matches = (row: ReturnType<typeof rowOf>) =>
  and(eq(idempotencyKeys.scope, row.scope), eq(idempotencyKeys.keyHash, row.keyHash))

/** The kept answer of an earlier run of the same act; null when there was none. */
const keptAnswer = async (db: Db, act: Act) => {
  const row = rowOf(act)
  const [kept] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(matches(row), gt(idempotencyKeys.expiresAt, act.now)))
  if (!kept) return null
  if (kept.call !== row.call || kept.bodyHash !== row.bodyHash)
    throw unprocessable(MISMATCH)
  if (kept.answer === null) throw conflict(RUNNING)
  return decipher(act.key, kept.answer)
}

const runAndKeep = (db: Db, act: Act, work: (tx: Db) => Promise<string>) =>
  transact(db, async (tx) => {
    const row = rowOf(act)
    await tx
      .delete(idempotencyKeys)
      .where(and(matches(row), lte(idempotencyKeys.expiresAt, act.now)))
    const claimed = await tx
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ scope: idempotencyKeys.scope })
    if (claimed.length === 0) {
      // The same act ran in another process, and this one waited for its commit.
      const kept = await keptAnswer(tx, act)
      if (kept === null) throw conflict(RUNNING)
      return kept
    }
    const answer = await work(tx)
    await tx
      .update(idempotencyKeys)
      .set({ answer: encipher(act.key, answer) })
      .where(matches(row))
    return answer
  })

/**
 * Does the work of an act once. The key is stored in the same transaction as the effects, so a
 * crash keeps both or neither; a refused act keeps nothing and may be tried again.
 *
 * @throws Problem 409 while the same act runs, 422 when the key was used for another act.
 */
export const createOnce = () => {
  const running = new Set<string>()
  return async (db: Db, act: Act, work: (tx: Db) => Promise<string>): Promise<string> => {
    if (!KEY.test(act.key)) throw badRequest(undefined, 'Idempotency-Key tidak valid.')
    const { scope, keyHash } = rowOf(act)
    const name = `${scope} ${keyHash}`
    if (running.has(name)) throw conflict(RUNNING)
    running.add(name)
    try {
      return (await keptAnswer(db, act)) ?? (await runAndKeep(db, act, work))
    } finally {
      running.delete(name)
    }
  }
}

export const removeExpiredKeys = async (db: Db, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now))
}
