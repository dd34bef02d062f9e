import type { Endpoint } from '../lib/contract/endpoint.ts'
import { EVERY_CALL, nameOf } from '../lib/testing/every-call.ts'
import { sql } from './db/orm.ts'
import { users } from './db/schema/users.ts'
import { bodyFieldsOf } from './testing/body-fields.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  markPresent,
  meeting,
} from './testing/participation-rows.ts'
import { sharedServer } from './testing/shared-server.ts'
import type { Caller } from './testing/test-server.ts'

const server = sharedServer()

const calls: [string, Endpoint][] = EVERY_CALL.map((call) => [nameOf(call), call])
/** What a participant does in one coaching. */
const ownCalls = calls.filter(
  ([, { access, path }]) => access === 'user' && path.includes(':id'),
)

const REFUSALS = [400, 403, 404, 409]
const SECRETS = ['https://meeting.example/rahasia', 'Soal 1.1', 'Penilik Lain']

/** Coaching of yesterday with everything in it, its participant, and people of every other kind. */
async function arrange() {
  await server.reset()
  const coaching = await insertCoaching(server, {
    ...meeting('2026-08-23', '09:00', '11:00'),
    meetingUrl: SECRETS[0],
  })
  await insertTest(server, coaching, 'pre-test')
  await insertTest(server, coaching, 'post-test')
  const member = await server.createUser({ fullName: SECRETS[2] })
  await insertProposal(server, coaching, member)
  await markPresent(server, coaching, member)

  const other = await insertCoaching(server, meeting('2026-08-30', '09:00', '11:00'))
  const withProposal = async (place: { id: string }, change: object) => {
    const user = await server.createUser()
    await insertProposal(server, place, user, change)
    return user
  }
  const strangers = {
    'nobody of it': await server.createUser(),
    'a participant of another coaching': await withProposal(other, { status: 'APPROVED' }),
    'one who waits for a decision': await withProposal(coaching, { status: 'PENDING' }),
    'one who was rejected': await withProposal(coaching, { status: 'REJECTED' }),
    'one who has cancelled': await withProposal(coaching, {
      ...{ status: 'APPROVED', cancelledAt: server.clock.now() },
    }),
  }
  return { coaching, member, strangers }
}

/** How many rows each table of a participant's work holds, and who takes part how. */
async function stored() {
  const { rows } = await server.db.execute(sql`
    select (select count(*) from test_attempts) attempts, (select count(*) from test_answers) answers,
      (select count(*) from surveys) surveys, (select count(*) from attendance) attendance,
      (select count(*) from certificates) certificates,
      (select string_agg(status || coalesce(cancelled_at::text, '') || coalesce(removed_at::text, ''), ','
        order by id) from proposals) proposals`)
  return rows
}

/** A body of the call's fields, each an id; enough to come as far as the question of rights. */
async function bodyFor(endpoint: Endpoint): Promise<Record<string, unknown>> {
  const names = await bodyFieldsOf(endpoint)
  return Object.fromEntries(
    names.map((name) => [name, name === 'jawabanUser' ? 'A' : crypto.randomUUID()]),
  )
}

const ask = async (endpoint: Endpoint, as: Caller, id: string) =>
  server.call(endpoint, {
    ...{ as, params: { id } },
    ...(endpoint.method !== 'GET' && { body: await bodyFor(endpoint) }),
  })

const HAS_PROPOSED = ['one who waits for a decision', 'one who was rejected']
/** Who may make a call without taking part, by the rules of proposals (§4): the checks answer 'not yet'. */
const ALLOWED: Record<string, string[]> = {
  'POST /coaching/:id/cancel': ['one who waits for a decision', 'one who has cancelled'],
  'POST /coaching/:id/remove-rejected-proposal': ['one who was rejected'],
  'DELETE /coaching/:id/place-alert': [
    ...['nobody of it', 'a participant of another coaching', 'one who has cancelled'],
    ...HAS_PROPOSED,
  ],
  'GET /coaching/:id/certificate/check': HAS_PROPOSED,
  'GET /coaching/:id/post-test/check': HAS_PROPOSED,
  'GET /coaching/:id/survei-kepuasan/check': HAS_PROPOSED,
  'GET /coaching/:id/zoom-meeting/check': HAS_PROPOSED,
}

test.each(ownCalls)(
  '%s is refused to whoever does not take part, and tells nothing',
  async (name, endpoint) => {
    const { coaching, strangers } = await arrange()
    const isAllowed = (who: string) => ALLOWED[name]?.includes(who) ?? false
    const before = await stored()
    const letIn: string[] = []
    for (const [who, user] of Object.entries(strangers)) {
      if (isAllowed(who) && endpoint.method !== 'GET') continue
      const { status, bytes } = await ask(endpoint, user, coaching.id)
      if (!REFUSALS.includes(status)) letIn.push(who)
      for (const secret of SECRETS) expect(bytes.toString()).not.toContain(secret)
    }
    expect(letIn.filter((who) => !isAllowed(who))).toEqual([])
    expect(await stored()).toEqual(before)
  },
)

test.each(ownCalls)(
  '%s finds nothing where the coaching is not there or not shown',
  async (_, endpoint) => {
    const { member } = await arrange()
    const hidden = await insertCoaching(server, { isPublished: false, publishDate: null })
    const before = await stored()
    for (const id of [hidden.id, crypto.randomUUID(), 'x']) {
      const { status } = await ask(endpoint, member, id)
      expect(REFUSALS).toContain(status)
    }
    expect(await stored()).toEqual(before)
  },
)

test('an account that was deleted is out at once, from every call', async () => {
  const { member, coaching } = await arrange()
  const token = await server.tokenOf(member)
  await server.db.update(users).set({ deletedAt: server.clock.now() })
  for (const [name, endpoint] of calls) {
    if (endpoint.access === 'public' || endpoint.access === 'optional') continue
    const { status } = await ask(endpoint, { token }, coaching.id)
    expect({ name, status }).toEqual({ name, status: 401 })
  }
})
