import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coaches, coachings, materi } from '../db/schema/coachings.ts'
import { files } from '../db/schema/files.ts'
import type { proposals } from '../db/schema/proposals.ts'
import { users } from '../db/schema/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const deletedAt = wib('2026-08-23', '10:00')

describe('GET /coaching/{id}', () => {
  test('carries everything of §3, and never the meeting link', async () => {
    const { id, categoryId, adminId, coachingCode } = await insertCoaching(server, {
      ...meeting('2026-08-26', '09:00', '11:00'),
      topic: 'Tata Batas',
      meetingUrl: 'https://zoom.example/rahasia',
    })
    const person = { jabatan: 'Kepala', instansi: 'BPKH', image: null }
    const [second, first, moderator] = await server.db
      .insert(coaches)
      .values([
        { coachingId: id, type: 'Coach 2', name: 'Budi', ...person },
        { coachingId: id, type: 'Coach 1', name: 'Ani', ...person },
        { coachingId: id, type: 'Moderator', name: 'Citra', ...person },
      ])
      .returning()
    await server.db.insert(materi).values([
      { coachingId: id, position: 2, name: 'Dua', fileUrl: 'dua.pdf' },
      { coachingId: id, position: 1, name: 'Satu', fileUrl: 'satu.pdf' },
    ])
    await server.db.insert(files).values({
      ...{ name: 'satu.pdf', kind: 'document', mime: 'application/pdf', size: 48_200 },
      ...{ originalName: 'modul.pdf', sha256: 'a1' },
    })
    await insertTest(server, { id }, 'pre-test', { count: 3 })
    await insertTest(server, { id }, 'pre-test', { count: 5, version: 2 })
    for (const status of ['APPROVED', 'PENDING', 'REJECTED'] as const) {
      await insertProposal(server, { id }, await server.createUser(), { status })
    }
    const gone = await server.createUser({ deletedAt })
    await insertProposal(server, { id }, gone)

    const { status, answer, bytes } = await server.call(api.coaching.get, {
      params: { id },
    })
    expect(status).toBe(200)
    expect(answer).toEqual({
      id,
      coachingCode,
      topic: 'Tata Batas',
      categoryId,
      category: { id: categoryId, name: expect.stringContaining('Penataan Batas') },
      flyer: 'http://localhost:3000/e-coaching/files/flyer.jpg',
      tanggalMeeting: '2026-08-26T05:00:00.000Z',
      jamMulai: '2026-08-26T02:00:00.000Z',
      jamSelesai: '2026-08-26T04:00:00.000Z',
      totalPeserta: 10,
      pesertaTerdaftar: 1,
      adminId,
      narahubung: 'Rahmat Hidayat',
      contact: '081298765432',
      coaches: [
        { id: first?.id, type: 'Coach 1', name: 'Ani', ...person },
        { id: second?.id, type: 'Coach 2', name: 'Budi', ...person },
      ],
      moderator: { id: moderator?.id, type: 'Moderator', name: 'Citra', ...person },
      materi: [
        { name: 'Satu', fileUrl: 'satu.pdf', size: 48_200 },
        { name: 'Dua', fileUrl: 'dua.pdf' },
      ],
      isPublished: true,
      publishDate: '2026-08-24T02:00:00.000Z',
      preTestSoal: 5,
      preTestDurationMinutes: 30,
      postTestSoal: 0,
      postTestDurationMinutes: 30,
      isInProposal: false,
      userTakeThis: false,
      userCoachingStatus: null,
    })
    expect(bytes.toString()).not.toContain('rahasia')
  })

  test('an absolute flyer stays as it is', async () => {
    const flyer = 'https://cdn.example/flyer.png'
    const { id } = await insertCoaching(server, { flyer })
    const { answer } = await server.call(api.coaching.get, { params: { id } })
    expect(answer.flyer).toBe(flyer)
  })

  test.each([
    ['PENDING', true, false, 'Proses verifikasi'],
    ['APPROVED', false, true, 'Pre Coaching'],
    ['REJECTED', true, false, 'Anda tidak dapat mengikuti coaching'],
  ] as const)(
    'tells the participant of an own proposal %s',
    async (status, proposed, taken, code) => {
      const coaching = await insertCoaching(server)
      const [own, other] = [await server.createUser(), await server.createUser()]
      await insertProposal(server, coaching, own, { status })
      const params = { id: coaching.id }
      const mine = await server.call(api.coaching.get, { params, as: own })
      expect(mine.answer).toMatchObject({
        isInProposal: proposed,
        userTakeThis: taken,
        userCoachingStatus: code,
      })
      const theirs = await server.call(api.coaching.get, { params, as: other })
      expect(theirs.answer).toMatchObject({ isInProposal: false, userTakeThis: false })
    },
  )

  test('a draft is for admins only; a deleted and an unknown one for nobody', async () => {
    const draft = await insertCoaching(server, { isPublished: false, publishDate: null })
    const deleted = await insertCoaching(server, { deletedAt })
    const never = { isPublished: false, publishDate: null, deletedAt }
    const read = (id: string, as?: 'user' | 'admin') =>
      server.call(api.coaching.get, { params: { id }, ...(as && { as }) })
    expect((await read(draft.id)).problem.detail).toBe('Coaching tidak ditemukan.')
    expect((await read(draft.id, 'user')).status).toBe(404)
    expect((await read(draft.id, 'admin')).status).toBe(200)
    for (const as of [undefined, 'user', 'admin'] as const)
      expect((await read(deleted.id, as)).problem.detail).toBe(
        'Coaching ini sudah dihapus.',
      )
    expect((await read((await insertCoaching(server, never)).id)).status).toBe(404)
    expect((await read(UNKNOWN_ID)).status).toBe(404)
    expect((await read('bukan-id')).status).toBe(404)
  })

  test('a bad token is told, not taken for a visitor', async () => {
    const { id } = await insertCoaching(server)
    const { status } = await server.call(api.coaching.get, {
      params: { id },
      as: { token: 'rusak' },
    })
    expect(status).toBe(401)
  })
})

