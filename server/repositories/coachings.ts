import type { SQL } from 'drizzle-orm'
import type { Materi } from '../../lib/entities/coaching.ts'
import type { Category } from '../../lib/entities/content.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import { TEST_KINDS } from '../../lib/entities/test-values.ts'
import type { Db } from '../db/client.ts'
import { and, asc, count, desc, eq, gte, inArray, isNull, or } from '../db/orm.ts'
import { firstRow } from '../db/rows.ts'
import { coaches, coachings, materi } from '../db/schema/coachings.ts'
import { categories } from '../db/schema/content.ts'
import { files } from '../db/schema/files.ts'
import { testQuestions, testSets } from '../db/schema/tests.ts'
import { users } from '../db/schema/users.ts'
import { lockStrength } from './locks.ts'
import { countParticipants } from './seats.ts'

export type CoachingRow = typeof coachings.$inferSelect
export type CoachRow = typeof coaches.$inferSelect

/** The newest question set of a test: how many questions, and the names of its files. */
export type TestFiles = {
  questions: number
  soal: string | null
  jawaban: string | null
  /** Address of the question file: another one with each upload. */
  soalFile: string | null
  /** When the key was uploaded; null before. */
  jawabanAt: string | null
}

/** A coaching with all that its views are made from. */
export type CoachingRecord = CoachingRow & {
  category: Category
  /** The chosen admin's name and WhatsApp number (decision 40). */
  narahubung: string
  contact: string
  /** Coaches and the moderator, told apart by `type`. */
  people: CoachRow[]
  materi: Materi[]
  /** Approved participants (decision 32). */
  pesertaTerdaftar: number
  tests: Record<TestKind, TestFiles>
}

const NO_TEST: TestFiles = {
  ...{ questions: 0, soal: null, jawaban: null },
  ...{ soalFile: null, jawabanAt: null },
}

/** By coaching and kind; later versions replace earlier ones (decision 49). */
const readTestFiles = async (db: Db, ids: string[]): Promise<Map<string, TestFiles>> => {
  const rows = await db
    .select({
      coachingId: testSets.coachingId,
      kind: testSets.kind,
      soal: testSets.soalFileName,
      jawaban: testSets.jawabanFileName,
      soalFile: files.name,
      keyUploadedAt: testSets.keyUploadedAt,
      questions: count(testQuestions.id),
    })
    .from(testSets)
    .leftJoin(testQuestions, eq(testQuestions.setId, testSets.id))
    .leftJoin(files, eq(files.id, testSets.soalFileId))
    .where(inArray(testSets.coachingId, ids))
    .groupBy(testSets.id, files.name)
    .orderBy(asc(testSets.version))
  return new Map(
    rows.map(({ coachingId, kind, keyUploadedAt, ...test }) => [
      `${coachingId} ${kind}`,
      { ...test, jawabanAt: keyUploadedAt?.toISOString() ?? null },
    ]),
  )
}

const readMateri = (db: Db, ids: string[]) =>
  db
    .select({
      ...{ coachingId: materi.coachingId, name: materi.name, fileUrl: materi.fileUrl },
      size: files.size,
    })
    .from(materi)
    .leftJoin(files, eq(files.name, materi.fileUrl))
    .where(inArray(materi.coachingId, ids))
    .orderBy(asc(materi.position))

const readPeople = (db: Db, ids: string[]): Promise<CoachRow[]> =>
  db.select().from(coaches).where(inArray(coaches.coachingId, ids)).orderBy(coaches.type)

type MateriRow = Awaited<ReturnType<typeof readMateri>>[number]

/** With the size where the file is one of ours. */
const toMateri = ({ name, fileUrl, size }: MateriRow): Materi =>
  size === null ? { name, fileUrl } : { name, fileUrl, size }

