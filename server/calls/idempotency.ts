import { createHmac, hkdfSync } from 'node:crypto'
import type { Endpoint } from '../../lib/contract/endpoint.ts'
import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import type { Db } from '../db/client.ts'
import { badRequest, conflict, otherAct } from '../problem.ts'
import { claimKey, findKey, keepAnswer, removeKey } from '../repositories/idempotency.ts'
import { decipher, encipher } from '../services/cipher.ts'
import { HOLD_MS } from '../services/outbox.ts'
import { sha256 } from '../services/tokens.ts'

export const KEY = /^[\w-]{8,128}$/

/** One act of one caller: `call` and `body` tell whether a repeated key is the same act. */
export type Act = {
  key: string
  userId: string | null
  call: string
  body: string
  now: Date
  /** How long its repeat is the same act. */
  keptMs: number
  /** The version of what it changes, as it stands in a transaction; null where it has none. */
  versionIn?: (tx: Db) => Promise<string | null>
  /** Whether what it has done was undone or changed since: its repeat is then another act. */
  isUndone?: (done: Done) => Promise<boolean>
}

/** What an act has answered, and the version of what it changed, right afterwards. */
export type Done = { answer: unknown; version: string | null }

/** No longer than what it has done may stand. */
export const keptMsOf = ({ once }: Pick<Endpoint, 'once'>): number =>
  once === 'briefly' ? HOLD_MS : DAY_MS

/** Answers may hold tokens, so they are kept under a key that only the caller knows. */
const cipherKey = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'idempotent-answer', 32))

const RUNNING = 'Permintaan yang sama sedang diproses.'

const rowOf = ({ key, userId, call, body, now, keptMs }: Act) => ({
  scope: userId ?? 'anon',
  keyHash: sha256(key),
  call,
  // under the caller's key: a body may hold a password, and a plain hash of one can be guessed
  bodyHash: createHmac('sha256', key).update(body).digest('base64url'),
  expiresAt: new Date(now.getTime() + keptMs),
})

/** The kept answer of an earlier run of the same act; null when there was none. */
const keptAnswer = async (db: Db, act: Act): Promise<Done | null> => {
  const row = rowOf(act)
  const kept = await findKey(db, row, act.now)
  if (!kept) return null
  if (kept.call !== row.call || kept.bodyHash !== row.bodyHash) throw otherAct()
  if (kept.answer === null) throw conflict(RUNNING)
  const answer = JSON.parse(decipher(cipherKey(act.key), kept.answer))
  return { answer, version: kept.version }
}

/** Does work inside its transaction and keeps the answer there. */
export type Keep = (tx: Db, work: () => Promise<unknown>) => Promise<unknown>

const keepFor =
  (act: Act): Keep =>
  async (tx, work) => {
    const row = rowOf(act)
    if (!(await claimKey(tx, row, act.now))) {
      // The same act ran in another process, and this one waited for its commit.
      const kept = await keptAnswer(tx, act)
      if (!kept) throw conflict(RUNNING)
      return kept.answer
    }
    const answer = (await work()) ?? null
    await keepAnswer(tx, row, {
      answer: encipher(cipherKey(act.key), JSON.stringify(answer)),
      version: (await act.versionIn?.(tx)) ?? null,
    })
    return answer
  }

/**
 * Does an act once. Its key is stored in the same transaction as its effects, so a crash keeps both
 * or neither; a refused act keeps nothing and may be tried again.
 *
 * @param perform does the act, its effects inside `keep`; not called where its answer is kept
 * @throws Problem 409 while the same act runs, 422 when the key was used for another act.
 */
export const createOnce = () => {
  const running = new Set<string>()
  return async (
    db: Db,
    act: Act,
    perform: (keep: Keep) => Promise<unknown>,
  ): Promise<unknown> => {
    if (!KEY.test(act.key)) throw badRequest(undefined, 'Idempotency-Key tidak valid.')
    const { scope, keyHash } = rowOf(act)
    const name = `${scope} ${keyHash}`
    if (running.has(name)) throw conflict(RUNNING)
    running.add(name)
    try {
      const kept = await keptAnswer(db, act)
      if (kept && !(await act.isUndone?.(kept))) return kept.answer
      if (kept) await removeKey(db, rowOf(act))
      return await perform(keepFor(act))
    } finally {
      running.delete(name)
    }
  }
}
