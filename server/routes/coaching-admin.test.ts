import { api } from '../../lib/contract/index.ts'
import { proposals } from '../db/schema/proposals.ts'
import {
  acceptParticipant,
  at,
  COACH,
  createCoaching,
  publish,
  schedule,
  UNKNOWN_ID,
} from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const params = { id: UNKNOWN_ID }
const calls = api.adminCoaching

test.each([
  ['GET /coaching/admin', calls.list, {}, 200],
  ['GET /coaching/admin/admin-list', calls.adminOptions, {}, 200],
  ['GET /coaching/admin/:id', calls.get, { params }, 404],
  ['POST /coaching/admin', calls.create, { body: {} }, 400],
  ['PATCH /coaching/admin/:id', calls.update, { params, body: {} }, 404],
  ['PATCH /coaching/admin/:id/publish', calls.publish, { params }, 404],
  ['DELETE /coaching/admin/:id', calls.remove, { params }, 404],
  ['GET …/proposals', calls.proposals, { params }, 404],
  ['GET …/pre-test', calls.preTest, { params }, 404],
  ['GET …/post-test', calls.postTest, { params }, 404],
  ['GET …/zoom-meeting', calls.zoomMeeting, { params }, 404],
  ['GET …/certificates', calls.certificates, { params }, 404],
] as const)(
  '%s: 401 for a visitor, 403 for a participant, %p for admins',
  async (_, call, options, status) => {
    expect((await server.call(call, options)).status).toBe(401)
    expect((await server.call(call, { ...options, as: 'user' })).status).toBe(403)
    expect((await server.call(call, { ...options, as: 'admin' })).status).toBe(status)
    expect((await server.call(call, { ...options, as: 'superadmin' })).status).toBe(status)
  },
)

describe('creating', () => {
  test('stores what was sent, as an unpublished coaching with a code of the year', async () => {
    const dates = schedule('2026-09-10', '09:00', '11:00')
    const moderator = { ...COACH, type: 'Moderator', name: 'Siti', image: 'siti.jpg' }
    const { coaching, body, admin } = await createCoaching(server, { ...dates, moderator })
    expect(coaching).toMatchObject({
      coachingCode: 'KHT-2026-001',
      topic: body.topic,
      flyer: body.flyer,
      totalPeserta: 40,
      pesertaTerdaftar: 0,
      narahubung: 'Rahmat Hidayat',
      contact: admin.whatsapp,
      tanggalMeeting: new Date(dates.tanggalMeeting).toISOString(),
      jamMulai: new Date(dates.jamMulai).toISOString(),
      jamSelesai: new Date(dates.jamSelesai).toISOString(),
      coaches: [{ ...COACH, id: expect.any(String) }],
      moderator: { ...moderator, id: expect.any(String) },
      materi: body.materi,
      isPublished: false,
      publishDate: null,
      preTestSoal: 0,
      preTestDurationMinutes: 30,
      postTestDurationMinutes: 30,
      status: 'Pre Coaching',
      canEdit: true,
      canCancel: true,
      isDataComplete: true,
      PreTest: null,
      ZoomMeeting: null,
    })
  })

  test('codes run on, also when two are made at once', async () => {
    const made = await Promise.all([createCoaching(server), createCoaching(server)])
    const { coaching } = await createCoaching(server)
    const codes = [...made.map((one) => one.coaching.coachingCode), coaching.coachingCode]
    expect(codes.sort()).toEqual(['KHT-2026-001', 'KHT-2026-002', 'KHT-2026-003'])
  })

  test.each([
    ['categoryId', { categoryId: '' }, 'ID Kategori diperlukan'],
    ['categoryId', { categoryId: UNKNOWN_ID }, 'Kategori tidak ditemukan'],
    ['flyer', { flyer: 'flyer.jpg' }, 'Flyer harus berupa URL yang valid'],
    ['topic', { topic: ' ' }, 'Topik diperlukan'],
    ['totalPeserta', { totalPeserta: 0 }, 'Total Peserta diperlukan'],
    ['adminId', { adminId: '' }, 'ID Admin diperlukan'],
    ['adminId', { adminId: UNKNOWN_ID }, 'Admin tidak ditemukan'],
    [
      'jamSelesai',
      schedule('2026-09-10', '11:00', '09:00'),
      'Jam selesai harus setelah jam mulai',
    ],
  ])('bad %s is refused at its field', async (field, change, message) => {
    const { body, admin } = await createCoaching(server)
    const { status, problem } = await server.call(calls.create, {
      body: { ...body, ...change },
      as: admin,
    })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toBe(message)
  })
})

