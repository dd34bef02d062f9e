import { createTestServer, type TestServer } from '../test-server.ts'
import { describeViolation, playWorld } from './play.ts'

/** WORLDS=1000 looks for what comes to pass once in a thousand; bench/world.ts plays them by hand. */
const WORLDS = Number(process.env.WORLDS ?? 10)
const STEPS = 200

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('what each person is told is what is, whatever befalls lines, clocks, sessions and servers', async () => {
  for (let seed = 1; seed <= WORLDS; seed += 1) {
    const { violation } = await playWorld(server, { seed, steps: STEPS })
    expect(violation && describeViolation(violation)).toBeNull()
  }
})
