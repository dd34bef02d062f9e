import { api } from '../../../lib/contract/index.ts'
import { READY_LAYOUT } from '../../../lib/domain/certificates/ready-template.ts'
import {
  certificateSettings,
  issuedCertificates,
} from '../../db/schema/certificate-making.ts'
import { coachings } from '../../db/schema/coachings.ts'
import type { UserRow } from '../../repositories/users.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { makeAll } from '../../testing/issued-certificates.ts'
import { CERTIFICATE_SETTINGS } from '../../testing/made-certificates.ts'
import { emptiedServer } from '../../testing/shared-server.ts'

const { plan, issue, job, retry, settings, saveSettings } = api.certificateMaking

const server = emptiedServer()
let admin: UserRow
let other: UserRow
beforeEach(async () => {
  admin = await server.createUser({ role: 'admin' })
  other = await server.createUser({ role: 'admin' })
})

const LAYOUT = { ...READY_LAYOUT, backgroundFile: null }

/** A coaching of two whose certificates are made by a template of the office. */
const prepare = async () => {
  const { coaching } = await insertComplete(server, ['Ani', 'Budi'])
  const body = { name: 'Piagam', ...LAYOUT }
  const made = await server.call(api.certificateTemplate.create, { as: admin, body })
  const templateId = made.answer.id
  await server.db.update(certificateSettings).set({ templateId })
  return { id: coaching.id, templateId }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

const saveAs = async ({ id }: Prepared, change: object) => {
  const { answer } = await server.call(settings, { as: other, params: { id } })
  const { version: _, ...known } = answer
  const body = { ...known, hours: known.hours ?? 4, ...change }
  expect(
    (await server.call(saveSettings, { as: other, params: { id }, body })).status,
  ).toBe(200)
}
const SIGNED_BY_OTHERS = { signers: [{ name: 'Plt. Kepala', title: '' }] }

const listOf = async (id: string) =>
  (await server.call(plan, { as: admin, params: { id } })).answer
const press = async (id: string, { rows, look }: Awaited<ReturnType<typeof listOf>>) => {
  const rowIds = rows.map((row) => row.id)
  const body = { rowIds, names: rows.map(({ name }) => name), look, notify: null }
  return server.call(issue, { as: admin, params: { id }, body })
}
const stateOf = async (id: string) =>
  (await server.call(job, { as: admin, params: { id } })).answer
const register = async () =>
  (await server.call(api.certificateRegister.list, { as: admin })).answer

describe.each<[string, (prepared: Prepared) => Promise<unknown>]>([
  ['its signer', (prepared) => saveAs(prepared, SIGNED_BY_OTHERS)],
  ['its number pattern', (prepared) => saveAs(prepared, { numberPattern: 'B-{urut}' })],
  ['which template it has', (prepared) => saveAs(prepared, { templateId: 'siap-pakai' })],
  [
    'the template itself',
    ({ templateId: id }) =>
      server.call(api.certificateTemplate.update, {
        ...{ as: other, params: { id } },
        body: { name: 'Piagam', ...LAYOUT, fields: LAYOUT.fields.slice(1) },
      }),
  ],
  ['its topic', () => server.db.update(coachings).set({ topic: 'Topik lain' })],
])('another admin changes %s', (_, change) => {
  it('after the list was shown: nothing is issued, and the sentence says why', async () => {
    const prepared = await prepare()
    const seen = await listOf(prepared.id)
    await change(prepared)
    const { status, problem } = await press(prepared.id, seen)
    expect([status, problem.detail]).toEqual([
      409,
      'Isi sertifikat (template, pengaturan, topik, tanggal, coach, atau nama kantor) berubah sejak daftar ini ditampilkan, sehingga belum ada yang diterbitkan. Lihat contohnya dan daftar yang baru, lalu terbitkan lagi.',
    ])
    await makeAll(server)
    expect(await register()).toEqual([])
    expect((await press(prepared.id, await listOf(prepared.id))).status).toBe(202)
  })

  it('after the press: no number is given for what nobody has agreed to, and each row says so', async () => {
    const prepared = await prepare()
    const { answer } = await press(prepared.id, await listOf(prepared.id))
    await change(prepared)
    await makeAll(server)
    await server.call(retry, { as: admin, params: { id: answer.jobId } })
    await makeAll(server)
    const reason =
      'Isi sertifikat (template, pengaturan, topik, tanggal, coach, atau nama kantor) berubah setelah daftar disetujui. Terbitkan lagi dari daftar yang baru.'
    const row = { state: 'failed', reason }
    expect(await stateOf(answer.jobId)).toMatchObject({ rows: [row, row] })
    expect(await register()).toEqual([])
  })
})

it('what was changed and changed back is as it was agreed to', async () => {
  const prepared = await prepare()
  const seen = await listOf(prepared.id)
  const { signers } = CERTIFICATE_SETTINGS
  await saveAs(prepared, SIGNED_BY_OTHERS)
  await saveAs(prepared, { signers })
  expect((await press(prepared.id, seen)).status).toBe(202)
})

it('names without the participants whose they are say nothing of what was shown', async () => {
  const { id } = await prepare()
  const { rows } = await listOf(id)
  const names = ['Nama lama', 'Budi']
  const rowIds = rows.map((row) => row.id)
  for (const body of [{ names }, { names, rowIds: rowIds.slice(1) }]) {
    const sent = { as: admin, params: { id }, body: { ...body, notify: null } }
    expect((await server.call(issue, sent)).status).toBe(400)
  }
  await makeAll(server)
  expect(await register()).toEqual([])
})

describe('one whose making was interrupted', () => {
  /** Its number is given, and its file could not be kept. */
  const interrupted = async (prepared: Prepared) => {
    const failure = Object.assign(new Error('EIO'), { code: 'EIO' })
    const save = jest.spyOn(server.services.files, 'save').mockRejectedValue(failure)
    const { answer } = await press(prepared.id, await listOf(prepared.id))
    await makeAll(server)
    save.mockRestore()
    return answer.jobId
  }
  const signers = async () =>
    (await server.db.select().from(issuedCertificates))
      .map(
        ({
          state,
          number,
          content: {
            signers: [signer],
          },
        }) => [...[state, number.slice(0, 3), signer?.name]],
      )
      .toSorted()

  it('shows what is agreed to now, under its number', async () => {
    const prepared = await prepare()
    await interrupted(prepared)
    await saveAs(prepared, SIGNED_BY_OTHERS)
    await press(prepared.id, await listOf(prepared.id))
    await makeAll(server)
    expect(await signers()).toEqual([
      ['valid', '001', 'Plt. Kepala'],
      ['valid', '002', 'Plt. Kepala'],
    ])
  })

  it('is not told as made by the list that showed something else', async () => {
    const prepared = await prepare()
    const id = await interrupted(prepared)
    await saveAs(prepared, SIGNED_BY_OTHERS)
    await interrupted(prepared)
    await server.call(retry, { as: admin, params: { id } })
    await makeAll(server)
    expect((await stateOf(id)).rows.map(({ state }) => state)).toEqual(['failed', 'failed'])
  })

  it('is not handed out as another server still draws it', async () => {
    const prepared = await prepare()
    await press(prepared.id, await listOf(prepared.id))
    const draw = jest.spyOn(server.services.drawing, 'draw')
    draw.mockImplementationOnce(async () => {
      server.clock.set(new Date(server.clock.now().getTime() + 181_000))
      await saveAs(prepared, SIGNED_BY_OTHERS)
      await interrupted(prepared)
      return Buffer.from('%PDF-1.7')
    })
    await makeAll(server)
    draw.mockRestore()
    expect(await signers()).toEqual([
      ['making', '001', 'Plt. Kepala'],
      ['making', '002', 'Plt. Kepala'],
    ])
  })
})