/** Coachings in five queries, however many there are. Category and admin may be deleted ones. */
const readCoachings = async (
  db: Db,
  condition: SQL | undefined,
  order: SQL[],
  shown: SQL | undefined = isNull(coachings.deletedAt),
): Promise<CoachingRecord[]> => {
  const rows = await db
    .select({
      coaching: coachings,
      category: { id: categories.id, name: categories.name },
      narahubung: users.fullName,
      contact: users.whatsapp,
    })
    .from(coachings)
    .innerJoin(categories, eq(categories.id, coachings.categoryId))
    .innerJoin(users, eq(users.id, coachings.adminId))
    .where(and(shown, condition))
    .orderBy(...order)
  if (rows.length === 0) return []
  const ids = rows.map(({ coaching }) => coaching.id)
  const people = Map.groupBy(await readPeople(db, ids), (row) => row.coachingId)
  const materials = Map.groupBy(await readMateri(db, ids), (row) => row.coachingId)
  const participants = await countParticipants(db, ids)
  const tests = await readTestFiles(db, ids)
  const filesOf = (id: string, kind: TestKind) => tests.get(`${id} ${kind}`) ?? NO_TEST
  return rows.map(({ coaching, ...rest }) => ({
    ...coaching,
    ...rest,
    people: people.get(coaching.id) ?? [],
    materi: (materials.get(coaching.id) ?? []).map(toMateri),
    pesertaTerdaftar: participants.get(coaching.id) ?? 0,
    tests: {
      [TEST_KINDS[0]]: filesOf(coaching.id, TEST_KINDS[0]),
      [TEST_KINDS[1]]: filesOf(coaching.id, TEST_KINDS[1]),
    },
  }))
}

/** By meeting, undated ones last. */
const BY_MEETING = [
  asc(coachings.tanggalMeeting),
  asc(coachings.jamMulai),
  asc(coachings.createdAt),
]
const NEWEST_FIRST = [desc(coachings.createdAt), desc(coachings.coachingCode)]

/** Every coaching that is not deleted, drafts included, newest first: for admins. */
export const listCoachings = (db: Db): Promise<CoachingRecord[]> =>
  readCoachings(db, undefined, NEWEST_FIRST)

/** Published ones without a date or from `since` on, by meeting (§9 'Only undated or future-dated'). */
export const listUpcoming = (db: Db, since: Date): Promise<CoachingRecord[]> =>
  readCoachings(
    db,
    and(
      eq(coachings.isPublished, true),
      or(isNull(coachings.tanggalMeeting), gte(coachings.tanggalMeeting, since)),
    ),
    BY_MEETING,
  )

/** Those of the given ids, by meeting; of deleted ones those that were deleted since then. */
export const listCoachingsById = (db: Db, ids: string[], deletedSince?: Date) => {
  const live = isNull(coachings.deletedAt)
  const shown = deletedSince ? or(live, gte(coachings.deletedAt, deletedSince)) : live
  return readCoachings(db, inArray(coachings.id, ids), BY_MEETING, shown)
}

/** One that is not deleted, whether published or not. */
export const findCoaching = (db: Db, id: string): Promise<CoachingRecord | null> =>
  firstRow(readCoachings(db, eq(coachings.id, id), BY_MEETING))

/**
 * The bare row, deleted or not, locked until the transaction ends. 'update' is for whoever changes
 * it or gives a seat away, 'share' for whoever only relies on it.
 */
export const lockCoaching = (
  tx: Db,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<CoachingRow | null> =>
  firstRow(
    tx.select().from(coachings).where(eq(coachings.id, id)).for(lockStrength(strength)),
  )

/** What a calendar says of it, with its contact person; of a deleted one too. */
export const findMeeting = async (db: Db, id: string) => {
  const [row] = await db
    .select({
      ...{ coachingCode: coachings.coachingCode, topic: coachings.topic },
      tanggalMeeting: coachings.tanggalMeeting,
      ...{ jamMulai: coachings.jamMulai, jamSelesai: coachings.jamSelesai },
      ...{ meetingUrl: coachings.meetingUrl, calendarSequence: coachings.calendarSequence },
      ...{ deletedAt: coachings.deletedAt, isPublished: coachings.isPublished },
      ...{ narahubung: users.fullName, contact: users.whatsapp },
    })
    .from(coachings)
    .innerJoin(users, eq(users.id, coachings.adminId))
    .where(eq(coachings.id, id))
  return row ?? null
}

/** Seats taken, to be read under the coaching's lock (decision 32). */
export const countSeatsTaken = async (tx: Db, coachingId: string): Promise<number> =>
  (await countParticipants(tx, [coachingId])).get(coachingId) ?? 0

/** Coachings of a category, oldest first, by the names that admins know them by. */
export const listCoachingsOfCategory = (
  db: Db,
  categoryId: string,
): Promise<{ id: string; coachingCode: string; topic: string }[]> =>
  db
    .select({
      id: coachings.id,
      coachingCode: coachings.coachingCode,
      topic: coachings.topic,
    })
    .from(coachings)
    .where(and(eq(coachings.categoryId, categoryId), isNull(coachings.deletedAt)))
    .orderBy(asc(coachings.coachingCode))
