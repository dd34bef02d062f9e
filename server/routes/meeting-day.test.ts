import { api } from '../../lib/contract/index.ts'
import { COACH, createCoaching, publish, schedule } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const calls = api.adminCoaching

describe("a day on which nothing could be done with it any more ('Otherwise Unknown')", () => {
  const TODAY = schedule('2026-08-24', '13:00', '15:00')
  const TOLD =
    'Coaching yang lengkap hanya dapat ditayangkan sebelum hari meeting. Pilih tanggal mulai besok, atau kosongkan tanggalnya'
  const refusal = { status: 400, problem: { errors: { tanggalMeeting: TOLD } } }

  test('a complete coaching cannot be made for today', async () => {
    const { body, admin: as } = await createCoaching(server)
    const sent = { body: { ...body, ...TODAY }, as }
    expect(await server.call(calls.create, sent)).toMatchObject(refusal)
    expect((await server.call(calls.list, { as })).answer).toHaveLength(1)
  })

  test('one of today cannot be completed, but with another day it can', async () => {
    const { body, admin: as } = await createCoaching(server)
    const incomplete = { body: { ...body, ...TODAY, coaches: [] }, as }
    const { answer } = await server.call(calls.create, incomplete)
    expect(answer).toMatchObject({ status: 'Kedaluarsa', canEdit: true })
    const options = { params: { id: answer.id }, as }
    const complete = { ...options, body: { coaches: [COACH] } }
    expect(await server.call(calls.update, complete)).toMatchObject(refusal)
    const moved = { coaches: [COACH], ...schedule('2026-08-25', '13:00', '15:00') }
    const saved = await server.call(calls.update, { ...options, body: moved })
    expect(saved.answer).toMatchObject({ status: 'Pre Coaching', canEdit: true })
  })

  test('a day that is over is refused, and a published one may move to today', async () => {
    const { coaching, admin: as } = await createCoaching(server)
    const options = { params: { id: coaching.id }, as }
    const past = { ...options, body: schedule('2026-08-23', '13:00', '15:00') }
    expect((await server.call(calls.update, past)).problem.errors?.tanggalMeeting).toBe(
      'Tanggal meeting sudah lewat. Pilih tanggal lain, atau kosongkan tanggalnya',
    )
    await publish(server, coaching.id)
    const moved = await server.call(calls.update, { ...options, body: TODAY })
    expect(moved.answer).toMatchObject({ canEdit: true })
  })
})

test.each([
  ['2026-09-25', '2026-09-25', { jamMulai: 'Jam mulai harus pada tanggal meeting' }],
  ['2026-09-20', '2026-09-22', { jamSelesai: 'Jam selesai harus pada tanggal meeting' }],
])(
  'a meeting of 20 September does not begin on %s and end on %s',
  async (from, until, errors) => {
    const { body, coaching, admin: as } = await createCoaching(server)
    const times = {
      ...schedule('2026-09-20', '09:00', '11:00'),
      jamMulai: schedule(from, '09:00', '11:00').jamMulai,
      jamSelesai: schedule(until, '09:00', '11:00').jamSelesai,
    }
    const made = await server.call(calls.create, { as, body: { ...body, ...times } })
    expect([made.status, made.problem.errors]).toEqual([400, errors])
    const params = { id: coaching.id }
    const changed = await server.call(calls.update, { params, as, body: times })
    expect([changed.status, changed.problem.errors]).toEqual([400, errors])
  },
)

test('admins see a link without a background, and nothing before there is one', async () => {
  const { coaching, admin: as } = await createCoaching(server)
  expect(coaching.ZoomMeeting).toBeNull()
  const options = { params: { id: coaching.id }, as }
  const meetingUrl = 'https://zoom.us/j/123'
  await server.call(api.adminMeeting.updateMeetingUrl, { ...options, body: { meetingUrl } })
  const { answer } = await server.call(calls.get, options)
  expect(answer.ZoomMeeting).toEqual({ meetingUrl, meetingBackground: null })
})
