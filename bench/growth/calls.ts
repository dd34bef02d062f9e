import { request } from 'node:http'
import type { Db } from '../../server/db/client.ts'
import { eq } from '../../server/db/orm.ts'
import { coachings } from '../../server/db/schema/coachings.ts'
import { users } from '../../server/db/schema/users.ts'
import { openSession } from '../../server/services/sessions.ts'
import { createTokens } from '../../server/services/tokens.ts'
import { TEST_CONFIG } from '../../server/testing/test-server.ts'

const ROUNDS = 7
const ENOUGH_MS = 2_000

/** By whom a call is made, and the longest that it may take where it reads all rows of a kind to show a few, as a search does. */
export type Call = {
  who: 'visitor' | 'user' | 'admin' | 'superadmin'
  path: string
  mostMs?: number
}

const REPORT = '/report?from=2020-01-01&until=2039-12-31'

/** What each call shows; `:id` is a coaching of 200 participants, `:user` one of them. */
export const CALLS: Record<string, Call> = {
  "start page's data": { who: 'visitor', path: '/beranda' },
  'coachings to come': { who: 'visitor', path: '/coaching/upcoming' },
  'next coaching': { who: 'visitor', path: '/coaching/homepage' },
  'one coaching': { who: 'visitor', path: '/coaching/:id' },
  FAQ: { who: 'visitor', path: '/faq' },
  'available to a participant': { who: 'user', path: '/coaching/upcoming-user' },
  'own coachings': { who: 'user', path: '/coaching/taken-and-past-and-propose' },
  "own coaching's head": { who: 'user', path: '/coaching/:id/auth' },
  'own result': { who: 'user', path: '/coaching/:id/pre-test/result' },
  'own certificate': { who: 'user', path: '/coaching/:id/certificate/check' },
  'what waits': { who: 'admin', path: '/attention', mostMs: 1_000 },
  'all coachings': { who: 'admin', path: '/coaching/admin' },
  'all participants': { who: 'admin', path: '/user' },
  'a page of participants': { who: 'admin', path: '/participant?page=1&size=10' },
  'their last page': {
    ...{ who: 'admin', path: '/participant?page=999999&sort=nama', mostMs: 1_000 },
  },
  'participants, searched': {
    ...{ who: 'admin', path: '/participant?q=nihil', mostMs: 1_000 },
  },
  'what filters them': { who: 'admin', path: '/participant/choices', mostMs: 1_000 },
  'one participant': { who: 'admin', path: '/user/:user' },
  'their coachings': { who: 'admin', path: '/coaching/taken-and-past-and-propose/:user' },
  interests: { who: 'admin', path: '/category/infografik-minat', mostMs: 1_000 },
  'register of certificates': { who: 'admin', path: '/certificate/register' },
  'register, searched': {
    who: 'admin',
    path: '/certificate/register?q=nihil',
    mostMs: 1_000,
  },
  undelivered: { who: 'admin', path: '/notification/undelivered' },
  report: { who: 'admin', path: REPORT, mostMs: 5_000 },
  'tab of proposals': { who: 'admin', path: '/coaching/admin/:id/proposals' },
  'tab of the pre-test': { who: 'admin', path: '/coaching/admin/:id/pre-test' },
  'tab of the post-test': { who: 'admin', path: '/coaching/admin/:id/post-test' },
  'tab of the meeting': { who: 'admin', path: '/coaching/admin/:id/zoom-meeting' },
  'tab of certificates': { who: 'admin', path: '/coaching/admin/:id/certificates' },
  messages: { who: 'superadmin', path: '/outbox' },
  'messages, searched': { who: 'superadmin', path: '/outbox?q=nihil', mostMs: 1_000 },
  'audit trail': { who: 'superadmin', path: '/audit' },
  'audit trail of one thing': {
    who: 'superadmin',
    path: '/audit?targetId=:user',
    mostMs: 1_000,
  },
  'state of the system': { who: 'superadmin', path: '/system', mostMs: 1_000 },
}

export type Measured = { ms: number; kB: number; packedKB: number }

const ask = (url: string, headers: Record<string, string>) =>
  new Promise<{ ms: number; bytes: number }>((settle, reject) => {
    const begun = performance.now()
    const sent = request(url, { headers }, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      reply.once('close', () => {
        if (reply.complete && reply.statusCode === 200)
          settle({ ms: performance.now() - begun, bytes })
        else reject(new Error(`${url}: ${reply.statusCode}, ${bytes} bytes`))
      })
    })
    sent.once('error', reject).end()
  })

const idOf = async (found: Promise<{ id: string }[]>) => {
  const [row] = await found
  if (!row) throw new Error('not in the database')
  return row.id
}

/** Whom and what the calls are about, with a login of each role. */
export const lookUp = async (db: Db) => {
  const services = { tokens: createTokens(TEST_CONFIG.secret, TEST_CONFIG.publicUrl) }
  const account = (name: string) =>
    idOf(db.select({ id: users.id }).from(users).where(eq(users.username, name)))
  const signIn = async (name: string, role: 'user' | 'admin' | 'superadmin') => {
    const opened = { userId: await account(name), role, now: new Date() }
    return (await openSession(db, services, opened)).accessToken
  }
  const code = eq(coachings.coachingCode, 'KHT-2026-6')
  return {
    coachingId: await idOf(db.select({ id: coachings.id }).from(coachings).where(code)),
    userId: await account('u650'),
    tokens: {
      user: await signIn('u650', 'user'),
      admin: await signIn('admin', 'admin'),
      superadmin: await signIn('superadmin', 'superadmin'),
    },
  }
}
export type Subjects = Awaited<ReturnType<typeof lookUp>>

/** The best of seven, or of as many as take two seconds; each answer to a visitor is made anew. */
export const measureCall = async (
  address: string,
  { who, path }: Call,
  { coachingId, userId, tokens }: Subjects,
): Promise<Measured> => {
  const url = `${address}${path.replace(':id', coachingId).replace(':user', userId)}`
  const session: Record<string, string> =
    who === 'visitor' ? {} : { authorization: `Bearer ${tokens[who]}` }
  let round = 0
  const askFresh = (encoding: 'identity' | 'br') => {
    round += 1
    const fresh = who === 'visitor' ? `${url}?${round}` : url
    return ask(fresh, { ...session, 'accept-encoding': encoding })
  }
  const { bytes } = await askFresh('identity')
  const packed = await askFresh('br')
  const took = [packed.ms]
  const begun = performance.now()
  while (took.length < ROUNDS && performance.now() - begun < ENOUGH_MS)
    took.push((await askFresh('br')).ms)
  return { ms: Math.min(...took), kB: bytes / 1024, packedKB: packed.bytes / 1024 }
}
