import { api } from '../../lib/contract/index.ts'
import { attendance } from '../db/schema/participation.ts'
import { testAttempts, testSets } from '../db/schema/tests.ts'
import {
  acceptParticipant,
  createCoaching,
  keyFile,
  publish,
  questionFile,
  UNKNOWN_ID,
  workbook,
} from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const calls = api.adminMeeting
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
const certificate = { name: 'sertifikat siti.pdf', type: 'application/pdf', bytes: PDF }

const arrange = async () => {
  const { coaching, admin } = await createCoaching(server)
  await publish(server, coaching.id)
  const siti = await acceptParticipant(server, coaching.id, {
    fullName: 'Siti',
    namaInstansi: 'BPKH',
  })
  return { params: { id: coaching.id }, as: admin, siti }
}

test.each([
  ['pre-test questions', calls.uploadPreTestQuestions, { file: questionFile(1) }],
  ['pre-test key', calls.uploadPreTestKey, { file: keyFile(1) }],
  ['post-test questions', calls.uploadPostTestQuestions, { file: questionFile(1) }],
  ['post-test key', calls.uploadPostTestKey, { file: keyFile(1) }],
  ['attendance', calls.toggleAttendance, { body: { userId: UNKNOWN_ID } }],
  ['meeting link', calls.updateMeetingUrl, { body: { meetingUrl: 'https://zoom.us/j/1' } }],
  ['certificate', api.adminCoaching.uploadCertificate, { file: certificate }],
] as const)(
  '%s: 401 for a visitor, 403 for a participant, 404 for an unknown coaching',
  async (_, call, rest) => {
    const options = { params: { id: UNKNOWN_ID }, ...rest }
    expect((await server.call(call, options)).status).toBe(401)
    expect((await server.call(call, { ...options, as: 'user' })).status).toBe(403)
    expect((await server.call(call, { ...options, as: 'admin' })).status).toBe(404)
  },
)

describe('test files', () => {
  test('questions and key are stored, counted and shown by name', async () => {
    const { siti, ...options } = await arrange()
    const stored = await server.call(calls.uploadPreTestQuestions, {
      ...options,
      file: questionFile(10, 'pre test.xlsx'),
    })
    expect(stored.answer).toEqual({
      fileName: 'pre test.xlsx',
      filePath: expect.stringMatching(/\.xlsx$/),
      jumlah: 10,
    })
    await server.call(calls.uploadPreTestKey, { ...options, file: keyFile(10) })
    const { answer } = await server.call(api.adminCoaching.preTest, options)
    expect(answer).toEqual({
      ...{ soal: 'pre test.xlsx', jawaban: 'kunci.xlsx' },
      ...{ scored: 0, items: [], soalFile: stored.answer.filePath },
      ...{ jawabanAt: server.clock.now().toISOString(), version: expect.any(String) },
      users: [
        {
          id: siti.id,
          name: 'Siti',
          namaInstansi: 'BPKH',
          finishPreTest: false,
          score: '-',
        },
      ],
    })
    const { answer: coaching } = await server.call(api.adminCoaching.get, options)
    expect(coaching).toMatchObject({ preTestSoal: 10, postTestSoal: 0 })
    const { answer: post } = await server.call(api.adminCoaching.postTest, options)
    expect(post).toMatchObject({ soal: null, jawaban: null })
  })

  test('an old .xls is read as well', async () => {
    const { siti: _, ...options } = await arrange()
    const rows = [
      ['no', 'soal', 'pilA', 'pilB', 'pilC', 'pilD'],
      [1, 'Apa?', 'a', 'b', 'c', 'd'],
    ]
    const file = workbook(rows, { name: 'lama.xls', bookType: 'xls' })
    const { answer } = await server.call(calls.uploadPostTestQuestions, {
      ...options,
      file,
    })
    expect(answer.jumlah).toBe(1)
  })

  test('a faulty file is refused whole, with cell and reason, and the former one stays', async () => {
    const { siti: _, ...options } = await arrange()
    await server.call(calls.uploadPreTestQuestions, { ...options, file: questionFile(2) })
    const file = workbook([
      ['no', 'soal', 'a', 'b', 'c', 'd'],
      [1, 'Apa?', 'a', 'b', '', 'd'],
    ])
    const refused = await server.call(calls.uploadPreTestQuestions, { ...options, file })
    expect(refused.status).toBe(400)
    expect(refused.problem.errors?.file).toBe(
      'File ditolak seluruhnya. E2: pilihan C kosong.',
    )
    const key = await server.call(calls.uploadPreTestKey, { ...options, file: keyFile(3) })
    expect(key.status).toBe(400)
    expect(key.problem.detail).toContain('A4: tidak ada soal nomor 3')
    expect(await server.db.select().from(testSets)).toHaveLength(1)
  })

  test('a key before its questions is refused', async () => {
    const { siti: _, ...options } = await arrange()
    const { status, problem } = await server.call(calls.uploadPostTestKey, {
      ...options,
      file: keyFile(1),
    })
    expect(status).toBe(409)
    expect(problem.detail).toBe('Unggah file soal terlebih dahulu.')
  })

  test.each([
    [
      'a picture called .xlsx',
      { name: 'a.xlsx', type: 'application/vnd.ms-excel', bytes: 'GIF89a' },
      'gambar',
    ],
    ['a PDF', { ...certificate }, 'PDF'],
  ])('%s is refused, and told what it is', async (_, file, what) => {
    const { siti: __, ...options } = await arrange()
    const { status, problem } = await server.call(calls.uploadPreTestQuestions, {
      ...options,
      file,
    })
    expect(status).toBe(400)
    expect(problem.errors?.file).toMatch(new RegExp(`xlsx\\. Isi file ini ${what}$`))
  })
})

