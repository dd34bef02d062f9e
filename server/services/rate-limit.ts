import { isIPv6 } from 'node:net'
import { HOUR_MS } from '../../lib/domain/schedule/spans.ts'
import type { Db } from '../db/client.ts'
import { Problem, tooMany } from '../problem.ts'
import {
  changeCount,
  deleteCount,
  deleteCountsBefore,
  findBlockedUntil,
} from '../repositories/limited-attempts.ts'
import { sha256 } from './tokens.ts'

/** How often something may be tried. Counted in the database, so that all servers count together. */
export type Limit = {
  name: string
  /** After so long without a wait the count begins anew. */
  windowMs: number
  /** Seconds to wait after the `count`-th attempt of a window that lasts `left` seconds more. */
  waitAfter: (count: number, left: number) => number
  /** What is said to whoever has to wait. */
  tell: (seconds: number) => string
}

/** Said where one caller's network asks too often, and where it gives wrong codes. */
export const TELL = {
  manyCalls: (seconds: number) =>
    `Terlalu banyak permintaan dari jaringan ini. Coba lagi dalam ${seconds} detik.`,
  wrongCodes: (seconds: number) =>
    `Terlalu banyak kode yang salah. Coba lagi dalam ${seconds} detik.`,
}

export type Attempt = { limit: Limit; key: string; now: Date }

/** Longer than any window. */
const KEPT_MS = HOUR_MS

/** `free` attempts without a wait; then each one doubles it, up to a bound: nobody is shut out for good. */
export const growingWait =
  (free: number, { first, most }: { first: number; most: number }) =>
  (count: number): number =>
    count < free ? 0 : Math.min(most, first * 2 ** (count - free))

const groupsOf = (part: string) => part.split(':').filter((group) => group !== '')

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOfAddress = (address: string): string[] => {
  const [front = [], back = []] = address.split('::').map(groupsOf)
  const zeros = Array<string>(8 - front.length - back.length).fill('0')
  const groups = [...front, ...zeros, ...back]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}

/** How much of an address counts: what one machine has, or what one site has. */
const WIDTHS = { machine: { v4: 4, v6: 4 }, site: { v4: 3, v6: 3 } }

/**
 * Whose address counts as one caller's: an IPv4 address, or the /64 network of an IPv6 address, in
 * which one machine may take any of 2^64. A whole site is a /24, or the /48 that providers hand out
 * (RFC 6177).
 */
export const networkOf = (
  address: string,
  { v4, v6 }: { v4: number; v6: number } = WIDTHS.machine,
): string => {
  const bare = address.toLowerCase().replace(/%.*$/, '')
  const dotted = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (dotted) return v4 === 4 ? dotted : `${dotted.split('.').slice(0, v4).join('.')}.0/24`
  if (!isIPv6(address)) return address
  const groups = groupsOfAddress(bare)
  return `${groups.slice(0, v6).join(':')}::/${v6 * 16}`
}

/** An attempt that counts for a caller's network, whoever it is. */
export const ofNetwork = (
  limit: Limit,
  { address, now }: { address: string; now: Date },
): Attempt => ({ limit, key: networkOf(address), now })

/** The whole site of an address. */
export const siteOf = (address: string): string => networkOf(address, WIDTHS.site)

const subjectOf = ({ limit, key }: Attempt) => sha256(`${limit.name}\n${key}`)

const secondsFrom = (now: Date, then: Date | null) =>
  Math.max(0, Math.ceil(((then?.getTime() ?? 0) - now.getTime()) / 1000))

const refuseUntil = ({ limit, now }: Attempt, blockedUntil: Date | null) => {
  const seconds = secondsFrom(now, blockedUntil)
  if (seconds > 0) throw tooMany(limit.tell(seconds), seconds)
}

/**
 * Counts nothing.
 *
 * @throws Problem 429 with the seconds to wait, where the limit has been reached.
 */
export const refuseWaiting = async (db: Db, attempt: Attempt): Promise<void> => {
  refuseUntil(attempt, await findBlockedUntil(db, subjectOf(attempt)))
}

/** Whether the limit has been reached; counts nothing. */
export const isWaiting = async (db: Db, attempt: Attempt): Promise<boolean> =>
  secondsFrom(attempt.now, await findBlockedUntil(db, subjectOf(attempt))) > 0

/**
 * Counts an attempt, unless it came too early.
 *
 * @throws Problem 429 with the seconds to wait, where the limit had been reached before.
 */
export const countAttempt = (db: Db, attempt: Attempt): Promise<void> => {
  const { limit, now } = attempt
  return changeCount(db, { subject: subjectOf(attempt), now }, (count) => {
    refuseUntil(attempt, count.blockedUntil)
    const isOver = count.windowStart.getTime() <= now.getTime() - limit.windowMs
    const failures = isOver ? 1 : count.failures + 1
    const windowStart = isOver ? now : count.windowStart
    const end = new Date(windowStart.getTime() + limit.windowMs)
    const wait = limit.waitAfter(failures, secondsFrom(now, end))
    const blockedUntil = wait > 0 ? new Date(now.getTime() + wait * 1000) : null
    return { failures, windowStart, blockedUntil }
  })
}

/** The same; false, and nothing is counted, where the limit has been reached. */
export const tryAttempt = async (db: Db, attempt: Attempt): Promise<boolean> => {
  try {
    await countAttempt(db, attempt)
    return true
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false
    throw error
  }
}

export const forgetAttempts = (db: Db, attempt: Attempt): Promise<void> =>
  deleteCount(db, subjectOf(attempt))

export const removeOldAttempts = (db: Db, now: Date): Promise<void> =>
  deleteCountsBefore(db, new Date(now.getTime() - KEPT_MS))
