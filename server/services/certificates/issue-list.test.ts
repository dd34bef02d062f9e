import { api } from '../../../lib/contract/index.ts'
import { eq } from '../../db/orm.ts'
import { issuedCertificates } from '../../db/schema/certificate-making.ts'
import { users } from '../../db/schema/users.ts'
import type { UserRow } from '../../repositories/users.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { makeAll } from '../../testing/issued-certificates.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const { plan, issue, job } = api.certificateMaking

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

describe("'shows the list first (name as it will be printed, number, what is wrong)'", () => {
  it('each with the number it will have', async () => {
    const { coaching } = await insertComplete(server, [
      'Ani',
      'Budi\u200b  Luhur',
      'Cici 王',
    ])
    const { answer } = await server.call(plan, { as: admin, params: { id: coaching.id } })
    expect(answer.rows).toEqual([
      expect.objectContaining({
        ...{ name: 'Ani', number: `001/${coaching.coachingCode}/VIII/2026`, problem: null },
      }),
      expect.objectContaining({
        ...{ name: 'Budi Luhur', number: `002/${coaching.coachingCode}/VIII/2026` },
      }),
      expect.objectContaining({
        ...{ name: 'Cici 王', number: null, problem: 'Huruf 王 tidak dapat dicetak.' },
      }),
    ])
  })

  it('control letters are dropped before the admin agrees; a name of nothing else is refused', async () => {
    const { coaching } = await insertComplete(server, [
      'Ani\u0007\u001b[31m\u202e Rahma\u00ad\r\n',
      '\u0001\u200b',
    ])
    const { answer } = await server.call(plan, { as: admin, params: { id: coaching.id } })
    expect(answer.rows.map(({ name, problem }) => [name, problem])).toEqual([
      ['', 'Nama peserta kosong.'],
      ['Ani[31m Rahma', null],
    ])
  })

  const listOf = async (id: string) =>
    (await server.call(plan, { as: admin, params: { id } })).answer.rows
  const press = async (id: string, rows: { id: string; name: string }[]) => {
    const [rowIds, names] = [rows.map((row) => row.id), rows.map(({ name }) => name)]
    const body = { rowIds, names, notify: null }
    return server.call(issue, { as: admin, params: { id }, body })
  }
  const rename = (person: UserRow | undefined, fullName: string) =>
    server.db
      .update(users)
      .set({ fullName })
      .where(eq(users.id, person?.id ?? ''))
  const rowsOf = async (id: string) =>
    (await server.call(job, { as: admin, params: { id } })).answer.rows
  const numbers = () => server.db.$count(issuedCertificates)

  it('a name that changed before the press: nothing is issued, and the list is shown anew', async () => {
    const { coaching, people } = await insertComplete(server, ['Ani', 'Budi'])
    const seen = await listOf(coaching.id)
    await rename(people[0], 'Ani Menikah')
    const { status, problem } = await press(coaching.id, seen)
    expect([status, problem.detail]).toEqual([
      409,
      'Daftar ini berubah sejak ditampilkan, sehingga belum ada yang diterbitkan. Periksa daftar yang baru, lalu terbitkan lagi.',
    ])
    await makeAll(server)
    expect(await numbers()).toBe(0)
    expect((await press(coaching.id, await listOf(coaching.id))).status).toBe(202)
  })

  it('one that has a certificate meanwhile: the list is shown anew', async () => {
    const { coaching } = await insertComplete(server, ['Ani', 'Budi'])
    const seen = await listOf(coaching.id)
    await press(coaching.id, seen.slice(0, 1))
    await makeAll(server)
    expect((await press(coaching.id, seen)).status).toBe(409)
  })

  it('a name that changed after the press: its row says so, and no number is given for it', async () => {
    const { coaching, people } = await insertComplete(server, ['Ani', 'Budi'])
    const { answer } = await press(coaching.id, await listOf(coaching.id))
    await rename(people[0], 'Ani Menikah')
    await makeAll(server)
    expect(await rowsOf(answer.jobId)).toMatchObject([
      {
        state: 'failed',
        reason:
          'Namanya berubah menjadi “Ani Menikah” setelah daftar disetujui. Terbitkan lagi dari daftar yang baru.',
      },
      { state: 'done' },
    ])
    expect(await numbers()).toBe(1)
  })

  it('one whose making was interrupted is listed as it was frozen, which is what is printed', async () => {
    const { coaching, people } = await insertComplete(server, ['Ani'])
    await press(coaching.id, await listOf(coaching.id))
    const failure = Object.assign(new Error('EIO'), { code: 'EIO' })
    const save = jest.spyOn(server.services.files, 'save').mockRejectedValueOnce(failure)
    await makeAll(server)
    save.mockRestore()
    await rename(people[0], 'Ani Menikah')
    const again = await listOf(coaching.id)
    expect(again.map(({ name }) => name)).toEqual(['Ani'])
    const { answer } = await press(coaching.id, again)
    await makeAll(server)
    expect(await rowsOf(answer.jobId)).toMatchObject([{ state: 'done', name: 'Ani' }])
  })
})