describe('GET /coaching/{id}/auth', () => {
  test('answers the header to an accepted participant', async () => {
    const coaching = await insertCoaching(server, {
      ...meeting('2026-08-24', '10:00', '12:00'),
      topic: 'Tata Batas',
      meetingUrl: 'https://zoom.example/j/1',
    })
    await insertTest(server, coaching, 'post-test', { count: 7 })
    const own = await server.createUser()
    await insertProposal(server, coaching, own)
    const { answer } = await server.call(api.coaching.header, {
      params: { id: coaching.id },
      as: own,
    })
    expect(answer).toEqual({
      coachingCode: coaching.coachingCode,
      topic: 'Tata Batas',
      tanggalMeeting: '2026-08-24T05:00:00.000Z',
      jamMulai: '2026-08-24T03:00:00.000Z',
      jamSelesai: '2026-08-24T05:00:00.000Z',
      userCoachingStatus: 'Proses Coaching',
      preTestSoal: 0,
      preTestDurationMinutes: 30,
      postTestSoal: 7,
      postTestDurationMinutes: 30,
      progress: {
        ...{ preTestDone: false, meetingOpen: true, attended: false, postTestDone: false },
        ...{ surveyDone: false, certificateAvailable: false, runningTests: [] },
      },
    })
  })

  test('names the test that is running, until its last answers are in; then it is done', async () => {
    const coaching = await insertCoaching(server)
    await insertTest(server, coaching, 'pre-test')
    const own = await server.createUser()
    await insertProposal(server, coaching, own)
    const params = { id: coaching.id }
    const call = server.as(own)
    const progressAt = async (time: string) => {
      server.clock.set(new Date(`2026-08-24T${time}+07:00`))
      const { progress } = (await call(api.coaching.header, { params })).answer
      return [progress?.runningTests, progress?.preTestDone]
    }
    await call(api.preTest.start, { params })
    const running = { kind: 'pre-test', deadline: '2026-08-24T02:30:00.000Z' }
    expect(await progressAt('09:10:00')).toEqual([[running], false])
    expect(await progressAt('09:31:00')).toEqual([[running], false])
    expect(await progressAt('09:31:01')).toEqual([[], true])
    server.clock.set(wib('2026-08-24', '09:10'))
    await call(api.preTest.end, { params })
    expect(await progressAt('09:10:00')).toEqual([[], true])
  })

  test('refuses everybody else, saying why', async () => {
    const coaching = await insertCoaching(server)
    const read = async (change: Partial<typeof proposals.$inferInsert> | null) => {
      const user = await server.createUser()
      if (change) await insertProposal(server, coaching, user, change)
      const params = { id: coaching.id }
      const { status, problem } = await server.call(api.coaching.header, {
        params,
        as: user,
      })
      return `${status} ${problem.detail}`
    }
    const stranger = '403 Anda bukan peserta coaching ini.'
    expect(await read(null)).toBe(stranger)
    expect(await read({ status: 'APPROVED', cancelledAt: new Date() })).toBe(stranger)
    expect(await read({ status: 'PENDING' })).toBe(
      '403 Pengajuan Anda masih menunggu verifikasi dari admin.',
    )
    expect(await read({ status: 'REJECTED' })).toBe(
      '403 Pengajuan Anda untuk coaching ini ditolak.',
    )
  })

  test('404 unknown, 410 deleted, 401 visitor, 403 admin', async () => {
    const coaching = await insertCoaching(server)
    const own = await server.createUser()
    await insertProposal(server, coaching, own)
    await server.db
      .update(coachings)
      .set({ deletedAt })
      .where(eq(coachings.id, coaching.id))
    const read = (id: string, as?: 'admin' | typeof own) =>
      server.call(api.coaching.header, { params: { id }, ...(as && { as }) })
    const { status, problem } = await read(coaching.id, own)
    expect([status, problem.detail]).toEqual([410, 'Coaching ini sudah dihapus.'])
    expect((await read(UNKNOWN_ID, own)).status).toBe(404)
    expect((await read(coaching.id)).status).toBe(401)
    expect((await read(coaching.id, 'admin')).status).toBe(403)
  })
})

test('an account that is gone frees its seat', async () => {
  const coaching = await insertCoaching(server)
  const own = await server.createUser()
  await insertProposal(server, coaching, own)
  const seats = async () =>
    (await server.call(api.coaching.get, { params: { id: coaching.id } })).answer
      .pesertaTerdaftar
  expect(await seats()).toBe(1)
  await server.db.update(users).set({ deletedAt }).where(eq(users.id, own.id))
  expect(await seats()).toBe(0)
})
