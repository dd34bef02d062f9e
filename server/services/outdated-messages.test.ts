import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertCoaching, insertProposal, meeting } from '../testing/participation-rows.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { deliverDue } from './outbox.ts'
import { NotDelivered, type Sender } from './senders.ts'

let server: TestServer
let admin: UserRow
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  await server.reset()
  admin = await server.createUser({ role: 'admin' })
})
afterAll(() => server.close())

const OUTDATED = 'Jadwal coaching ini berubah setelah pesan ini ditulis.'

const pass = (minutes: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000))
const deliver = (email: Sender = server.deps.senders.email) =>
  deliverDue({
    ...{ ...server.deps, senders: { ...server.deps.senders, email } },
    log: { warn: () => undefined },
  })
const away: Sender = async () => {
  throw new NotDelivered('Server surel tidak menjawab.')
}

/** A published coaching with one participant, and an admin who changes it and writes about it. */
const prepare = async () => {
  const coaching = await insertCoaching(server, meeting('2026-09-28', '09:00', '11:00'))
  const person = await server.createUser()
  await insertProposal(server, coaching, person)
  const change = async (body: object) => {
    pass(1)
    const params = { id: coaching.id }
    const call = api.adminCoaching.update
    expect((await server.call(call, { as: admin, params, body })).status).toBe(200)
  }
  const tell = async (message: string) => {
    pass(1)
    const body = {
      ...{ coachingId: coaching.id, subject: 'Perubahan', message, announces: 'change' },
      ...{ notifToMember: true, notifToWa: false },
    }
    const call = api.notification.updateCoaching
    expect((await server.call(call, { as: admin, body })).status).toBe(200)
  }
  return { change, tell }
}

const became = async () => {
  pass(60)
  await deliver()
  return {
    sent: server.sent.map(({ body }) => body),
    states: (await server.outbox()).map(({ state, lastError }) => [state, lastError]),
  }
}
const day = (date: string) => meeting(date, '09:00', '11:00')

test('the date before does not arrive after the one that holds', async () => {
  const { change, tell } = await prepare()
  await change(day('2026-09-29'))
  await tell('Menjadi tanggal 29.')
  await deliver(away)
  await change(day('2026-09-30'))
  await tell('Menjadi tanggal 30.')
  await deliver()
  expect(await became()).toEqual({
    sent: ['Menjadi tanggal 30.'],
    states: [
      ['cancelled', OUTDATED],
      ['sent', null],
    ],
  })
})

test('one that is under way while the meeting moves is not tried again', async () => {
  const { change, tell } = await prepare()
  await tell('Tanggal 28.')
  await deliver(async () => {
    await change(day('2026-09-30'))
    throw new NotDelivered('Server surel tidak menjawab.')
  })
  expect(await became()).toEqual({ sent: [], states: [['cancelled', OUTDATED]] })
})

test('what leaves the times as they are is no reason to call it off', async () => {
  const { change, tell } = await prepare()
  await change(day('2026-09-29'))
  await tell('Menjadi tanggal 29.')
  await deliver(away)
  await change({ ...day('2026-09-29'), totalPeserta: 77, topic: 'Gambut' })
  expect((await became()).sent).toEqual(['Menjadi tanggal 29.'])
})
