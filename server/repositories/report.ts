import type { SQL } from 'drizzle-orm'
import type { ReportFigures } from '../../lib/entities/report.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { alias, and, asc, count, eq, isNotNull, isNull, ne, or, sql } from '../db/orm.ts'
import { certificateSettings } from '../db/schema/certificate-making.ts'
import { coachings } from '../db/schema/coachings.ts'
import { categories } from '../db/schema/content.ts'
import { attendance, certificates, surveys } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { users } from '../db/schema/users.ts'
import { hasTakenPart, isLive } from './proposals.ts'
import { isOfPeriod, isOver, isTheirs, type ReportScope } from './report-scope.ts'

const isAccepted = eq(proposals.status, 'APPROVED')
/** What an erased account waited for is nobody's to decide. */
const isCounted = and(isLive, or(isNull(users.deletedAt), ne(proposals.status, 'PENDING')))

/** Those that are over, by meeting, with their 'jam pelajaran'. */
export const listHeldCoachings = (db: Db, scope: ReportScope) =>
  db
    .select({
      ...{ id: coachings.id, coachingCode: coachings.coachingCode, topic: coachings.topic },
      ...{ startsAt: coachings.jamMulai, category: categories.name },
      categoryId: coachings.categoryId,
      lessonHours: certificateSettings.hours,
    })
    .from(coachings)
    .innerJoin(categories, eq(categories.id, coachings.categoryId))
    .leftJoin(certificateSettings, eq(certificateSettings.coachingId, coachings.id))
    .where(and(isOfPeriod(scope), isOver(scope)))
    .orderBy(asc(coachings.jamMulai), asc(coachings.coachingCode))

export const countUpcoming = (db: Db, scope: ReportScope): Promise<number> =>
  db.$count(
    coachings,
    and(isOfPeriod(scope), or(isNull(coachings.jamSelesai), sql`not ${isOver(scope)}`)),
  )

const [pre, post] = [alias(testAttempts, 'pre'), alias(testAttempts, 'post')]

const isOf = (table: typeof attendance | typeof surveys | typeof certificates) =>
  and(eq(table.coachingId, proposals.coachingId), eq(table.userId, proposals.userId))
const hasEnded = (attempt: typeof pre | typeof post, kind: TestKind) =>
  and(
    eq(attempt.coachingId, proposals.coachingId),
    eq(attempt.userId, proposals.userId),
    eq(attempt.kind, kind),
    isNotNull(attempt.endedAt),
  )

const number = (measure: SQL) => measure.mapWith(Number)
const countOf = (condition: SQL | undefined) =>
  number(sql`count(*) filter (where ${condition})`)
const participants = (condition: SQL) => countOf(and(isAccepted, condition))
/** Null without rows. */
const meanOf = (measure: SQL): SQL<number | null> =>
  sql`avg(${measure}) filter (where ${isAccepted})`.mapWith(Number)
const gain = sql`${post.score} - ${pre.score}`

/** Names and rules of the recap of a coaching, over many at once. */
const FIGURES = {
  proposals: number(sql`count(*)`),
  accepted: countOf(isAccepted),
  rejected: countOf(eq(proposals.status, 'REJECTED')),
  waiting: countOf(eq(proposals.status, 'PENDING')),
  people: number(sql`count(distinct ${proposals.userId}) filter (where ${isAccepted})`),
  attended: participants(isNotNull(attendance.userId)),
  preTests: participants(isNotNull(pre.id)),
  postTests: participants(isNotNull(post.id)),
  pre: meanOf(sql`${pre.score}`),
  post: meanOf(sql`${post.score}`),
  compared: participants(sql`${gain} is not null`),
  gain: meanOf(gain),
  normalisedGain: meanOf(sql`(${gain}) / nullif(100 - ${pre.score}, 0)`),
  surveyed: participants(isNotNull(surveys.id)),
  certified: participants(isNotNull(certificates.fileName)),
  hours: sql<
    number | null
  >`sum(${certificateSettings.hours} * (${isAccepted} and ${attendance.userId} is not null)::int)`.mapWith(
    Number,
  ),
} satisfies Record<keyof ReportFigures, SQL>

/** By coaching, by institution and of all, in one statement. */
export const readFigures = async (db: Db, scope: ReportScope) => {
  const [place, institution] = [proposals.coachingId, users.institutionId]
  const rows = await db
    .select({
      /** Which of the two it is not grouped by: 1 the institution, 2 the coaching, 3 neither. */
      level: number(sql`grouping(${place}, ${institution})`),
      coachingId: place,
      institutionId: institution,
      figures: FIGURES,
    })
    .from(proposals)
    .innerJoin(coachings, eq(coachings.id, place))
    .innerJoin(users, eq(users.id, proposals.userId))
    .leftJoin(attendance, isOf(attendance))
    .leftJoin(pre, hasEnded(pre, 'pre-test'))
    .leftJoin(post, hasEnded(post, 'post-test'))
    .leftJoin(surveys, isOf(surveys))
    .leftJoin(certificates, isOf(certificates))
    .leftJoin(certificateSettings, eq(certificateSettings.coachingId, place))
    .where(and(...[isOfPeriod(scope), isOver(scope), isTheirs(scope)], isCounted))
    .groupBy(sql`grouping sets ((${place}), (${institution}), ())`)
  return {
    total: rows.find(({ level }) => level === 3)?.figures,
    coachings: new Map(
      rows.filter(({ level }) => level === 1).map((row) => [row.coachingId, row.figures]),
    ),
    institutions: rows
      .filter(({ level }) => level === 2)
      .map(({ institutionId, figures }) => ({ institutionId, figures })),
  }
}

/**
 * By coaching, how many answered the survey at all and how many of the scope's institution, and of these by
 * element how many rated it with which sum.
 */
export const readRatings = (db: Db, scope: ReportScope, elements: readonly string[]) => {
  const isAsked = isTheirs(scope) ?? sql`true`
  const ratingOf = (id: string) => sql`(${surveys.answers} ->> ${id})::int`
  const each = (measure: (rating: SQL) => SQL) =>
    Object.fromEntries(
      elements.map((id) => [
        id,
        number(sql`${measure(ratingOf(id))} filter (where ${isAsked})`),
      ]),
    )
  return db
    .select({
      everybody: count(),
      answered: countOf(isAsked),
      /** Null where nobody rated it. */
      sums: each((rating) => sql`sum(${rating})`),
      times: each((rating) => sql`count(${rating})`),
    })
    .from(surveys)
    .innerJoin(proposals, isOf(surveys))
    .innerJoin(coachings, eq(coachings.id, surveys.coachingId))
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(and(isOfPeriod(scope), isOver(scope), hasTakenPart))
    .groupBy(surveys.coachingId)
}
