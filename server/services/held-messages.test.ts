import { eq } from 'drizzle-orm'
import { api } from '../../lib/contract/index.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  meeting,
  wib,
} from '../testing/participation-rows.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { deliverDue } from './outbox.ts'

let server: TestServer
let admin: TestServer['call']

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  await server.reset()
  admin = server.as('admin')
})
afterAll(() => server.close())

const deliver = async () => {
  await deliverDue({ ...server.deps, log: { warn: () => undefined } })
  return server.sent.map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted()
}

const waiting = async (
  change: Partial<typeof coachings.$inferInsert> = {},
  by?: UserRow,
) => {
  const coaching = await insertCoaching(server, change)
  const user = by ?? (await server.createUser())
  const proposal = await insertProposal(server, coaching, user, { status: 'PENDING' })
  return { coaching, user, proposal }
}
type Waiting = Awaited<ReturnType<typeof waiting>>

const announce = (
  { user, coaching }: Waiting,
  text = `Selamat.\nTopik: ${coaching.topic}`,
) =>
  admin(api.notification.proposal, {
    body: {
      ...{ userId: user.id, subject: 'Pengajuan Coaching Diterima', message: text },
      ...{ notifToMember: true, notifToWa: false },
    },
  })
const approve = ({ proposal }: Waiting) =>
  admin(api.proposal.approve, {
    body: { proposalId: proposal.id, coachingId: proposal.coachingId },
  })

describe('an acceptance', () => {
  test('goes out with its approval', async () => {
    const siti = await waiting()
    await announce(siti)
    expect(await deliver()).toEqual([])
    expect((await approve(siti)).status).toBe(200)
    expect(await deliver()).toEqual([`email ${siti.user.email}`])
    expect((await server.outbox())[0]?.coachingId).toBe(siti.coaching.id)
  })

  test.each<[string, (first: Waiting) => Promise<unknown>, number]>([
    [
      'the seat is gone',
      async ({ coaching }) => insertProposal(server, coaching, await server.createUser()),
      409,
    ],
    [
      'the coaching was deleted',
      ({ coaching }) =>
        server.db
          .update(coachings)
          .set({ deletedAt: wib('2026-08-23', '10:00') })
          .where(eq(coachings.id, coaching.id)),
      410,
    ],
    [
      'the participant has cancelled',
      ({ proposal }) =>
        server.db
          .update(proposals)
          .set({ cancelledAt: wib('2026-08-23', '10:00') })
          .where(eq(proposals.id, proposal.id)),
      409,
    ],
  ])('is never sent when %s', async (_, spoil, status) => {
    const siti = await waiting({ totalPeserta: 1 })
    await announce(siti)
    await spoil(siti)
    expect((await approve(siti)).status).toBe(status)
    expect((await server.outbox()).map(({ state }) => state)).toEqual(['cancelled'])
    expect(await deliver()).toEqual([])
  })

  test('is never sent when another admin rejects first', async () => {
    const siti = await waiting()
    await announce(siti)
    const body = { proposalId: siti.proposal.id, reason: 'Kuota terbatas' }
    await admin(api.proposal.reject, { body })
    expect((await server.outbox()).map(({ state }) => state)).toEqual(['cancelled'])
  })

  test('is sent once, however often Terima is pressed before and after the approval', async () => {
    const siti = await waiting()
    await announce(siti)
    await announce(siti)
    await approve(siti)
    await announce(siti)
    await approve(siti)
    expect(await deliver()).toHaveLength(1)
    expect(await server.outbox()).toHaveLength(1)
  })

  test('can be written anew after it was cancelled', async () => {
    const siti = await waiting({ totalPeserta: 1 })
    await announce(siti)
    const other = await insertProposal(server, siti.coaching, await server.createUser())
    await approve(siti)
    await server.db
      .update(proposals)
      .set({ cancelledAt: server.clock.now() })
      .where(eq(proposals.id, other.id))
    await announce(siti)
    await approve(siti)
    expect(await deliver()).toEqual([`email ${siti.user.email}`])
  })

  test('to one of two coachings does not go out with the approval of the other', async () => {
    const first = await waiting()
    const second = await waiting({}, first.user)
    await announce(second)
    await approve(first)
    expect(await deliver()).toEqual([])
    await approve(second)
    expect(await deliver()).toHaveLength(1)
  })

  test('of a person without a waiting proposal, or without its topic, is not lost', async () => {
    const user = await server.createUser()
    await announce({ ...(await waiting()), user })
    expect(await deliver()).toEqual([`email ${user.email}`])
    const siti = await waiting()
    await announce(siti, 'Selamat!')
    await approve(siti)
    expect(await deliver()).toHaveLength(2)
  })
})

describe("'Ya, dengan notifikasi'", () => {
  const ahead = meeting('2026-09-01', '09:00', '11:00')
  const participants = async (change: Partial<typeof coachings.$inferInsert> = ahead) => {
    const coaching = await insertCoaching(server, change)
    const people = [await server.createUser(), await server.createUser()]
    for (const person of people) await insertProposal(server, coaching, person)
    return { coaching, people }
  }
  const tell = (
    coachingId: string,
    subject = 'E-Coaching Kehutanan - Pembatalan Coaching',
  ) =>
    admin(api.notification.updateCoaching, {
      body: {
        ...{ coachingId, subject, message: 'Mohon maaf.' },
        ...{ notifToMember: true, notifToWa: true },
      },
    })
  const remove = ({ id }: { id: string }) =>
    admin(api.adminCoaching.remove, { params: { id } })

  test('tells the participants once the coaching is deleted', async () => {
    const { coaching, people } = await participants()
    await tell(coaching.id)
    await tell(coaching.id)
    expect(await deliver()).toEqual([])
    expect((await remove(coaching)).status).toBe(200)
    expect(await deliver()).toEqual(
      people
        .flatMap(({ email, whatsapp }) => [`email ${email}`, `whatsapp ${whatsapp}`])
        .toSorted(),
    )
  })

  test('tells nobody when the deletion is refused', async () => {
    const { coaching } = await participants(meeting('2026-08-20', '09:00', '11:00'))
    await tell(coaching.id)
    expect((await remove(coaching)).status).toBe(409)
    expect(await deliver()).toEqual([])
    expect(new Set((await server.outbox()).map(({ state }) => state))).toEqual(
      new Set(['cancelled']),
    )
  })

  test('any other message about a coaching goes out at once', async () => {
    const { coaching } = await participants()
    await tell(coaching.id, 'E-Coaching Kehutanan - Perubahan Jadwal Coaching')
    expect(await deliver()).toHaveLength(4)
  })
})
