import { api } from '../../lib/contract/index.ts'
import { proposals } from '../db/schema/proposals.ts'
import { acceptParticipant, createCoaching } from '../testing/coaching-data.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

test('a quota below the accepted is saved, and nobody is accepted any more', async () => {
  const { coaching, admin } = await createCoaching(server)
  for (let n = 0; n < 3; n += 1) await acceptParticipant(server, coaching.id)
  const params = { id: coaching.id }
  const { answer } = await server.call(api.adminCoaching.update, {
    ...{ params, body: { totalPeserta: 2 }, as: admin },
  })
  expect([answer.totalPeserta, answer.pesertaTerdaftar]).toEqual([2, 3])
  const { id: userId } = await server.createUser()
  const [waiting] = await server.db
    .insert(proposals)
    .values({
      ...{ coachingId: coaching.id, userId, questions: ['Satu?', 'Dua?', 'Tiga?'] },
      ...{ status: 'PENDING', createdAt: server.clock.now() },
    })
    .returning()
  const body = { proposalId: String(waiting?.id), coachingId: coaching.id }
  expect((await server.call(api.proposal.approve, { body, as: admin })).status).toBe(409)
})
