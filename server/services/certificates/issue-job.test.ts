import { PDFDocument } from '@cantoo/pdf-lib'
import { api } from '../../../lib/contract/index.ts'
import { READY_LAYOUT } from '../../../lib/domain/certificates/ready-template.ts'
import { sql } from '../../db/orm.ts'
import {
  certificateSettings,
  issuedCertificates,
  jobRows,
} from '../../db/schema/certificate-making.ts'
import { users } from '../../db/schema/users.ts'
import { conflict } from '../../problem.ts'
import { removeOldJobs } from '../../repositories/jobs.ts'
import { listCertificateRows } from '../../repositories/progress.ts'
import type { UserRow } from '../../repositories/users.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { makeAll, uploadPaper } from '../../testing/issued-certificates.ts'
import { paperPicture } from '../../testing/template-material.ts'
import { withAdmin } from '../../testing/with-admin.ts'
import { STAMP_UNREACHABLE } from './time-stamp.ts'

const { plan, issue, job: readJob, retry } = api.certificateMaking
const MESSAGE = {
  ...{ subject: 'Sertifikat', message: 'Yth. {nama}, sertifikat telah tersedia.' },
  ...{ notifToMember: true, notifToWa: false },
}

const { server, admin } = withAdmin()

const errors: unknown[] = []
const work = () => makeAll(server, (what) => errors.push(what))

const begin = async (id: string, body: object = {}) => {
  const reply = await server.call(issue, {
    ...{ as: admin, params: { id }, body: { notify: MESSAGE, ...body } },
  })
  expect(reply.status).toBe(202)
  return reply.answer.jobId
}

const stateOf = async (id: string) =>
  (await server.call(readJob, { as: admin, params: { id } })).answer
const issued = () =>
  server.db.select().from(issuedCertificates).orderBy(issuedCertificates.number)
const download = (id: string, as: UserRow) =>
  server.call(api.certificate.download, { as, params: { id } })

