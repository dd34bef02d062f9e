import { api } from '../../../lib/contract/index.ts'
import { listCertificateRows } from '../../repositories/progress.ts'
import type { UserRow } from '../../repositories/users.ts'
import { issueAll, uploadPaper } from '../../testing/issued-certificates.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: UserRow
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  await server.reset()
  admin = await server.createUser({ role: 'admin' })
})
afterAll(() => server.close())

const reason = 'Nama pada sertifikat salah tulis.'

const later = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))

/** A participant whose certificate was issued and told, with what may happen to it. */
async function toldOne() {
  const { coaching, people, rows } = await issueAll(server, admin, ['Ani'])
  const toldAt = async () =>
    (await listCertificateRows(server.db, coaching.id)).map((row) => row.notifiedAt)
  const tell = async () => {
    later()
    const { status } = await server.call(api.adminCoaching.sendCertificateNotification, {
      ...{ as: admin, params: { id: coaching.id } },
      body: {
        ...{ userId: people[0]?.id ?? '', subject: 'Sertifikat', message: 'Tersedia.' },
        ...{ notifToMember: true, notifToWa: false },
      },
    })
    expect(status).toBe(200)
    expect(await toldAt()).toEqual([server.clock.now().toISOString()])
  }
  await tell()
  later()
  return { coaching, id: rows[0]?.id ?? '', tell, toldAt }
}

describe('whoever was told of a certificate has not been told', () => {
  test('of the one that is uploaded in its place', async () => {
    const { coaching, tell, toldAt } = await toldOne()
    const { answer } = await uploadPaper(server, admin, coaching.id)
    expect(answer).toMatchObject({ fileName: 'asli.pdf', notifiedAt: null })
    expect(await toldAt()).toEqual([null])
    await tell()
  })

  test.each([
    ['of the one that is issued anew', api.certificateRegister.reissue],
    ['that it was withdrawn', api.certificateRegister.withdraw],
  ])('%s', async (_, call) => {
    const { id, toldAt } = await toldOne()
    const { status } = await server.call(call, {
      as: admin,
      params: { id },
      body: { reason },
    })
    expect(status).toBe(200)
    expect(await toldAt()).toEqual([null])
  })
})
