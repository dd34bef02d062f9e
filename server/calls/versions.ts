import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import type { Db } from '../db/client.ts'
import { changedMeanwhile, Problem } from '../problem.ts'
import { lockName } from '../repositories/locks.ts'
import { textMark } from '../services/tokens.ts'
import { type Call, THINGS, type Thing } from './guarded-things.ts'

type Shown = Record<string, unknown>

const isSame = (a: Call, b: Call) => a.method === b.method && a.path === b.path

const wordOf = ({ as }: Thing) => as ?? 'version'

const versionOf = ({ fields }: Thing, answer: Record<string, unknown>): string =>
  textMark(JSON.stringify(fields.map((field) => answer[field] ?? null)))

/** The answer of a call that shows such a thing, with the version of what can be changed of it. */
export const withVersion = (call: Call, answer: unknown): unknown => {
  const shown = THINGS.filter(
    ({ read, list }) => isSame(read, call) || (list && isSame(list, call)),
  )
  if (shown.length === 0 || typeof answer !== 'object' || answer === null) return answer
  const versions = (one: Shown) =>
    shown.map((thing) => [wordOf(thing), versionOf(thing, one)] as const)
  const versioned = (one: Shown) => ({ ...one, ...Object.fromEntries(versions(one)) })
  return Array.isArray(answer) ? answer.map(versioned) : versioned(answer as Shown)
}

/** Of several the one that is written, by its key. */
const meantOf = ({ key }: Thing, present: unknown, body: unknown) =>
  Array.isArray(present)
    ? present.find((one) => one[key ?? ''] === Object(body)[key ?? ''])
    : present

const writtenBy = (call: Call) =>
  THINGS.find(({ writes }) => writes.some((write) => isSame(write, call)))

/** Whether a call heeds `If-Match`. */
export const isGuarded = (call: Call): boolean => writtenBy(call) !== undefined

/**
 * Whether a call heeds an `Idempotency-Key`: what does its work anew each time, and what is guarded, or a repeat after a lost answer
 * would be refused because of what it has stored itself.
 */
export const isOnce = (call: Call & Pick<Endpoint, 'once'>): boolean =>
  call.once !== undefined || isGuarded(call)

type Caller = {
  db: Db
  params: unknown
  user: { id: string } | null
  request: FastifyRequest
}

/** Versions of an `If-Match` header (RFC 9110 §13.1.1), without their quotes. */
const wanted = (header: string) =>
  header.split(',').map((tag) => tag.trim().replace(/^(W\/)?"|"$/g, ''))

type Show = (read: Call) => Promise<unknown>
type Present = Record<string, unknown>

/** The versions that the caller knows; null where it asks for nothing. */
const wantedBy = ({ request }: Caller): string[] | null => {
  const header = request.headers['if-match']
  return header === undefined || header.trim() === '*' ? null : wanted(header)
}

const unlessGone = (error: unknown) => {
  if (error instanceof Problem && error.status === 404) return null
  throw error
}

/** The thing that a call writes, as it is shown now; none where it is gone. */
const presentOf = async (written: Thing, { db, params, request }: Caller, show: Show) => {
  const now = written.find
    ? await written.find(db, Object(params).id)
    : await show(written.read).catch(unlessGone)
  const shown = withVersion(written.read, now)
  return meantOf(written, shown, request.body) as Present | undefined
}

/**
 * The version of what a call writes, as it is now; null where the caller names none that it knows.
 *
 * @param show answers what a call shows now
 */
export const versionNow = async (
  call: Call,
  caller: Caller,
  show: Show,
): Promise<string | null> => {
  const written = writtenBy(call)
  if (!written || !wantedBy(caller)) return null
  const present = await presentOf(written, caller, show)
  return present ? String(present[wordOf(written)]) : null
}

/**
 * Refuses to write over what somebody else has changed since the caller saw it. Who sends no `If-Match`
 * asks for nothing and is let through, as chapter 7 has it. To be called in the call's transaction: until
 * its end nobody else writes the same thing.
 *
 * @param show answers what a call shows now
 * @throws Problem 412 with the thing as it is now
 */
export const refuseOverwriting = async (
  call: Call,
  caller: Caller,
  show: Show,
): Promise<void> => {
  const written = writtenBy(call)
  if (!written) return
  const { db, params, user } = caller
  const isOwn = written.read.path === api.auth.me.path
  const whose = isOwn ? user?.id : params
  await lockName(db, `${written.read.path} ${JSON.stringify(whose)}`)
  const seen = wantedBy(caller)
  if (!seen) return
  await written.hold?.(db, Object(params).id, user?.id ?? '')
  const present = await presentOf(written, caller, show)
  if (present && !seen.includes(String(present[wordOf(written)])))
    throw changedMeanwhile(present)
}
