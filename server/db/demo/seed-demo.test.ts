import { api } from '../../../lib/contract/index.ts'
import { coachingStatus } from '../../../lib/domain/coaching-status.ts'
import { isInProgress, postTestWindow } from '../../../lib/domain/participation/timing.ts'
import { WIB } from '../../../lib/domain/schedule/time-zone.ts'
import {
  COACHING_STATUSES,
  USER_COACHING_STATUSES,
} from '../../../lib/entities/coaching-values.ts'
import { findUserByName } from '../../repositories/users.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { attendance } from '../schema/participation.ts'
import { proposals } from '../schema/proposals.ts'
import { testAttempts } from '../schema/tests.ts'
import { DEMO_PASSWORDS, seedDemo } from './seed-demo.ts'

const server = sharedServer()

const momentOf = (time: string) => new Date(`2026-08-24T${time}:00+07:00`)

const seedAt = async (time: string) => {
  const now = momentOf(time)
  await server.reset()
  server.clock.set(now)
  const { db, services } = server
  const { files, passwords, config } = services
  const seed = () => seedDemo({ db, files, now, passwords, appName: config.appName })
  expect(await seed()).toBe(true)
  return seed
}

const as = async (username: string) => {
  const user = await findUserByName(server.db, username)
  if (!user) throw new Error(`no ${username}`)
  return server.as(user)
}

const list = async <T>(answer: Promise<{ status: number; answer: T[] }>) => {
  const { status, answer: rows } = await answer
  expect(status).toBe(200)
  return rows
}

describe.each(['08:00', '12:30', '23:30'])('seeded at %s', (time) => {
  const now = momentOf(time)
  beforeAll(() => seedAt(time))

  test('every admin status occurs, among 14 coachings', async () => {
    const coachings = await list((await as('admin'))(api.adminCoaching.list))
    expect(coachings).toHaveLength(14)
    expect(new Set(coachings.map(({ status }) => status))).toEqual(
      new Set(COACHING_STATUSES),
    )
    const statuses = coachings.map((one) => coachingStatus(one, now, WIB.zone).status)
    expect(statuses).toEqual(coachings.map(({ status }) => status))
  })

  test('every status of a participant occurs for peserta', async () => {
    const taken = await list((await as('peserta'))(api.coaching.taken))
    const states = taken.map(({ userCoachingStatus }) => userCoachingStatus)
    expect(new Set(states)).toEqual(new Set(USER_COACHING_STATUSES))
    for (const { userCoachingStatus, reason } of taken) {
      const isRejected = userCoachingStatus === 'Anda tidak dapat mengikuti coaching'
      expect(Boolean(reason)).toBe(isRejected)
    }
  })

  test('nothing has happened later than now, or before what it follows', async () => {
    const past = (date: Date | null) => date === null || date <= now
    for (const row of await server.db.select().from(proposals)) {
      expect(past(row.createdAt) && past(row.decidedAt)).toBe(true)
      expect(row.decidedAt === null || row.decidedAt >= row.createdAt).toBe(true)
    }
    for (const { startedAt, endedAt, deadline } of await server.db
      .select()
      .from(testAttempts)) {
      expect(past(endedAt)).toBe(true)
      expect(startedAt < (endedAt ?? now) && (endedAt ?? now) <= deadline).toBe(true)
    }
    for (const { markedAt } of await server.db.select().from(attendance))
      expect(past(markedAt)).toBe(true)
  })
})

