import { api } from '../../lib/contract/index.ts'
import { limitedAttempts } from '../db/schema/system.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = emptiedServer()

const BODY = {
  ...{ fullName: 'Sari Wijaya', jenisKelamin: 'Perempuan', username: 'sari' },
  ...{ email: 'sari@contoh.go.id', whatsapp: '081234567890', coachingYangDiminati: [] },
}

test('what is refused for another reason does not count', async () => {
  const asalInstansiId = '4b1c6f0e-0000-4000-8000-000000000000'
  const body = { ...BODY, asalInstansiId } as never
  const { status } = await server.call(api.auth.updateUser, { as: 'user', body })
  expect(status).toBe(409)
  expect(await server.db.$count(limitedAttempts)).toBe(0)
})

test.each([
  ['update-user', 'user', api.auth.updateUser],
  ['update-admin', 'admin', api.auth.updateAdmin],
] as const)(
  '%s does not serve to ask which of many names are taken',
  async (_, role, endpoint) => {
    await server.createUser({ username: 'budi' })
    const as = await server.createUser({ role })
    const save = (username: string) =>
      server.call(endpoint as typeof api.auth.updateUser, {
        as,
        body: { ...BODY, username },
      })
    expect((await save('budi')).status).toBe(409)
    await server.db.update(limitedAttempts).set({ failures: 59 })
    server.clock.set(new Date(TEST_NOW.getTime() + 29 * 60_000))
    expect((await save('budi')).status).toBe(409)
    const { status, headers, problem } = await save('budi')
    expect([status, headers['retry-after']]).toEqual([429, '5'])
    expect(problem.detail).toBe(
      'Terlalu sering memilih username atau email yang sudah dipakai. Coba lagi dalam 5 detik.',
    )
    // nor is it told which are free
    expect((await save('bebas')).status).toBe(429)
  },
)