describe('meeting', () => {
  test('the link is stored trimmed, and an empty one takes it away', async () => {
    const { siti: _, ...options } = await arrange()
    const set = (meetingUrl: string) =>
      server.call(calls.updateMeetingUrl, { ...options, body: { meetingUrl } })
    const url = async () =>
      (await server.call(api.adminCoaching.zoomMeeting, options)).answer.meetingUrl
    await set('  https://zoom.us/j/123  ')
    expect(await url()).toBe('https://zoom.us/j/123')
    expect((await set('javascript:alert(1)')).status).toBe(400)
    expect(await url()).toBe('https://zoom.us/j/123')
    await set('')
    expect(await url()).toBeNull()
  })

  test('attendance toggles and answers the new state; a repeated act toggles once', async () => {
    const { siti, ...options } = await arrange()
    const toggle = (key: string) =>
      server.call(calls.toggleAttendance, {
        ...options,
        body: { userId: siti.id },
        headers: { 'idempotency-key': key },
      })
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    expect((await toggle(first)).answer).toEqual({ status: true })
    expect((await toggle(first)).answer).toEqual({ status: true })
    const { answer } = await server.call(api.adminCoaching.zoomMeeting, options)
    expect(answer.users).toEqual([
      { id: siti.id, name: 'Siti', namaInstansi: 'BPKH', email: siti.email, status: true },
    ])
    expect((await toggle(second)).answer).toEqual({ status: false })
  })

  test('somebody who does not take part cannot attend', async () => {
    const { siti: _, ...options } = await arrange()
    const stranger = await server.createUser({ role: 'user' })
    const body = { userId: stranger.id }
    expect((await server.call(calls.toggleAttendance, { ...options, body })).status).toBe(
      404,
    )
  })
})

describe('certificates', () => {
  const finishAll = async (coachingId: string, userId: string) => {
    const now = server.clock.now()
    for (const kind of ['pre-test', 'post-test'] as const) {
      const [set] = await server.db
        .insert(testSets)
        .values({ coachingId, kind, version: 1, soalFileName: 's.xlsx', uploadedAt: now })
        .returning()
      const attempt = { coachingId, userId, kind, setId: set?.id ?? '', total: 1 }
      const times = { startedAt: now, deadline: now, endedAt: now }
      await server.db
        .insert(testAttempts)
        .values({ ...attempt, ...times, benar: 1, score: 100 })
    }
    await server.db.insert(attendance).values({ coachingId, userId, markedAt: now })
  }
  const rowOf = async (options: { params: { id: string } }) => {
    const { answer } = await server.call(api.adminCoaching.certificates, {
      ...options,
      as: 'admin',
    })
    return answer[0]
  }

  test('a complete row takes a certificate byte for byte and shows its name', async () => {
    const { siti, ...options } = await arrange()
    await finishAll(options.params.id, siti.id)
    const row = await rowOf(options)
    expect(row).toMatchObject({
      userId: siti.id,
      finishPreTest: true,
      finishZoomMeeting: true,
      finishPostTest: true,
      fileName: null,
    })
    const { answer } = await server.call(api.adminCoaching.uploadCertificate, {
      params: { id: row?.id ?? '' },
      file: certificate,
      as: options.as,
    })
    expect(answer.fileName).toBe('sertifikat siti.pdf')
  })

  test('an incomplete row refuses it, naming what is missing', async () => {
    const { siti: _, ...options } = await arrange()
    const row = await rowOf(options)
    const { status, problem } = await server.call(api.adminCoaching.uploadCertificate, {
      params: { id: row?.id ?? '' },
      file: certificate,
      as: options.as,
    })
    expect(status).toBe(409)
    expect(problem.detail).toBe(
      'Peserta belum menyelesaikan: Pre Test, Zoom Meeting, Post Test.',
    )
  })

  test('the notification goes to that participant alone', async () => {
    const { siti, ...options } = await arrange()
    await acceptParticipant(server, options.params.id)
    const body = {
      userId: siti.id,
      subject: 'E-Coaching Kehutanan: Sertifikat',
      message: 'Sertifikat tersedia.',
      notifToMember: true,
      notifToWa: true,
    }
    const call = api.adminCoaching.sendCertificateNotification
    expect((await server.call(call, { ...options, body })).status).toBe(200)
    expect((await server.outbox()).map(({ userId }) => userId)).toEqual([siti.id, siti.id])
    const stranger = await server.createUser({ role: 'user' })
    const wrong = { ...body, userId: stranger.id }
    expect((await server.call(call, { ...options, body: wrong })).status).toBe(404)
  })
})
