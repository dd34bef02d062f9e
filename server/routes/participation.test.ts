import { api } from '../../lib/contract/index.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import { certificates, surveys } from '../db/schema/participation.ts'
import { testAttempts } from '../db/schema/tests.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  markPresent,
  meeting,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { told } from '../testing/told.ts'
import { uploadedFile } from '../testing/uploaded-file.ts'

const server = emptiedServer()

const arrange = async (change = {}) => {
  const coaching = await insertCoaching(server, {
    ...meeting('2026-08-24', '10:00', '12:00'),
    ...change,
  })
  const user = await server.createUser()
  await insertProposal(server, coaching, user)
  return { coaching, user, params: { id: coaching.id }, own: server.as(user) }
}

/** The participant's ended attempt at a test. */
const finish = async (kind: TestKind, coaching: { id: string }, user: UserRow) => {
  const { set } = await insertTest(server, coaching, kind)
  const now = server.clock.now()
  await server.db.insert(testAttempts).values({
    ...{ coachingId: coaching.id, userId: user.id, kind, setId: set.id },
    ...{ startedAt: now, deadline: now, endedAt: now, total: 4, benar: 4, score: 100 },
  })
}

describe('zoom-meeting/check', () => {
  const NOTHING = {
    eligible: false,
    meetingUrl: null,
    meetingBackground: null,
    attended: false,
  }

  test('answers link, background and attendance to an accepted participant', async () => {
    const { coaching, user, params, own } = await arrange({
      meetingUrl: 'https://zoom.example/j/1',
      meetingBackground: 'latar.png',
    })
    const check = async () => (await own(api.zoomMeeting.check, { params })).answer
    const expected = {
      eligible: true,
      meetingUrl: 'https://zoom.example/j/1',
      meetingBackground: 'latar.png',
      attended: false,
    }
    expect(await check()).toEqual(expected)
    await markPresent(server, coaching, user)
    expect(await check()).toEqual({ ...expected, attended: true })
  })

  test('tells others nothing', async () => {
    const { coaching, params } = await arrange({ meetingUrl: 'https://zoom.example/j/1' })
    for (const status of ['PENDING', 'REJECTED'] as const) {
      const as = await server.createUser()
      await insertProposal(server, coaching, as, { status })
      const { answer } = await server.call(api.zoomMeeting.check, { params, as })
      expect(answer).toEqual(NOTHING)
    }
    const other = await arrange()
    const { status, bytes } = await other.own(api.zoomMeeting.check, { params })
    expect([status, bytes.includes('zoom.example')]).toEqual([403, false])
  })
})

describe('survei-kepuasan', () => {
  const check = async (own: TestServer['call'], params: { id: string }) =>
    (await own(api.survey.check, { params })).answer
  const complete = async (own: TestServer['call'], params: { id: string }) => {
    const { questions } = await check(own, params)
    return {
      answers: questions.map(({ id }) => ({ questionId: id, nilai: 4 })),
      saran: 'Lanjutkan',
    }
  }

  test('has the nine elements, and opens after the post-test', async () => {
    const { coaching, user, params, own } = await arrange()
    const before = await check(own, params)
    expect(before).toMatchObject({ eligible: false, done: false, url: null })
    expect(before.questions.map(({ no, unsur }) => `${no} ${unsur}`)).toEqual([
      '1 Persyaratan',
      '2 Sistem, Mekanisme, dan Prosedur',
      '3 Waktu Penyelesaian',
      '4 Biaya/Tarif',
      '5 Produk Spesifikasi Jenis Pelayanan',
      '6 Kompetensi Pelaksana',
      '7 Perilaku Pelaksana',
      '8 Penanganan Pengaduan, Saran, dan Masukan',
      '9 Sarana dan Prasarana',
    ])
    const body = await complete(own, params)
    expect(told(await own(api.survey.submit, { params, body }))).toBe(
      '409 Survei dibuka setelah Post Test selesai.',
    )
    await finish('post-test', coaching, user)
    expect(await check(own, params)).toMatchObject({ eligible: true, done: false })
  })

  test('is answered once, also when sent twice at the same time', async () => {
    const { coaching, user, params, own } = await arrange()
    await finish('post-test', coaching, user)
    const body = await complete(own, params)
    const send = () => own(api.survey.submit, { params, body })
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(told(await send())).toBe('409 Survei sudah diisi.')
    expect(await check(own, params)).toMatchObject({ eligible: true, done: true })
    expect(await server.db.select().from(surveys)).toMatchObject([
      {
        ...{ userId: user.id, saran: 'Lanjutkan', edition: 1 },
        answers: { persyaratan: 4, sarana: 4 },
      },
    ])
  })

  test('refuses what is incomplete, unknown or out of range', async () => {
    const { coaching, user, params, own } = await arrange()
    await finish('post-test', coaching, user)
    const body = await complete(own, params)
    const errorsOf = async (answers: { questionId: string; nilai: number }[]) =>
      (await own(api.survey.submit, { params, body: { answers, saran: null } })).problem
        .errors
    expect(await errorsOf(body.answers.slice(1))).toEqual({
      answers: 'Semua 9 pertanyaan harus dinilai',
    })
    expect(await errorsOf([{ questionId: 'lain', nilai: 1 }])).toEqual({
      answers: 'Ada penilaian untuk pertanyaan yang tidak dikenal',
    })
    expect(await errorsOf([{ questionId: 'biaya', nilai: 5 }])).toEqual({
      'answers[0].nilai': 'Pilih penilaian 1 sampai 4',
    })
    expect(await server.db.select().from(surveys)).toEqual([])
  })
})

