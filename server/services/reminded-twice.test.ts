import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
} from '../testing/participation-rows.ts'
import { withAdmin } from '../testing/with-admin.ts'

const { server, admin } = withAdmin()

/** Two who have not done the pre-test, and two admins. */
const arrange = async () => {
  const coaching = await insertCoaching(server, meeting('2026-08-25', '09:00', '11:00'))
  await insertTest(server, coaching, 'pre-test')
  const people = [
    await server.createUser({ fullName: 'Ani' }),
    await server.createUser({ fullName: 'Budi' }),
  ] as const
  for (const user of people) await insertProposal(server, coaching, user)
  const other = await server.createUser({ role: 'admin', username: 'rekan' })
  const params = { id: coaching.id }
  /** When the last of them was reminded by what is shown now. */
  const shown = async () => {
    const { answer } = await server.call(api.notification.notYet, { as: admin, params })
    const times = answer['pre-test'].flatMap(({ told }) => told?.at ?? [])
    return times.toSorted().at(-1) ?? null
  }
  const remind = (as: UserRow, userIds: string[], toldAt?: string | null) =>
    server.call(api.notification.remind, {
      ...{ as, params },
      body: {
        ...{ step: 'pre-test', userIds, subject: 'Pengingat', message: 'Yth. {nama},' },
        ...{ notifToMember: true, notifToWa: false },
        ...(toldAt !== undefined && { toldAt }),
      },
    })
  return { ids: people.map(({ id }) => id), other, shown, remind }
}

test('of two admins who remind the same people at once, the second sends nothing and is told why', async () => {
  const { ids, other, shown, remind } = await arrange()
  const seen = await shown()
  const answers = await Promise.all([remind(admin, ids, seen), remind(other, ids, seen)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.problem.detail).toBe(
    'Sudah ada pengingat lain untuk peserta ini sejak daftarnya dimuat. Pesan tidak dikirim. Buka lagi formulirnya bila tetap perlu.',
  )
  expect(await server.outbox()).toHaveLength(2)
})

test('who has seen that reminder, writes to others or does not say what was seen may send another', async () => {
  const { ids, other, shown, remind } = await arrange()
  const seen = await shown()
  await remind(admin, ids.slice(0, 1), seen)
  expect((await remind(other, ids.slice(1), seen)).status).toBe(200)
  expect((await remind(other, ids, await shown())).status).toBe(200)
  expect((await remind(other, ids)).status).toBe(200)
})

test('a reminder that was seen waiting and has gone out since is no other one', async () => {
  const { ids, other, shown, remind } = await arrange()
  await remind(admin, ids, null)
  const waiting = await shown()
  await server.db.execute(
    "update outbox set state = 'sent', sent_at = created_at + interval '1 minute'",
  )
  expect((await remind(other, ids, waiting)).status).toBe(200)
})

test('one that failed, and reached nobody, holds up no other', async () => {
  const { ids, other, remind } = await arrange()
  await remind(admin, ids, null)
  await server.db.execute("update outbox set state = 'failed'")
  expect((await remind(other, ids, null)).status).toBe(200)
})

test.each(['', 'kemarin', '2026-08-25', '2026-02-30T10:00:00Z'])(
  "what was seen at '%s', which is no time, is refused at its field and writes to nobody",
  async (toldAt) => {
    const { ids, other, remind } = await arrange()
    await remind(admin, ids, null)
    const { status, problem } = await remind(other, ids, toldAt)
    expect([status, problem?.errors]).toEqual([400, { toldAt: 'Waktu tidak valid' }])
    expect(await server.outbox()).toHaveLength(2)
  },
)
