import { createTestServer, type TestServer } from '../test-server.ts'
import { describeViolation, playWorld } from './play.ts'
import { STEPS } from './steps.ts'

/** What fits into the gate; bench/world.ts plays thousands by hand. Each database has worlds of its own. */
const WORLDS = 8
const FIRST = globalThis.testDatabase === 'postgres' ? 1001 : 1

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test.each(Array.from({ length: WORLDS }, (_, index) => FIRST + index))(
  'world %d: what each person is told is what is, whatever befalls lines, clocks, sessions and servers',
  async (seed) => {
    const { violation } = await playWorld(server, { seed, steps: STEPS })
    expect(violation && describeViolation(violation)).toBeNull()
  },
)
