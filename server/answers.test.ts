import { EVERY_CALL, nameOf } from '../lib/testing/every-call.ts'
import { sessions } from './db/schema/users.ts'
import { arrangeFullWorld, CANARY, type FullWorld } from './testing/full-world.ts'
import { sharedServer } from './testing/shared-server.ts'
import type { Caller } from './testing/test-server.ts'
import { validCalls } from './testing/valid-calls.ts'

const server = sharedServer()
let world: FullWorld
beforeAll(async () => {
  world = await arrangeFullWorld(server)
})

const readings = EVERY_CALL.filter(({ method }) => method === 'GET')

/** Ids of everything that a call could be about, whoever it belongs to. */
const ids = () =>
  [
    ...[world.coaching, world.next, world.category, world.faq, world.banner],
    ...[world.profile, world.guide, world.proposal],
    ...[world.taker, world.done, world.waiter, world.outsider, world.admin],
  ].map(({ id }) => id)

/** Every answer that a caller gets to reading calls, by call: refusals too. */
const readAll = async (as: Caller | undefined) => {
  const caller = as && { as: { token: await tokenFor(as) } }
  const read: { name: string; status: number; text: string }[] = []
  for (const endpoint of readings) {
    const places = endpoint.path.includes(':id') ? ids() : ['']
    for (const id of places) {
      const { status, bytes } = await server.call(endpoint, { ...caller, params: { id } })
      read.push({ name: nameOf(endpoint), status, text: bytes.toString('latin1') })
    }
  }
  return read
}
const tokenFor = (as: Caller) => server.tokenOf(Object(as))

const HASHES = /\$argon2|password_?hash|token_?hash/i
const KEYS = /"(rightAnswer|right_answer|kunci|jawaban|benar|score)"/i

/** E-mail addresses and numbers of all participants but one. */
const contactsBut = (own: { id: string } | null) =>
  [world.taker, world.done, world.surveyed, world.waiter, world.outsider]
    .filter(({ id }) => id !== own?.id)
    .flatMap(({ email, whatsapp }) => [email, whatsapp])
const namesBut = (own: { id: string } | null) =>
  [world.taker, world.done, world.surveyed, world.waiter, world.outsider]
    .filter(({ id }) => id !== own?.id)
    .flatMap(({ fullName, username }) => [fullName, username])

const FILES = [CANARY.question, CANARY.key]
const TEXTS = [CANARY.message, CANARY.suggestion]

type Rule = {
  who: string
  as: () => FullWorld['taker'] | null
  may: string[]
  /** Whether the own attempts have ended, so that their keys may be read. */
  isDone?: true
}
/** What each caller may read of what stands nowhere else. */
const RULES: Rule[] = [
  { who: 'a visitor', as: () => null, may: [] },
  { who: 'one who takes no part', as: () => world.outsider, may: [] },
  { who: 'one who waits for a decision', as: () => world.waiter, may: [] },
  { who: 'one who takes a test', as: () => world.taker, may: [CANARY.link] },
  {
    who: 'one who is done',
    as: () => world.done,
    may: [CANARY.link, CANARY.certificate],
    isDone: true,
  },
]

test.each(RULES)('$who reads nothing that is not theirs', async (rule) => {
  const { as, may, isDone = false } = rule
  const own = as()
  const forbidden = [
    ...[CANARY.link, CANARY.certificate, ...FILES, ...TEXTS].filter(
      (text) => !may.includes(text),
    ),
    ...contactsBut(own),
    ...namesBut(own),
  ]
  const read = await readAll(own ?? undefined)
  const leaks = read.flatMap(({ name, text }) => [
    ...forbidden.filter((secret) => text.includes(secret)).map((s) => `${name}: ${s}`),
    ...(HASHES.test(text) ? [`${name}: a hash`] : []),
  ])
  expect(leaks).toEqual([])
  expect(read.filter(({ status }) => status === 200).length).toBeGreaterThan(10)
  const keys = read.filter(({ text }) => KEYS.test(text)).map(({ name }) => name)
  if (isDone) expect(keys).toContain('GET /coaching/:id/pre-test/summary')
  else expect(keys).toEqual([])
})

test.each(['admin', 'superadmin'] as const)(
  'the %s reads what the work needs, and no hash, token or body of a message',
  async (role) => {
    const read = await readAll(world[role])
    const tokens = (await server.db.select().from(sessions)).map((row) => row.tokenHash)
    const secrets = [world.refreshToken, CANARY.message, ...tokens]
    const leaks = read.filter(
      ({ text }) => HASHES.test(text) || secrets.some((secret) => text.includes(secret)),
    )
    expect(leaks.map(({ name }) => name)).toEqual([])
    const all = read.map(({ text }) => text).join('\n')
    for (const known of [world.taker.email, ...FILES, CANARY.link]) {
      expect(all).toContain(known)
    }
  },
)

const writings = EVERY_CALL.filter(({ body }) => body).map(nameOf)

test.each(writings)('%s answers with nothing about others', async (name) => {
  world = await arrangeFullWorld(server)
  const call = (await validCalls(world)).find(({ endpoint }) => nameOf(endpoint) === name)
  if (!call) throw new Error(`no valid body of ${name}`)
  const { endpoint, id, ...sent } = call
  const reply = await server.call(endpoint, { ...sent, params: { id: id ?? '' } })
  const text = reply.bytes.toString()
  expect(reply.status).toBe(endpoint.accepts ? 202 : 200)
  expect(text).not.toMatch(HASHES)
  if (endpoint.access === 'admin') return
  const others = [...contactsBut(world.outsider), ...FILES, ...TEXTS, CANARY.link]
  expect(others.filter((secret) => text.includes(secret))).toEqual([])
  expect(text).not.toMatch(KEYS)
})
