import { playStorm } from '../testing/renewal-storm.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createRandom } from '../testing/world/random.ts'

let servers: TestServer[]
beforeAll(async () => {
  const server = await createTestServer()
  const { db, pool, reset: empty } = server
  const database = { db, pool, empty, close: () => Promise.resolve() }
  servers = [server, await createTestServer({ database })]
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close()
})

test('lost, doubled and late answers sign nobody out, and no theft stays unseen', async () => {
  const { renewals, honestLogouts, thefts, found } = await playStorm(
    servers,
    createRandom(7),
    200,
  )
  expect(renewals).toBeGreaterThanOrEqual(200)
  expect(honestLogouts).toBe(0)
  expect(thefts).toBeGreaterThan(0)
  expect(found).toBe(thefts)
})
