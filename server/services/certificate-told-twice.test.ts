import { api } from '../../lib/contract/index.ts'
import { issueAll } from '../testing/issued-certificates.ts'
import { withAdmin } from '../testing/with-admin.ts'

const { server, admin } = withAdmin()

const arrange = async () => {
  const { coaching, people } = await issueAll(server, admin, ['Ani'])
  const params = { id: coaching.id }
  const other = await server.createUser({ role: 'admin', username: 'rekan' })
  const shown = async () =>
    (await server.call(api.adminCoaching.certificates, { as: admin, params })).answer[0]
      ?.notifiedAt ?? null
  const tell = (as: typeof other, toldAt?: string | null) =>
    server.call(api.adminCoaching.sendCertificateNotification, {
      ...{ as, params },
      body: {
        ...{ userId: people[0]?.id ?? '', subject: 'Sertifikat', message: 'Tersedia.' },
        ...{ notifToMember: true, notifToWa: false },
        ...(toldAt !== undefined && { toldAt }),
      },
    })
  return { other, shown, tell }
}

test('of two admins who write to the same at once, the second sends nothing and is told why', async () => {
  const { other, shown, tell } = await arrange()
  const seen = await shown()
  const answers = await Promise.all([tell(admin, seen), tell(other, seen)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.problem).toMatchObject({
    detail:
      'Sudah ada notifikasi lain untuk peserta ini sejak formulir ini dibuka. Pesan tidak dikirim. Buka lagi formulirnya bila tetap perlu.',
    reason: 'settled',
  })
  expect(await server.outbox()).toHaveLength(1)
})

test('who has seen that message, or does not say what was seen, may send another', async () => {
  const { other, shown, tell } = await arrange()
  await tell(admin, await shown())
  expect((await tell(other, await shown())).status).toBe(200)
  expect((await tell(other)).status).toBe(200)
})

test('a message that failed meanwhile, and reached nobody, holds up no other', async () => {
  const { other, shown, tell } = await arrange()
  await tell(admin)
  const seen = await shown()
  await server.db.execute("update outbox set state = 'failed'")
  expect(await shown()).toBeNull()
  expect((await tell(other, seen)).status).toBe(200)
})