describe('seeded at midday', () => {
  const now = momentOf('12:30')
  let seed: () => Promise<boolean>
  beforeAll(async () => {
    seed = await seedAt('12:30')
  })

  test('peserta has a meeting in progress, and a post-test to take before 21:00', async () => {
    const peserta = await as('peserta')
    const taken = await list(peserta(api.coaching.taken))
    expect(taken.filter((one) => isInProgress(one, now))).toHaveLength(1)
    const open = taken.find((one) => postTestWindow(one, now, WIB.zone).state === 'open')
    const params = { id: open?.id ?? '' }
    expect((await peserta(api.postTest.check, { params })).answer).toEqual({
      eligible: true,
    })
    expect((await peserta(api.preTest.result, { params })).answer?.totalSoal).toBe(10)
    expect((await peserta(api.zoomMeeting.check, { params })).answer.attended).toBe(true)
  })

  test('peserta can read a certificate, with scores and survey behind it', async () => {
    const peserta = await as('peserta')
    const taken = await list(peserta(api.coaching.taken))
    const done = taken.find(({ topic }) => topic.startsWith('Naik Kelas KUPS'))
    const params = { id: done?.id ?? '' }
    const { answer: check } = await peserta(api.certificate.check, { params })
    expect(check).toMatchObject({ eligible: true, available: true, missing: [] })
    const { bytes, headers } = await peserta(api.certificate.download, { params })
    expect(headers['content-type']).toContain('application/pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const [pre, post] = [
      (await peserta(api.preTest.result, { params })).answer?.score,
      (await peserta(api.postTest.result, { params })).answer?.score,
    ]
    expect(Number(post)).toBeGreaterThan(Number(pre))
    expect((await peserta(api.survey.check, { params })).answer.done).toBe(true)
  })

  test('one coaching is full and one has five seats or fewer; peserta may still propose to the latter', async () => {
    const upcoming = await list(server.call(api.coaching.upcoming))
    const left = upcoming.map((one) => one.totalPeserta - one.pesertaTerdaftar)
    expect(left).toContain(0)
    const scarce = upcoming.find(
      (_, index) => (left[index] ?? 0) > 0 && (left[index] ?? 9) <= 5,
    )
    const available = await list((await as('peserta'))(api.coaching.upcomingUser))
    expect(available.map(({ id }) => id)).toContain(scarce?.id)
  })

  test('every proposal status, waiting certificates and a question file without key occur', async () => {
    const rows = await server.db.select().from(proposals)
    const statuses = new Set(rows.map(({ status }) => status))
    expect(statuses).toEqual(new Set(['PENDING', 'APPROVED', 'REJECTED']))
    const admin = await as('admin')
    const coachings = await list(admin(api.adminCoaching.list))
    const finished = coachings.find(({ topic }) => topic.startsWith('Naik Kelas KUPS'))
    const certificates = await list(
      admin(api.adminCoaching.certificates, { params: { id: finished?.id ?? '' } }),
    )
    const complete = certificates.filter(
      (row) => row.finishPreTest && row.finishZoomMeeting && row.finishPostTest,
    )
    expect(complete.some(({ fileName }) => fileName)).toBe(true)
    expect(complete.some(({ fileName }) => !fileName)).toBe(true)
    expect(certificates.length).toBeGreaterThan(complete.length)
    expect(coachings.some(({ PreTest }) => PreTest?.soal && !PreTest.jawaban)).toBe(true)
  })

  test('the demo accounts can log in', async () => {
    for (const [username, password] of Object.entries(DEMO_PASSWORDS)) {
      const { status, answer } = await server.call(api.auth.login, {
        body: { username, password },
      })
      expect([username, status, answer.user.role]).toEqual([
        username,
        200,
        username === 'peserta' ? 'user' : username,
      ])
    }
  })

  test('the lists have what was promised', async () => {
    const admin = await as('superadmin')
    const count = async <T>(answer: Promise<{ status: number; answer: T[] }>) =>
      (await list(answer)).length
    expect({
      banners: await count(server.call(api.beranda.list)),
      categories: await count(server.call(api.category.list)),
      faqs: await count(server.call(api.faq.list)),
      profiles: await count(server.call(api.profile.list)),
      guides: await count(server.call(api.panduan.list)),
      institutions: await count(server.call(api.asalInstansi.list)),
      participants: await count(admin(api.user.list)),
    }).toEqual({
      ...{ banners: 4, categories: 5, faqs: 25, profiles: 1, guides: 1 },
      ...{ institutions: 12, participants: 60 },
    })
  })

  test('a database that has accounts is left as it is', async () => {
    expect(await seed()).toBe(false)
  })
})