describe('changing', () => {
  test("'Update changes only coaching data, coaches and materials'; absent fields stay, nulls empty the dates", async () => {
    const { coaching, admin } = await createCoaching(server, {
      ...schedule('2026-09-10', '09:00', '11:00'),
      moderator: { ...COACH, type: 'Moderator' },
    })
    const siti = await acceptParticipant(server, coaching.id)
    const person = { ...coaching.coaches[0], name: 'Wahyu' }
    const change = { topic: 'Topik baru', jamMulai: null, coaches: [person] }
    const { answer } = await server.call(calls.update, {
      params: { id: coaching.id },
      body: change,
      as: admin,
    })
    expect(answer).toEqual({
      ...coaching,
      topic: 'Topik baru',
      jamMulai: null,
      coaches: [person],
      pesertaTerdaftar: 1,
      status: 'Draft',
    })
    const { answer: rows } = await server.call(calls.proposals, {
      params: { id: coaching.id },
      as: admin,
    })
    expect(rows.map(({ userId }) => userId)).toEqual([siti.id])
  })

  test('a moderator and materials take the place of the former ones, or nobody and nothing', async () => {
    const { coaching, admin } = await createCoaching(server)
    const save = async (body: Record<string, unknown>) => {
      const params = { id: coaching.id }
      return (await server.call(calls.update, { params, body, as: admin })).answer
    }
    const moderator = { ...COACH, type: 'Moderator', name: 'Siti' }
    const materi = [{ name: 'Materi 2', fileUrl: 'materi-2.pdf' }]
    const expected = { ...coaching, moderator: { ...moderator, id: expect.any(String) } }
    expect(await save({ moderator })).toEqual(expected)
    expect(await save({ materi })).toEqual({ ...expected, materi })
    expect(await save({ moderator: null, materi: [] })).toEqual({ ...coaching, materi: [] })
  })

  test('test durations alone can be changed (decision 56)', async () => {
    const { coaching, admin } = await createCoaching(server)
    const { answer } = await server.call(calls.update, {
      params: { id: coaching.id },
      body: { preTestDurationMinutes: 45 },
      as: admin,
    })
    expect(answer).toEqual({ ...coaching, preTestDurationMinutes: 45 })
  })

  test.each([
    ['08:00', 'before'],
    ['09:00', 'at'],
  ])('an end at %s, %s the stored start, is refused and changes nothing', async (end) => {
    const { coaching, admin } = await createCoaching(
      server,
      schedule('2026-09-10', '09:00', '11:00'),
    )
    const { status, problem } = await server.call(calls.update, {
      params: { id: coaching.id },
      body: { topic: 'Lain', jamSelesai: at('2026-09-10', end) },
      as: admin,
    })
    expect(status).toBe(400)
    expect(problem.errors?.jamSelesai).toBe('Jam selesai harus setelah jam mulai')
    const { answer } = await server.call(calls.get, {
      params: { id: coaching.id },
      as: admin,
    })
    expect(answer).toMatchObject(coaching)
  })

  test('a coach of another coaching is not taken over by its id', async () => {
    const { coaching: other } = await createCoaching(server)
    const { coaching, admin } = await createCoaching(server)
    const stolen = other.coaches[0]
    const { answer } = await server.call(calls.update, {
      params: { id: coaching.id },
      body: { coaches: [{ ...stolen, name: 'Pengganti' }] },
      as: admin,
    })
    expect(answer.coaches[0]?.id).not.toBe(stolen?.id)
    const kept = await server.call(calls.get, { params: { id: other.id }, as: admin })
    expect(kept.answer.coaches).toEqual(other.coaches)
  })

  test('a coaching that is over can neither be changed nor deleted', async () => {
    const { coaching, admin } = await createCoaching(
      server,
      schedule('2026-08-23', '09:00', '11:00'),
    )
    await publish(server, coaching.id)
    const options = { params: { id: coaching.id }, as: admin }
    expect((await server.call(calls.get, options)).answer.status).toBe('Selesai')
    expect(
      (await server.call(calls.update, { ...options, body: { topic: 'x' } })).status,
    ).toBe(409)
    expect((await server.call(calls.remove, options)).status).toBe(409)
  })
})

describe('publishing', () => {
  test('sets both isPublished and publishDate, once', async () => {
    const { coaching, admin } = await createCoaching(server)
    const options = { params: { id: coaching.id }, as: admin }
    const { answer } = await server.call(calls.publish, options)
    expect(answer).toMatchObject({
      isPublished: true,
      publishDate: server.clock.now().toISOString(),
    })
    const { status, problem } = await server.call(calls.publish, options)
    expect(status).toBe(409)
    expect(problem.detail).toBe('Coaching ini sudah tayang.')
  })

  test('happens once, also when two admins press at the same time', async () => {
    const { coaching, admin: as } = await createCoaching(server)
    const press = () => server.call(calls.publish, { params: { id: coaching.id }, as })
    const replies = await Promise.all([press(), press()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is refused for incomplete data, with what is missing', async () => {
    const { coaching, admin } = await createCoaching(server, { coaches: [] })
    const { status, problem } = await server.call(calls.publish, {
      params: { id: coaching.id },
      as: admin,
    })
    expect(status).toBe(409)
    expect(problem.detail).toContain('Data belum lengkap')
  })
})

test('a deleted coaching is gone from every list', async () => {
  const { coaching, admin } = await createCoaching(server)
  await publish(server, coaching.id)
  const options = { params: { id: coaching.id }, as: admin }
  expect((await server.call(calls.remove, options)).status).toBe(200)
  expect((await server.call(calls.list, { as: admin })).answer).toEqual([])
  expect(await server.db.select().from(proposals)).toEqual([])
})

test('admin options are admins and superadmins with their contact', async () => {
  const boss = await server.createUser({ role: 'superadmin', fullName: 'Ayu' })
  await server.createUser({ role: 'user', fullName: 'Bukan admin' })
  const { answer } = await server.call(calls.adminOptions, { as: boss })
  expect(answer).toEqual([
    { id: boss.id, fullName: 'Ayu', extra: `0812-3456-7890 · ${boss.email}` },
  ])
})