describe('a job', () => {
  it('gives each a numbered file of their own and one message, and leaves nothing out', async () => {
    const { coaching, people } = await insertComplete(server, ['Ani', 'Budi'])
    const id = await begin(coaching.id)
    expect(await stateOf(id)).toMatchObject({ state: 'queued', done: 0, total: 2 })
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'done', done: 2, total: 2 })
    for (const [index, person] of people.entries()) {
      const { bytes, headers } = await download(coaching.id, person)
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
      expect(pdf.getTitle()).toContain(`00${index + 1}/${coaching.coachingCode}/VIII/2026`)
      expect(pdf.getTitle()).toContain(person.fullName)
      expect(headers['content-type']).toBe('application/pdf')
    }
    const told = (await server.outbox()).map(({ userId, body }) => [userId, body])
    expect(told).toEqual(
      people.map(({ id: userId, fullName }) => [
        userId,
        `Yth. ${fullName}, sertifikat telah tersedia.`,
      ]),
    )
    const rows = await listCertificateRows(server.db, coaching.id)
    expect(rows.map(({ notifiedAt }) => notifiedAt)).toEqual(
      people.map(() => server.clock.now().toISOString()),
    )
  })

  it('keeps the bytes and the data of the moment of issue', async () => {
    const { coaching, people } = await insertComplete(server, ['Ani'])
    await server.db.update(users).set({ namaInstansi: 'Balai\u200b  Uji' })
    await begin(coaching.id)
    await work()
    expect(await issued()).toMatchObject([{ content: { institution: 'Balai Uji' } }])
    const [person] = people
    if (!person) throw new Error('nobody')
    const before = (await download(coaching.id, person)).bytes
    await server.db.update(users).set({ fullName: 'Ani Menikah' })
    expect((await download(coaching.id, person)).bytes.equals(before)).toBe(true)
  })

  it('two servers at once give no number, certificate or message twice', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Peserta ${index}`)
    const { coaching } = await insertComplete(server, names)
    const ids = [await begin(coaching.id), await begin(coaching.id)]
    await Promise.all([work(), work(), work()])
    const rows = await issued()
    const numbers = names.map(
      (_, index) => `00${index + 1}/${coaching.coachingCode}/VIII/2026`,
    )
    expect(rows.map(({ number }) => number)).toEqual(numbers)
    expect(new Set(rows.map(({ kode }) => kode)).size).toBe(names.length)
    expect(await server.outbox()).toHaveLength(names.length)
    const results = await server.db.select().from(jobRows)
    expect(results).toHaveLength(2 * names.length)
    for (const { state, reason } of results)
      expect(`${state} ${reason}`).toMatch(
        /done null|failed .* sudah (diterbitkan|diunggah)/,
      )
    expect(ids[0]).not.toBe(ids[1])
  })

  const failing = (code: string) => () =>
    jest
      .spyOn(server.services.files, 'save')
      .mockRejectedValueOnce(Object.assign(new Error(code), { code }))
  const unstamped = () =>
    jest
      .spyOn(server.services.drawing, 'draw')
      .mockRejectedValueOnce(conflict(STAMP_UNREACHABLE))

  it.each([
    ['EIO', failing('EIO'), 'Gagal karena gangguan pada server. Coba lagi.'],
    [
      ...(['ENOSPC', failing('ENOSPC')] as const),
      'Ruang penyimpanan server penuh. Hubungi pengelola portal, lalu coba lagi.',
    ],
    [
      ...(["the database's disk is full", failing('53100')] as const),
      'Ruang penyimpanan server penuh. Hubungi pengelola portal, lalu coba lagi.',
    ],
    ['no time stamp', unstamped, STAMP_UNREACHABLE],
  ])(
    'goes on under the same number where it failed in the middle: %s',
    async (_, fail, reason) => {
      const { coaching } = await insertComplete(server, ['Ani'])
      const id = await begin(coaching.id)
      const failed = fail()
      errors.length = 0
      await work()
      failed.mockRestore()
      expect(errors).toHaveLength(reason === STAMP_UNREACHABLE ? 0 : 1)
      expect(await issued()).toMatchObject([{ state: 'making', sha256: null }])
      expect(await stateOf(id)).toMatchObject({
        state: 'failed',
        rows: [{ state: 'failed', reason }],
      })
      const again = await server.call(retry, { as: admin, params: { id } })
      expect(again.answer.state).toBe('queued')
      await work()
      expect(await stateOf(id)).toMatchObject({ state: 'done' })
      expect(await issued()).toMatchObject([
        { state: 'valid', number: `001/${coaching.coachingCode}/VIII/2026` },
      ])
      expect(await server.outbox()).toHaveLength(1)
    },
  )

  it('goes on as it was frozen, with its background, where its template is deleted meanwhile', async () => {
    const { uploadFile, create, remove } = api.certificateTemplate
    const file = { name: 'latar.png', bytes: await paperPicture(3, 'png') }
    const { answer: kept } = await server.call(uploadFile, { as: admin, file })
    const layout = { ...READY_LAYOUT, background: 'file', backgroundFile: kept }
    const body = { name: 'Piagam', ...layout }
    const made = await server.call(create, { as: admin, body })
    const { coaching } = await insertComplete(server, ['Ani'])
    const choose = (templateId: string) =>
      server.db.update(certificateSettings).set({ templateId })
    await choose(made.answer.id)
    const id = await begin(coaching.id)
    const failed = failing('EIO')()
    await work()
    failed.mockRestore()
    await choose('siap-pakai')
    const params = { id: made.answer.id }
    expect((await server.call(remove, { as: admin, params })).status).toBe(200)
    await server.call(retry, { as: admin, params: { id } })
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'done' })
    expect(await issued()).toMatchObject([{ state: 'valid', content: { layout } }])
  })

  it('is taken over from a server that died, three minutes later and not before', async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    const id = await begin(coaching.id)
    const now = server.clock.now()
    await server.db.update(jobRows).set({ state: 'running', claimedAt: now })
    await work()
    expect(await issued()).toEqual([])
    server.clock.set(new Date(now.getTime() + 181_000))
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'done' })
  })

  it('a person who has uploaded papers keeps them: the upload wins for its row', async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    await begin(coaching.id)
    await work()
    const params = { id: coaching.id }
    expect((await uploadPaper(server, admin, coaching.id)).answer.fileName).toBe('asli.pdf')
    expect(await issued()).toMatchObject([
      { state: 'replaced', reason: 'Diganti dengan sertifikat yang diunggah admin.' },
    ])
    const { answer } = await server.call(plan, { as: admin, params })
    expect(answer.rows).toEqual([])
  })

  it('is shown to whoever began it and to nobody else', async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    const id = await begin(coaching.id)
    expect((await server.call(readJob, { as: 'admin', params: { id } })).status).toBe(404)
    expect((await server.call(readJob, { as: 'user', params: { id } })).status).toBe(403)
  })

  it('is forgotten when it is old, but not while something is left to do', async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    const id = await begin(coaching.id)
    const begun = server.clock.now().getTime()
    const status = async () =>
      (await server.call(readJob, { as: admin, params: { id } })).status
    const forget = (ms: number) => removeOldJobs(server.db, new Date(begun + ms))
    await forget(1)
    expect(await status()).toBe(200)
    await work()
    await forget(-1)
    expect(await status()).toBe(200)
    await forget(1)
    expect(await status()).toBe(404)
    expect(await issued()).toHaveLength(1)
  })

  it('does not begin without settings', async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    await server.db.execute(sql`delete from certificate_settings`)
    const { status, problem } = await server.call(issue, {
      ...{ as: admin, params: { id: coaching.id }, body: { notify: null } },
    })
    expect([status, problem.detail]).toEqual([
      409,
      'Lengkapi dan simpan pengaturan sertifikat terlebih dahulu.',
    ])
  })
})
