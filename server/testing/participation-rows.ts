import type { TestKind } from '../../lib/entities/test.ts'
import { ANSWER_OPTIONS } from '../../lib/entities/test-values.ts'
import { coachings } from '../db/schema/coachings.ts'
import { categories } from '../db/schema/content.ts'
import { attendance, certificates } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testQuestions, testSets } from '../db/schema/tests.ts'
import type { ProposalRow } from '../repositories/proposals.ts'
import type { UserRow } from '../repositories/users.ts'
import type { TestServer } from './test-server.ts'

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
export const QUESTIONS = ['Apa syaratnya?', 'Kapan mulai?', 'Siapa pesertanya?']

/** A moment of a day in Jakarta. */
export const wib = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`)

/** Date and times of a meeting as columns. */
export const meeting = (day: string, start: string, end: string) => ({
  tanggalMeeting: wib(day, '12:00'),
  jamMulai: wib(day, start),
  jamSelesai: wib(day, end),
})

let made = 0

/** A published coaching, straight into the database: without a date unless `change` has one. */
export const insertCoaching = async (
  { db, createUser, clock }: TestServer,
  change: Partial<typeof coachings.$inferInsert> = {},
) => {
  made += 1
  const admin = await createUser({
    role: 'admin',
    fullName: 'Rahmat Hidayat',
    whatsapp: '081298765432',
  })
  const [category] = await db
    .insert(categories)
    .values({ name: `Penataan Batas ${made}` })
    .returning()
  const [coaching] = await db
    .insert(coachings)
    .values({
      coachingCode: `KHT-2026-${String(made).padStart(3, '0')}`,
      topic: `Topik ${made}`,
      categoryId: category?.id ?? '',
      flyer: 'flyer.jpg',
      totalPeserta: 10,
      adminId: admin.id,
      isPublished: true,
      publishDate: clock.now(),
      ...change,
    })
    .returning()
  if (!coaching) throw new Error('insert answered no row')
  return coaching
}

/** A participant's proposal in a state; an accepted one with its certificate row. */
export const insertProposal = async (
  { db, clock }: TestServer,
  { id: coachingId }: { id: string },
  { id: userId }: UserRow,
  change: Partial<ProposalRow> = { status: 'APPROVED' },
) => {
  const isDecided = (change.status ?? 'PENDING') !== 'PENDING'
  const [proposal] = await db
    .insert(proposals)
    .values({
      coachingId,
      userId,
      questions: QUESTIONS,
      ...(isDecided && { decidedAt: clock.now() }),
      ...(change.status === 'REJECTED' && { reason: 'Kuota terbatas' }),
      ...change,
    })
    .returning()
  if (!proposal) throw new Error('insert answered no row')
  if (proposal.status === 'APPROVED') {
    await db.insert(certificates).values({ coachingId, userId }).onConflictDoNothing()
  }
  return proposal
}

/** Questions of a test, right answers A, B, C, D, A … unless there is no key. */
export const insertTest = async (
  { db, clock }: TestServer,
  { id: coachingId }: { id: string },
  kind: TestKind,
  { count = 4, version = 1, hasKey = true, question = '', key = 'kunci.xlsx' } = {},
) => {
  const [set] = await db
    .insert(testSets)
    .values({
      ...{ coachingId, kind, version },
      soalFileName: question || `soal-${version}.xlsx`,
      jawabanFileName: hasKey ? key : null,
      uploadedAt: clock.now(),
    })
    .returning()
  if (!set) throw new Error('insert answered no row')
  const rows = Array.from({ length: count }, (_, index) => ({
    setId: set.id,
    no: index + 1,
    soal: `Soal ${version}.${index + 1}`,
    ...{ pilA: 'a', pilB: 'b', pilC: 'c', pilD: 'd' },
    rightAnswer: hasKey ? (ANSWER_OPTIONS[index % 4] ?? null) : null,
  }))
  const questions = await db.insert(testQuestions).values(rows).returning()
  return { set, questions: questions.toSorted((a, b) => a.no - b.no) }
}

export const markPresent = (
  { db, clock }: TestServer,
  { id: coachingId }: { id: string },
  { id: userId }: UserRow,
) => db.insert(attendance).values({ coachingId, userId, markedAt: clock.now() })
