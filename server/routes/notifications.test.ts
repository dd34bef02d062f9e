import { api } from '../../lib/contract/index.ts'
import { outbox } from '../db/schema/system.ts'
import { insertCoaching, insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const CONTENT = {
  subject: 'Pengajuan Coaching Diterima',
  message: 'Selamat!',
  notifToMember: true,
  notifToWa: false,
}
/** A participant whose proposal waits for a decision. */
const waiter = async () => {
  const user = await server.createUser()
  const coaching = await insertCoaching(server)
  await insertProposal(server, coaching, user, { status: 'PENDING' })
  return user
}
const send = (body: Record<string, unknown>, as?: 'user' | 'admin') =>
  server.call(api.notification.proposal, { body, ...(as && { as }) })

test.each([
  ['POST /notification/proposal', api.notification.proposal, { userId: UNKNOWN }],
  [
    'POST /notification/update-coaching',
    api.notification.updateCoaching,
    { coachingId: UNKNOWN },
  ],
] as const)(
  '%s: 401 for a visitor, 403 for a participant, 404 for nobody there',
  async (_, endpoint, who) => {
    const body = { ...CONTENT, ...who }
    expect((await server.call(endpoint, { body })).status).toBe(401)
    expect((await server.call(endpoint, { body, as: 'user' })).status).toBe(403)
    expect((await server.call(endpoint, { body, as: 'admin' })).status).toBe(404)
    expect(await server.outbox()).toEqual([])
  },
)

test.each([
  ['e-mail alone', { notifToMember: true, notifToWa: false }, ['email']],
  ['both channels', { notifToMember: true, notifToWa: true }, ['email', 'whatsapp']],
  ['WhatsApp alone', { notifToMember: false, notifToWa: true }, ['whatsapp']],
  ['no channel', { notifToMember: false, notifToWa: false }, []],
])('a message goes out on the chosen channels: %s', async (_, chosen, expected) => {
  const siti = await waiter()
  const { status } = await send({ ...CONTENT, ...chosen, userId: siti.id }, 'admin')
  expect(status).toBe(200)
  const rows = await server.outbox()
  expect(rows.map(({ channel }) => channel).sort()).toEqual(expected)
  for (const row of rows) {
    expect(row).toMatchObject({
      subject: CONTENT.subject,
      body: 'Selamat!',
      userId: siti.id,
    })
    expect(row.recipient).toBe(row.channel === 'email' ? siti.email : siti.whatsapp)
  }
})

test('the same message asked for twice waits once', async () => {
  const siti = await waiter()
  const admin = server.as('admin')
  const act = { body: { ...CONTENT, userId: siti.id } }
  await admin(api.notification.proposal, act)
  await admin(api.notification.proposal, act)
  const states = (await server.outbox()).map(({ state }) => state)
  expect(states.filter((state) => state !== 'cancelled')).toEqual(['queued'])
})

test('an empty message is refused at its field', async () => {
  const siti = await waiter()
  const { status, problem } = await send(
    { ...CONTENT, message: ' ', userId: siti.id },
    'admin',
  )
  expect(status).toBe(400)
  expect(problem.errors?.message).toBe('Pesan diperlukan')
})

test.each([
  ['a hundred messages to one participant', 100, true],
  ['ten thousand messages of one admin', 10_000, false],
])('%s in an hour are enough', async (_, count, toOne) => {
  const admin = await server.createUser({ role: 'admin' })
  const siti = await waiter()
  const body = { ...CONTENT, userId: siti.id }
  const send = (as = admin) => server.call(api.notification.proposal, { body, as })
  const queued = (rows: number) =>
    server.db.insert(outbox).values(
      Array.from({ length: rows }, () => ({
        ...{ channel: 'email' as const, recipient: 'a@b.id', subject: 'a', body: 'b' },
        ...{ createdAt: server.clock.now(), nextAttemptAt: server.clock.now() },
        ...(toOne ? { userId: siti.id } : { createdBy: admin.id }),
      })),
    )
  for (let left = count - 1; left > 0; left -= 5_000) await queued(Math.min(left, 5_000))
  expect((await send()).status).toBe(200)
  const { status, problem, headers } = await send()
  expect([status, headers['retry-after'], problem.detail]).toEqual([
    ...[429, '600'],
    'Terlalu banyak pesan dalam satu jam. Coba lagi nanti.',
  ])
  const other = await server.createUser({ role: 'admin' })
  expect((await send(other)).status).toBe(toOne ? 429 : 200)
  server.clock.set(new Date(server.clock.now().getTime() + 3_600_001))
  expect((await send(other)).status).toBe(200)
})
