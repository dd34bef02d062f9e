import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import { acceptParticipant, createCoaching } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const arrange = async () => {
  const { coaching, admin } = await createCoaching(server)
  for (let n = 0; n < 3; n += 1) await acceptParticipant(server, coaching.id)
  const save = (body: Record<string, unknown>) =>
    server.call(api.adminCoaching.update, { params: { id: coaching.id }, body, as: admin })
  return { id: coaching.id, admin, save }
}

test.each([
  ['who was not asked', {}],
  [
    'who was told of fewer, because another admin accepted one meanwhile',
    { confirmedAccepted: 2 },
  ],
])(
  'a quota below the accepted of %s is refused at its field, with both numbers',
  async (_, told) => {
    const { id, save } = await arrange()
    const { status, problem } = await save({ totalPeserta: 2, ...told })
    expect(status).toBe(409)
    expect(problem.errors).toEqual({
      totalPeserta: 'Kuota 2 kurang dari 3 peserta yang sudah diterima',
    })
    const [row] = await server.db.select().from(coachings).where(eq(coachings.id, id))
    expect(row?.totalPeserta).toBe(40)
  },
)

test('one that was confirmed is saved, and nobody is accepted any more', async () => {
  const { id, admin, save } = await arrange()
  const { answer } = await save({ totalPeserta: 2, confirmedAccepted: 3 })
  expect([answer.totalPeserta, answer.pesertaTerdaftar]).toEqual([2, 3])
  const { id: userId } = await server.createUser()
  const [waiting] = await server.db
    .insert(proposals)
    .values({
      ...{ coachingId: id, userId, questions: ['Satu?', 'Dua?', 'Tiga?'] },
      ...{ status: 'PENDING', createdAt: server.clock.now() },
    })
    .returning()
  const body = { proposalId: String(waiting?.id), coachingId: id }
  expect((await server.call(api.proposal.approve, { body, as: admin })).status).toBe(409)
})

test('a quota of just the accepted is saved', async () => {
  const { save } = await arrange()
  expect((await save({ totalPeserta: 3 })).answer.totalPeserta).toBe(3)
})

test('one that was below before can be sent again with other changes, and raised', async () => {
  const { id, save } = await arrange()
  await server.db.update(coachings).set({ totalPeserta: 1 }).where(eq(coachings.id, id))
  expect((await save({ totalPeserta: 1, topic: 'Tata batas' })).status).toBe(200)
  expect((await save({ totalPeserta: 2 })).status).toBe(200)
})
