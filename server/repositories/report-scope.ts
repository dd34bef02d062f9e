import type { SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import { and, eq, gte, isNull, lt } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { users } from '../db/schema/users.ts'

/** Coachings whose meeting begins in `[from, until)` and, where asked, is over at `now`. */
export type ReportScope = {
  from: Date
  until: Date
  now: Date
  categoryId?: Id | undefined
  asalInstansiId?: Id | undefined
}

/** Published, and of the period and category. */
export const isOfPeriod = ({ from, until, categoryId }: ReportScope): SQL | undefined =>
  and(
    isNull(coachings.deletedAt),
    eq(coachings.isPublished, true),
    gte(coachings.jamMulai, from),
    lt(coachings.jamMulai, until),
    categoryId ? eq(coachings.categoryId, categoryId) : undefined,
  )
/** Its meeting is over. */
export const isOver = ({ now }: ReportScope) => lt(coachings.jamSelesai, now)
/** Of the institution, where one is asked for; needs `users` joined. */
export const isTheirs = ({ asalInstansiId }: ReportScope) =>
  asalInstansiId ? eq(users.institutionId, asalInstansiId) : undefined
