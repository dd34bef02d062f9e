import { api } from '../../../lib/contract/index.ts'
import type { RegisterRow } from '../../../lib/entities/certificate-register.ts'
import {
  certificateSettings,
  issuedCertificates,
} from '../../db/schema/certificate-making.ts'
import { users } from '../../db/schema/users.ts'
import type { UserRow } from '../../repositories/users.ts'
import { issueAll, uploadPaper } from '../../testing/issued-certificates.ts'
import { wib } from '../../testing/participation-rows.ts'
import { withAdmin } from '../../testing/with-admin.ts'

const { list, file, reissue, withdraw } = api.certificateRegister
const REASON = 'Nama keliru pada cetakan.'

const { server, admin } = withAdmin()

const issueOne = async () => {
  const { coaching, people, rows } = await issueAll(server, admin, ['Siti Rahma'])
  const [row, person] = [rows[0], people[0]]
  if (!row || !person) throw new Error('none issued')
  return { coaching, row, person }
}

const act = (what: typeof reissue | typeof withdraw, id: string, key?: string) =>
  server.call(what, {
    ...{ as: admin, params: { id }, body: { reason: REASON } },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const check = async ({ kode }: RegisterRow) =>
  (await server.call(api.certificateCheck.find, { params: { kode } })).answer
const register = async (query = '') => {
  const reply = await server.call(
    { ...list, path: `${list.path}${query}` as typeof list.path },
    { as: admin },
  )
  return reply.answer
}
const ownFile = (coachingId: string, as: UserRow) =>
  server.call(api.certificate.download, { as, params: { id: coachingId } })

describe("'issues it anew, with a reason, under the same number and a new version'", () => {
  it('the new one counts with what is true now, the old one is told as replaced and keeps its file', async () => {
    const { coaching, row, person } = await issueOne()
    const before = (await ownFile(coaching.id, person)).bytes
    await server.db.update(users).set({ fullName: 'Siti Rahmawati' })
    const { status, answer } = await act(reissue, row.id)
    expect([status, answer]).toMatchObject([
      200,
      { number: row.number, version: 2, name: 'Siti Rahmawati', state: 'valid' },
    ])
    expect(answer.kode).not.toBe(row.kode)
    expect(await check(row)).toMatchObject({
      state: 'replaced',
      reason: REASON,
      version: 1,
    })
    expect(await check(answer)).toMatchObject({ state: 'valid', reason: null, version: 2 })
    const after = (await ownFile(coaching.id, person)).bytes
    expect(after.equals(before)).toBe(false)
    const kept = await server.call(file, { as: admin, params: { id: row.id } })
    expect(kept.bytes.equals(before)).toBe(true)
  })

  it('a name that changed after it was shown: nothing is issued, and the sentence says which', async () => {
    const { row } = await issueOne()
    await server.db.update(users).set({ fullName: 'Siti  Rahmawati' })
    const anew = (name: string) =>
      server.call(reissue, {
        ...{ as: admin, params: { id: row.id }, body: { reason: REASON, name } },
      })
    const { status, problem } = await anew('Siti Rahma')
    expect([status, problem.detail]).toEqual([
      409,
      'Nama peserta ini kini “Siti Rahmawati”. Periksa dahulu, lalu terbitkan ulang.',
    ])
    expect(await check(row)).toMatchObject({ state: 'valid', version: 1 })
    expect((await anew('Siti Rahmawati')).answer).toMatchObject({ version: 2 })
  })

  it('a repeat of a lost answer is the same version', async () => {
    const { row } = await issueOne()
    const [first, second] = [
      await act(reissue, row.id, '8c7a8c9e-0d5f-4f6c-9a53-0f4c5b7b2c11'),
      await act(reissue, row.id, '8c7a8c9e-0d5f-4f6c-9a53-0f4c5b7b2c11'),
    ]
    expect([second.status, second.answer]).toEqual([200, first.answer])
    expect((await register()).map(({ version }) => version)).toEqual([2, 1])
  })

  it('is refused where something stands in its way, and nothing has changed', async () => {
    const { row } = await issueOne()
    await server.db.delete(certificateSettings)
    const { status, problem } = await act(reissue, row.id)
    expect([status, problem.detail]).toEqual([
      409,
      'Lengkapi dan simpan pengaturan sertifikat terlebih dahulu.',
    ])
    expect(await register()).toEqual([row])
  })
})

describe("'the participant sees 'Dicabut' and why, the check says so; the file is no longer given'", () => {
  it('to nobody, by no address', async () => {
    const { coaching, row, person } = await issueOne()
    expect((await act(withdraw, row.id)).answer).toEqual({
      ...{ ...row, state: 'withdrawn', reason: REASON },
    })
    expect(await check(row)).toMatchObject({ state: 'withdrawn', reason: REASON })
    const refused = [
      410,
      `Sertifikat ini dicabut sehingga filenya tidak dapat dibuka lagi. Alasan: ${REASON}`,
    ]
    const own = await ownFile(coaching.id, person)
    const stored = await server.call(file, { as: admin, params: { id: row.id } })
    for (const { status, problem } of [own, stored])
      expect([status, problem.detail]).toEqual(refused)
    const params = { id: coaching.id }
    const told = (await server.call(api.certificate.check, { as: person, params })).answer
    expect(told).toMatchObject({ available: false, fileName: null })
    expect(told.issued).toMatchObject({ state: 'withdrawn', reason: REASON, version: 1 })
    const header = (await server.call(api.coaching.header, { as: person, params })).answer
    expect(header.progress).toMatchObject({ certificateWithdrawn: true })
    const [shown] = (
      await server.call(api.adminCoaching.certificates, { as: admin, params })
    ).answer
    expect(shown?.issued).toMatchObject({ id: row.id, state: 'withdrawn', reason: REASON })
  })

  it('nobody is asked to make it again by the way, but it can be issued anew', async () => {
    const { coaching, row } = await issueOne()
    await act(withdraw, row.id)
    const params = { id: coaching.id }
    const { answer } = await server.call(api.certificateMaking.plan, { as: admin, params })
    expect(answer.rows).toEqual([])
    const attention = await server.call(api.adminCoaching.attention, { as: admin })
    expect(JSON.stringify(attention.answer)).not.toContain(coaching.id)
    expect((await act(reissue, row.id)).answer).toMatchObject({
      version: 2,
      state: 'valid',
    })
    expect(await check(row)).toMatchObject({ state: 'withdrawn' })
  })
})

describe('two admins at once', () => {
  it('reissue it once, and the other is told', async () => {
    const { row } = await issueOne()
    const replies = await Promise.all([act(reissue, row.id), act(reissue, row.id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.problem.detail).toBe(
      'Sertifikat ini sudah diganti sejak Anda membukanya. Periksa keadaannya sekarang.',
    )
    expect((await register()).map(({ state }) => state)).toEqual(['valid', 'replaced'])
  })

  it('reissue and withdraw it: one of both, and exactly one state', async () => {
    const { coaching, row, person } = await issueOne()
    const replies = await Promise.all([act(withdraw, row.id), act(reissue, row.id)])
    const states = (await register()).map(({ state }) => state)
    const hasFile = (await ownFile(coaching.id, person)).status === 200
    const outcome = [replies.map(({ status }) => status), states, hasFile]
    expect([
      [[409, 200], ['valid', 'replaced'], true],
      [[200, 200], ['valid', 'withdrawn'], true],
      [[200, 409], ['withdrawn'], false],
    ]).toContainEqual(outcome)
  })

  it('withdraw it once', async () => {
    const { row } = await issueOne()
    await act(withdraw, row.id)
    const { status, problem } = await act(withdraw, row.id)
    expect([status, problem.detail]).toEqual([409, 'Sertifikat ini sudah dicabut.'])
  })
})

test('an upload wins: there is nothing to reissue or to withdraw', async () => {
  const { coaching, row } = await issueOne()
  await uploadPaper(server, admin, coaching.id)
  for (const what of [reissue, withdraw]) {
    const { status, problem } = await act(what, row.id)
    expect([status, problem.detail]).toEqual([
      409,
      'Sertifikat ini sudah diganti sejak Anda membukanya. Periksa keadaannya sekarang.',
    ])
  }
})

describe("'The register of the office: search by name, number, coaching, year'", () => {
  const found = async (query: string) => (await register(query)).map(({ name }) => name)

  it.each([
    ['name', 'rahma', ['Siti Rahma']],
    ['number', '002/', ['Siti Rahma']],
    ['letters that mean something to the database', '100%', ['Agus 100%']],
    ['topic', 'batas kawasan', ['Agus 100%', 'Siti Rahma']],
    ['words in another order', 'rahma siti', ['Siti Rahma']],
    ['words of two fields', 'rahma kawasan', []],
    ['nothing that is there', 'tak ada', []],
  ])('by %s', async (_, part, names) => {
    await issueAll(server, admin, ['Agus 100%', 'Siti Rahma'])
    expect((await found(`?q=${encodeURIComponent(part)}`)).toSorted()).toEqual(names)
  })

  it('by the code of the coaching and of the check, and by year', async () => {
    const { coaching, rows } = await issueAll(server, admin, ['Siti Rahma'])
    const kode = rows[0]?.kode.match(/.{4}/g)?.join('-').toLowerCase()
    expect(await found(`?q=${coaching.coachingCode}`)).toEqual(['Siti Rahma'])
    expect(await found(`?q=${kode}&year=2026`)).toEqual(['Siti Rahma'])
    expect(await found('?year=2025')).toEqual([])
    expect(await found('?year=2027')).toEqual([])
    const wrong = await server.call(
      { ...list, path: `${list.path}?year=kini` as typeof list.path },
      { as: admin },
    )
    expect([wrong.status, wrong.problem.errors]).toEqual([
      400,
      { year: 'Tahun harus berupa angka' },
    ])
  })
})

test('a year begins and ends at the midnight of the office', async () => {
  await issueOne()
  const year = async (issuedAt: Date) => {
    await server.db.update(issuedCertificates).set({ issuedAt })
    return Promise.all(
      [2025, 2026].map(async (one) => (await register(`?year=${one}`)).length),
    )
  }
  const begin = wib('2026-01-01', '00:00')
  expect(await year(begin)).toEqual([0, 1])
  expect(await year(new Date(begin.getTime() - 1))).toEqual([1, 0])
})

test('participants and visitors have no part in it', async () => {
  const { row, person } = await issueOne()
  const params = { id: row.id }
  const body = { reason: REASON }
  for (const [as, status] of [
    [person, 403],
    [undefined, 401],
  ] as const) {
    const who = as ? { as } : {}
    const replies = [
      await server.call(list, who),
      await server.call(file, { ...who, params }),
      await server.call(reissue, { ...who, params, body }),
      await server.call(withdraw, { ...who, params, body }),
    ]
    expect(replies.map((reply) => reply.status)).toEqual(Array(4).fill(status))
  }
  const { status, problem } = await server.call(withdraw, {
    ...{ as: admin, params, body: { reason: ' ' } },
  })
  expect([status, problem.errors]).toEqual([400, { reason: 'Alasan diperlukan' }])
  const unknown = { as: admin, params: { id: admin.id } }
  expect((await server.call(file, unknown)).status).toBe(404)
})
