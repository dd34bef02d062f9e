import { api } from '../../../lib/contract/index.ts'
import { eq } from '../../db/orm.ts'
import { certificateSettings } from '../../db/schema/certificate-making.ts'
import { coachings } from '../../db/schema/coachings.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { makeAll } from '../../testing/issued-certificates.ts'
import { withAdmin } from '../../testing/with-admin.ts'

const { plan, issue, job } = api.certificateMaking

const { server, admin } = withAdmin()

/** A coaching of this code whose participants wait for certificates under this pattern, at this moment. */
const waiting = async (
  names: string[],
  { pattern = '{urut}/{tahun}', code = 'KHT-A', at = '2026-08-26T10:00:00+07:00' } = {},
) => {
  const { coaching } = await insertComplete(server, names)
  server.clock.set(new Date(at))
  await server.db
    .update(coachings)
    .set({ coachingCode: code })
    .where(eq(coachings.id, coaching.id))
  await server.db
    .update(certificateSettings)
    .set({ numberPattern: pattern })
    .where(eq(certificateSettings.coachingId, coaching.id))
  return coaching.id
}

const listOf = async (id: string) =>
  (await server.call(plan, { as: admin, params: { id } })).answer.rows
const press = (id: string) =>
  server.call(issue, { as: admin, params: { id }, body: { notify: null } })
const register = async () =>
  (await server.call(api.certificateRegister.list, { as: admin })).answer
    .map(({ number, state }) => `${number} ${state}`)
    .toSorted()

const issueNow = async (...args: Parameters<typeof waiting>) => {
  await press(await waiting(...args))
  await makeAll(server)
}

describe("'The counter runs per pattern without gaps that are not told'", () => {
  it('over all coachings of a pattern, and each pattern by itself', async () => {
    await issueNow(['Ani', 'Budi'])
    await issueNow(['Cici'], { code: 'KHT-B' })
    await issueNow(['Dedi'], { code: 'KHT-C', pattern: 'S-{urut}/{kode}' })
    expect(await register()).toEqual([
      ...['001/2026 valid', '002/2026 valid', '003/2026 valid', 'S-001/KHT-C valid'],
    ])
  })

  it('anew with the year of the office where the pattern shows it', async () => {
    const late = { at: '2026-12-31T23:59:59+07:00' }
    const early = { code: 'KHT-B', at: '2027-01-01T00:00:01+07:00' }
    await issueNow(['Ani'], late)
    await issueNow(['Budi'], early)
    expect(await register()).toEqual(['001/2026 valid', '001/2027 valid'])
    await issueNow(['Cici'], { ...late, code: 'KHT-C', pattern: 'No. {urut}' })
    await issueNow(['Dedi'], { ...early, code: 'KHT-D', pattern: 'No. {urut}' })
    expect((await register()).slice(2)).toEqual(['No. 001 valid', 'No. 002 valid'])
  })

  it('one whose making stopped, and who is no participant any more, stays in the register', async () => {
    const id = await waiting(['Ani'])
    await press(id)
    const failure = Object.assign(new Error('EIO'), { code: 'EIO' })
    const save = jest.spyOn(server.services.files, 'save').mockRejectedValueOnce(failure)
    await makeAll(server)
    save.mockRestore()
    await server.db.delete(coachings).where(eq(coachings.id, id))
    await issueNow(['Budi'], { code: 'KHT-B' })
    expect(await register()).toEqual(['001/2026 making', '002/2026 valid'])
  })
})

describe('two patterns that come to the same number', () => {
  const filled = { pattern: '{urut}/{kode}/{tahun}' }
  const spelt = { code: 'KHT-B', pattern: '{urut}/KHT-A/{tahun}' }
  const said =
    'Nomor 001/KHT-A/2026 sudah dipakai sertifikat lain. Ubah pola nomor pada pengaturan sertifikat.'

  test('told in the list, and no number is lost', async () => {
    await issueNow(['Ani'], filled)
    const id = await waiting(['Budi', 'Cici'], spelt)
    expect((await listOf(id)).map(({ number, problem }) => [number, problem])).toEqual([
      [null, said],
      [null, said],
    ])
    const refused = await press(id)
    expect([refused.status, refused.problem.detail]).toEqual([409, said])
    await server.db.update(certificateSettings).set({ numberPattern: filled.pattern })
    await press(id)
    await makeAll(server)
    expect(await register()).toEqual([
      ...['001/KHT-A/2026 valid', '002/KHT-B/2026 valid', '003/KHT-B/2026 valid'],
    ])
  })

  test('told by the job where the other was issued after both lists were agreed to', async () => {
    const first = await waiting(['Budi'], spelt)
    const second = await waiting(['Ani'], filled)
    await press(first)
    const { answer } = await press(second)
    await makeAll(server)
    const { rows } = (await server.call(job, { as: admin, params: { id: answer.jobId } }))
      .answer
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([['failed', said]])
    expect(await register()).toEqual(['001/KHT-A/2026 valid'])
  })
})
