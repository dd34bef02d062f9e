import { api } from '../../lib/contract/index.ts'
import { sharedServer } from '../testing/shared-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { type Work, watchWork } from '../testing/watched-work.ts'

const server = sharedServer()
let workOf: ReturnType<typeof watchWork>
beforeAll(async () => {
  workOf = watchWork(server)
})

/** Whose name is typed; each is called 'sari'. */
const NAMES = [
  ['nobody', async () => undefined],
  ['a participant', () => server.createUser({ username: 'sari' })],
  ['an admin', () => server.createUser({ username: 'sari', role: 'admin' })],
  [
    'an account that was deleted',
    () => server.createUser({ username: 'sari', deletedAt: server.clock.now() }),
  ],
] as const

const workFor = async (
  arrange: (typeof NAMES)[number][1],
  calls: number,
  call: () => ReturnType<TestServer['call']>,
) => {
  await server.reset()
  await arrange()
  const done: Work[] = []
  for (let made = 0; made < calls; made += 1) done.push(await workOf(call))
  return done
}

const logIn = (device?: string) =>
  server.call(api.auth.login, {
    body: { username: 'sari', password: 'Salah1234', ...(device && { device }) },
  })

test.each([
  // past the tenth, where guessing is slowed down
  ['POST /auth/login', 14, () => logIn()],
  ['POST /auth/login from a device', 14, () => logIn('perangkat')],
  [
    'POST /auth/forgot-password',
    // past the third, from which on no link is sent
    6,
    () => server.call(api.passwordRecovery.ask, { body: { identity: 'sari' } }),
  ],
] as const)(
  "%s: 'the same words and in the same time whether or not the account exists': the same statements, hashes and bytes",
  async (_, calls, call) => {
    const [[, none], ...others] = NAMES
    const forNobody = await workFor(none, calls, call)
    expect(forNobody.every(({ asked }) => asked.length > 0)).toBe(true)
    for (const [name, arrange] of others)
      expect([name, await workFor(arrange, calls, call)]).toEqual([name, forNobody])
  },
)