describe('certificate', () => {
  const BYTES = Buffer.from('%PDF-1.7 tanda tangan elektronik \u0000\u00ff')
  const upload = async ({ id: userId }: UserRow) => {
    const file = {
      ...{ kind: 'certificate' as const, fileName: 'Sertifikat Śari.pdf' },
      ...{ mime: 'application/pdf', extension: 'pdf', bytes: BYTES },
    }
    const { id: fileId, originalName: fileName } = await uploadedFile(server, file, userId)
    await server.db.update(certificates).set({ fileId, fileName })
  }

  test('check names what is missing, then what can be had', async () => {
    const { coaching, user, params, own } = await arrange()
    const check = async () => (await own(api.certificate.check, { params })).answer
    const none = { eligible: false, available: false, fileName: null }
    expect(await check()).toEqual({
      ...none,
      missing: ['pre-test', 'zoom-meeting', 'post-test'],
    })
    await finish('pre-test', coaching, user)
    await finish('post-test', coaching, user)
    expect(await check()).toEqual({ ...none, missing: ['zoom-meeting'] })
    await markPresent(server, coaching, user)
    expect(await check()).toEqual({ ...none, eligible: true, missing: [] })
    await upload(user)
    expect(await check()).toEqual({
      ...{ eligible: true, available: true, missing: [] },
      ...{ fileName: 'Sertifikat Śari.pdf', size: BYTES.length },
    })
  })

  test('download answers the file byte for byte, never to be kept by a cache', async () => {
    const { user, params, own } = await arrange()
    const download = () => own(api.certificate.download, { params })
    expect(told(await download())).toBe(
      '404 Belum lengkap: Pre Test, Zoom Meeting, Post Test.',
    )
    await upload(user)
    const { status, bytes, headers } = await download()
    expect(status).toBe(200)
    expect(bytes.equals(BYTES)).toBe(true)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['content-disposition']).toMatch(/^inline;.*filename\*=UTF-8''Sertifikat/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    for (const name of await server.services.files.savedBefore(server.clock.now()))
      await server.services.files.remove(name)
    expect(told(await download())).toBe(
      '404 File sertifikat tidak ditemukan. Hubungi admin.',
    )
  })

  test('of another participant is out of reach', async () => {
    const { coaching, user, params } = await arrange()
    await upload(user)
    const same = await server.createUser()
    await insertProposal(server, coaching, same)
    const { status } = await server.call(api.certificate.download, { params, as: same })
    expect(status).toBe(404)
    const other = await arrange()
    expect((await other.own(api.certificate.download, { params })).status).toBe(403)
  })
})

describe('every call', () => {
  const body = { answers: [{ questionId: 'biaya', nilai: 4 }], saran: null }
  test.each([
    ['zoom-meeting/check', api.zoomMeeting.check],
    ['survei-kepuasan/check', api.survey.check],
    ['survei-kepuasan', api.survey.submit],
    ['certificate/check', api.certificate.check],
    ['certificate/download', api.certificate.download],
  ])(
    '%s: visitor 401, admin 403, stranger 403, unknown 404, deleted 410',
    async (_, endpoint) => {
      const { user, params } = await arrange()
      const deletedAt = wib('2026-08-23', '10:00')
      const gone = await insertCoaching(server, { deletedAt })
      await insertProposal(server, gone, user)
      const statusOf = async (as?: UserRow | 'user' | 'admin', id = params.id) => {
        const input = { ...(endpoint === api.survey.submit && { body }), ...(as && { as }) }
        return (await server.call(endpoint, { params: { id }, ...input })).status
      }
      expect(await statusOf()).toBe(401)
      expect(await statusOf('admin')).toBe(403)
      expect(await statusOf('user')).toBe(403)
      expect(await statusOf(user, UNKNOWN_ID)).toBe(404)
      expect(await statusOf(user, gone.id)).toBe(410)
    },
  )

  test('whoever is not accepted yet can neither answer the survey nor download', async () => {
    const { coaching, params } = await arrange()
    const as = await server.createUser()
    await insertProposal(server, coaching, as, { status: 'PENDING' })
    const waits = '403 Pengajuan Anda masih menunggu verifikasi dari admin.'
    expect(told(await server.call(api.survey.submit, { params, body, as }))).toBe(waits)
    expect(told(await server.call(api.certificate.download, { params, as }))).toBe(waits)
    const { answer: certificate } = await server.call(api.certificate.check, { params, as })
    expect(certificate).toMatchObject({ eligible: false, available: false })
    const { answer: survey } = await server.call(api.survey.check, { params, as })
    expect(survey).toMatchObject({ eligible: false, done: false })
  })
})
