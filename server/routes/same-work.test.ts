import type pg from 'pg'
import { api } from '../../lib/contract/index.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
/** The texts of all statements, in their order. */
const statements: string[] = []
beforeAll(async () => {
  server = await createTestServer()
  const watched = new WeakSet<pg.PoolClient>()
  server.pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const note = (asked: unknown, ...rest: unknown[]) => {
      statements.push(typeof asked === 'string' ? asked : String(Object(asked).text))
      return query(asked, ...rest)
    }
    client.query = note as typeof client.query
  })
})
afterAll(() => server.close())

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

/** What a caller gets and what the server does for it, call by call. */
const workFor = async (
  arrange: (typeof NAMES)[number][1],
  calls: number,
  call: () => ReturnType<TestServer['call']>,
) => {
  await server.reset()
  await arrange()
  const verify = jest.spyOn(server.services.passwords, 'verify')
  const done = []
  for (let made = 0; made < calls; made += 1) {
    statements.length = 0
    verify.mockClear()
    const { status, bytes, headers } = await call()
    const told = bytes.toString().replaceAll(String(headers['x-request-id']), '')
    done.push({ status, told, hashes: verify.mock.calls.length, asked: [...statements] })
  }
  verify.mockRestore()
  return done
}

test.each([
  [
    'POST /auth/login',
    // past the tenth, where guessing is slowed down
    14,
    () =>
      server.call(api.auth.login, { body: { username: 'sari', password: 'Salah1234' } }),
  ],
  [
    'POST /auth/login',
    14,
    () =>
      server.call(api.auth.login, {
        body: { username: 'sari', password: 'Salah1234', device: 'perangkat' },
      }),
  ],
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
