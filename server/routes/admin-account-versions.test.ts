import type { BodyOf } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertCoaching } from '../testing/participation-rows.ts'
import { giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()
let admin: UserRow
let head: UserRow
let deputy: UserRow
beforeEach(async () => {
  admin = await server.createUser({ role: 'admin', username: 'rima' })
  head = await server.createUser({ role: 'superadmin', username: 'kepala' })
  deputy = await server.createUser({ role: 'superadmin', username: 'wakil' })
})

type Change = BodyOf<typeof api.adminAccount.update>

const seenBy = async (as: UserRow) => {
  const { answer } = await server.call(api.adminAccount.list, { as })
  return answer.find(({ id }) => id === admin.id)
}
const knowing = (as: UserRow, version = '') => ({
  ...{ as, params: { id: admin.id }, headers: { 'if-match': `"${version}"` } },
})
const change = (as: UserRow, body: Partial<Change>, version?: string) =>
  server.call(api.adminAccount.update, { ...knowing(as, version), body })
const remove = (as: UserRow, version?: string) =>
  server.call(api.adminAccount.remove, knowing(as, version))

describe('of two superadmins who look at one account, the second', () => {
  test('does not take off the second factor that its owner has set up since', async () => {
    await giveFactor(server, admin)
    const seen = await seenBy(deputy)
    await change(head, { secondFactor: false }, (await seenBy(head))?.version)
    server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    await giveFactor(server, admin)
    const { status, problem } = await change(deputy, { secondFactor: false }, seen?.version)
    expect(status).toBe(412)
    expect(problem.present).toEqual(await seenBy(deputy))
    expect((await seenBy(deputy))?.secondFactorSince).not.toBeNull()
  })

  test.each([
    ['makes nobody a superadmin', { locked: true }, { role: 'superadmin' }],
    ['locks nobody', { role: 'superadmin' }, { locked: true }],
  ] as const)('%s whose account is another by now', async (_, first, second) => {
    const seen = await seenBy(deputy)
    expect((await change(head, first, seen?.version)).status).toBe(200)
    expect((await change(deputy, second, seen?.version)).status).toBe(412)
    const now = await seenBy(deputy)
    expect((await change(deputy, second, now?.version)).status).toBe(200)
  })

  test('deletes nobody who was made a superadmin since', async () => {
    const seen = await seenBy(deputy)
    await change(head, { role: 'superadmin' }, seen?.version)
    expect((await remove(deputy, seen?.version)).status).toBe(412)
    expect((await remove(deputy, (await seenBy(deputy))?.version)).status).toBe(200)
  })

  test('is told that nothing is left to be handed over, and to nobody', async () => {
    await insertCoaching(server, { adminId: admin.id })
    const handOver = (as: UserRow, { id }: UserRow) =>
      server.call(api.adminAccount.handOver, {
        ...{ as, params: { id: admin.id }, body: { adminId: id } },
      })
    expect((await handOver(head, head)).answer).toEqual({ coachings: 1 })
    const { status, problem } = await handOver(deputy, deputy)
    expect([status, problem.detail]).toEqual([
      409,
      'Akun ini tidak lagi menjadi narahubung coaching mana pun, mungkin karena superadmin lain sudah menyerahkannya.',
    ])
  })

  test('a coaching that it gets meanwhile is no change of the account', async () => {
    const seen = await seenBy(deputy)
    await insertCoaching(server, { adminId: admin.id })
    expect((await change(deputy, { locked: true }, seen?.version)).status).toBe(200)
  })
})
