import { createTestServer, type TestServer } from '../test-server.ts'
import { openOwnDatabase } from './own-database.ts'
import { PLANTED } from './planted.ts'
import { describeViolation, playWorld } from './play.ts'
import { STEPS } from './steps.ts'

/** What fits into the gate; bench/world.ts plays thousands by hand. */
const WORLDS = 300

/** Worlds of one test: a name for each would be a thousand lines of names. */
const TOGETHER = 20

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ database: await openOwnDatabase() })
})
afterAll(() => server.close())

test.each(Array.from({ length: WORLDS / TOGETHER }, (_, index) => index * TOGETHER + 1))(
  'twenty worlds from %d: what each person is told is what is, whatever befalls lines, clocks, sessions and servers',
  async (first) => {
    for (let seed = first; seed < first + TOGETHER; seed += 1) {
      const { violation } = await playWorld(server, { seed, steps: STEPS })
      expect(violation && describeViolation(violation)).toBeNull()
    }
  },
)

test.each(Object.entries(PLANTED))(
  'a world finds that %s',
  async (_, { plant, check, seed }) => {
    const { violation } = await playWorld(server, { seed, steps: STEPS, plant })
    expect(violation?.check).toBe(check)
  },
)
