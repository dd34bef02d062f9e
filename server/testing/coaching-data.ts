import { read, utils, write } from '@e965/xlsx'
import { api } from '../../lib/contract/index.ts'
import { isDayAfter } from '../../lib/domain/schedule/dates.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { categories } from '../db/schema/content.ts'
import { certificates } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import type { UserRow } from '../repositories/users.ts'
import { OFFICE_ZONE } from '../services/office-zone.ts'
import type { TestServer } from './test-server.ts'

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

/** Noon of a day in Jakarta and a time of it, as the client sends date and times. */
export const at = (day: string, time = '12:00') => `${day}T${time}:00.000+07:00`

/** The three fields of a meeting, e.g. `schedule('2026-08-25', '09:00', '11:00')`. */
export const schedule = (day: string, start: string, end: string) => ({
  tanggalMeeting: at(day),
  jamMulai: at(day, start),
  jamSelesai: at(day, end),
})

export const COACH = {
  type: 'Coach 1',
  name: 'Dr. Ir. Bambang, M.Si.',
  jabatan: 'Kepala Balai',
  instansi: 'BPKH Wilayah XI',
  image: null,
}

type Dates = ReturnType<typeof schedule>

/** The schedule of a coaching whose day has come meanwhile; the API lets nobody choose it any more. */
const letDaysPass = (server: TestServer, id: string, dates: Partial<Dates>) => {
  const instants = Object.entries(dates).map(([name, instant]) => [name, new Date(instant)])
  return server.db
    .update(coachings)
    .set(Object.fromEntries(instants))
    .where(eq(coachings.id, id))
}

/** A coaching by the API, complete unless changed; undated. */
export const createCoaching = async (
  server: TestServer,
  change: Record<string, unknown> & Partial<Dates> = {},
) => {
  const [category] = await server.db
    .insert(categories)
    .values({ name: `Topik ${crypto.randomUUID()}` })
    .returning()
  const admin = await server.createUser({ role: 'admin', fullName: 'Rahmat Hidayat' })
  const body = {
    categoryId: category?.id,
    flyer: 'https://contoh.go.id/flyer.jpg',
    topic: 'Penataan batas kawasan hutan',
    adminId: admin.id,
    totalPeserta: 40,
    coaches: [COACH],
    moderator: null,
    materi: [{ name: 'Materi 1', fileUrl: 'materi-1.pdf' }],
    ...change,
  }
  const { tanggalMeeting, jamMulai, jamSelesai, ...undated } = body
  const dates = { tanggalMeeting, jamMulai, jamSelesai }
  const isPast =
    tanggalMeeting && !isDayAfter(tanggalMeeting, server.clock.now(), OFFICE_ZONE)
  const { answer, status, problem } = await server.call(api.adminCoaching.create, {
    body: isPast ? undated : body,
    as: admin,
  })
  if (status !== 200) throw new Error(JSON.stringify(problem))
  if (!isPast) return { coaching: answer, admin, body }
  await letDaysPass(server, answer.id, dates)
  const params = { id: answer.id }
  const now = await server.call(api.adminCoaching.get, { params, as: admin })
  return { coaching: now.answer, admin, body }
}

/** Marks a coaching as published without asking the status rules: tests of what comes after. */
export const publish = (server: TestServer, id: string) =>
  server.db
    .update(coachings)
    .set({ isPublished: true, publishDate: server.clock.now() })
    .where(eq(coachings.id, id))

/** A participant with an accepted proposal and the certificate row that comes with it. */
export const acceptParticipant = async (
  server: TestServer,
  coachingId: string,
  values: Partial<UserRow> = {},
) => {
  const user = await server.createUser({ role: 'user', ...values })
  const now = server.clock.now()
  await server.db.insert(proposals).values({
    coachingId,
    userId: user.id,
    questions: ['Satu?', 'Dua?', 'Tiga?'],
    status: 'APPROVED',
    decidedAt: now,
    createdAt: now,
  })
  await server.db.insert(certificates).values({ coachingId, userId: user.id })
  return user
}

/** An Excel file of these rows, for uploads. */
export const workbook = (
  rows: unknown[][],
  { name = 'soal.xlsx', bookType = 'xlsx' as 'xlsx' | 'xls' } = {},
) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Lembar 1')
  const bytes: Buffer = write(book, { type: 'buffer', bookType })
  if (read(bytes).SheetNames.length !== 1) throw new Error('unreadable workbook')
  return { name, type: 'application/vnd.ms-excel', bytes }
}

const letters = ['A', 'B', 'C', 'D'] as const

/** A question file of `count` questions. */
export const questionFile = (count: number, name = 'soal.xlsx') =>
  workbook(
    [
      ['no', 'soal', 'a', 'b', 'c', 'd'],
      ...Array.from({ length: count }, (_, i) => [
        i + 1,
        `Soal ${i + 1}?`,
        'a',
        'b',
        'c',
        'd',
      ]),
    ],
    { name },
  )

/** The key of such a file: A, B, C, D, A … */
export const keyFile = (count: number, name = 'kunci.xlsx') =>
  workbook(
    [
      ['no', 'jawaban'],
      ...Array.from({ length: count }, (_, i) => [i + 1, letters[i % letters.length]]),
    ],
    { name },
  )
