import type { Access } from '../lib/contract/endpoint.ts'
import { api } from '../lib/contract/index.ts'
import { assertImplemented } from './calls/implement.ts'
import { sharedServer } from './testing/shared-server.ts'

const server = sharedServer()

type AnyCall = { method: string; path: string; access: Access; file?: object }

const calls: [string, AnyCall][] = Object.values(api)
  .flatMap((group): AnyCall[] => Object.values(group))
  .map((call) => [`${call.method} ${call.path}`, call])

const UNKNOWN = '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a01'

const CALLERS = ['nobody', 'user', 'admin', 'superadmin'] as const
type Verdict = 401 | 403 | 'let in'

/** §6, and 401 before anything else (decision 6). */
const EXPECTED: Record<Access, Record<(typeof CALLERS)[number], Verdict>> = {
  public: { nobody: 'let in', user: 'let in', admin: 'let in', superadmin: 'let in' },
  optional: { nobody: 'let in', user: 'let in', admin: 'let in', superadmin: 'let in' },
  'signed-in': { nobody: 401, user: 'let in', admin: 'let in', superadmin: 'let in' },
  user: { nobody: 401, user: 'let in', admin: 403, superadmin: 403 },
  admin: { nobody: 401, user: 403, admin: 'let in', superadmin: 'let in' },
  superadmin: { nobody: 401, user: 403, admin: 403, superadmin: 'let in' },
}

/** Every call with an id of nothing and an empty body: only who asks can make the difference. */
const ask = async (call: AnyCall, caller: (typeof CALLERS)[number]): Promise<Verdict> => {
  const { status } = await server.call(call, {
    params: { id: UNKNOWN },
    ...(call.method !== 'GET' && !call.file && { body: {} }),
    ...(caller !== 'nobody' && { as: caller }),
  })
  expect(status).toBeLessThan(500)
  return status === 401 || status === 403 ? status : 'let in'
}

test('every call of the contract has a handler', () => {
  expect(() => assertImplemented(server.app, api)).not.toThrow()
  expect(new Set(calls.map(([name]) => name)).size).toBe(calls.length)
})

test.each(calls)('%s is for whom the contract says', async (_, call) => {
  await server.reset()
  const verdicts = { nobody: await ask(call, 'nobody'), user: await ask(call, 'user') }
  const admins = {
    admin: await ask(call, 'admin'),
    superadmin: await ask(call, 'superadmin'),
  }
  expect({ ...verdicts, ...admins }).toEqual(EXPECTED[call.access])
})
