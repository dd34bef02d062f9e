import type { SQL, SQLWrapper } from 'drizzle-orm'
import { distinct, OTHER_INTEREST } from '../../lib/domain/people/participant-filter.ts'
import type { ParticipantChoices, ParticipantPage } from '../../lib/entities/user.ts'
import type { ParticipantOrder } from '../../lib/entities/user-values.ts'
import type { ParticipantQuery } from '../../lib/validation/participant-query.ts'
import type { Db } from '../db/client.ts'
import { and, asc, count, desc, eq, exists, isAmong, isNull, or, sql } from '../db/orm.ts'
import { categories } from '../db/schema/content.ts'
import { institutions, userInterests, users } from '../db/schema/users.ts'
import { isParticipant, participants, takenBy } from './participants.ts'
import { holdingNumber } from './searched-number.ts'
import { foldedText, holdingWords } from './searched-text.ts'

/** As `institutionOf` names it: from the list, else as it was typed. */
const institution = sql<string>`coalesce(nullif(${institutions.name}, ''), ${users.namaInstansi}, '')`
const education = sql<string>`trim(coalesce(${users.pendidikan}, ''))`
const ownInterest = sql`trim(coalesce(${users.coachingLainnya}, '')) <> ''`

const SEARCHED = [
  sql`${users.id}::text`,
  ...[users.fullName, institution, users.jabatan, users.email, users.whatsapp],
]

/** Case tells no names apart, as `matchesFilter` does; of letters beyond ASCII databases know no case. */
const isNamed = (field: SQLWrapper, name: string) =>
  sql`(${field} = ${name} or lower(${field}) = lower(${name}))`

const isInterestedIn = (db: Db, name: string) =>
  or(
    name === OTHER_INTEREST ? ownInterest : undefined,
    exists(
      db
        .select({ one: sql`1` })
        .from(userInterests)
        .innerJoin(categories, eq(categories.id, userInterests.categoryId))
        .where(
          and(
            eq(userInterests.userId, users.id),
            isNull(categories.deletedAt),
            isNamed(categories.name, name),
          ),
        ),
    ),
  )

const wanted = (db: Db, { q, instansi, pendidikan, minat }: ParticipantQuery) =>
  and(
    isParticipant,
    q ? or(holdingWords(SEARCHED, q), holdingNumber(users.whatsapp, q)) : undefined,
    instansi ? isNamed(institution, instansi) : undefined,
    pendidikan ? isNamed(education, pendidikan) : undefined,
    minat ? isInterestedIn(db, minat) : undefined,
  )

/** Ids of one page, in their order; of those that are alike the newest come first. */
const idsOf = async (db: Db, query: ParticipantQuery, offset: number) => {
  const taken = takenBy(db, isParticipant).as('taken')
  const keys: Record<ParticipantOrder, SQLWrapper> = {
    id: users.id,
    nama: foldedText(users.fullName),
    instansi: foldedText(institution),
    jabatan: foldedText(sql`coalesce(${users.jabatan}, '')`),
    email: foldedText(users.email),
    whatsapp: users.whatsapp,
    coaching: sql`coalesce(${taken.taken}, 0)`,
  }
  const order = query.direction === 'desc' ? desc : asc
  const found = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .$dynamic()
  if (query.sort === 'coaching') found.leftJoin(taken, eq(taken.userId, users.id))
  const rows = await found
    .where(wanted(db, query))
    .orderBy(
      ...(query.sort ? [order(keys[query.sort])] : []),
      ...[desc(users.createdAt), asc(users.fullName), asc(users.id)],
    )
    .limit(query.size)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** One page of the participants that fit; a page beyond the end is the last one (decision 20). */
export const findParticipantPage = async (
  db: Db,
  query: ParticipantQuery,
): Promise<ParticipantPage> => {
  const [counted] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .where(wanted(db, query))
  const total = counted?.total ?? 0
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / query.size)))
  const ids = await idsOf(db, query, (page - 1) * query.size)
  const rows = await participants(db, and(isParticipant, isAmong(users.id, ids)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total, page }
}

/** What all participants can be filtered by. */
export const findParticipantChoices = async (db: Db): Promise<ParticipantChoices> => {
  const namesOf = async (name: SQL<string>) => {
    const rows = await db
      .selectDistinct({ name })
      .from(users)
      .leftJoin(institutions, eq(institutions.id, users.institutionId))
      .where(isParticipant)
    return distinct(rows.map((row) => row.name))
  }
  const chosen = await db
    .selectDistinct({ name: categories.name })
    .from(userInterests)
    .innerJoin(users, and(eq(users.id, userInterests.userId), isParticipant))
    .innerJoin(categories, eq(categories.id, userInterests.categoryId))
    .where(isNull(categories.deletedAt))
  const own = await db.$count(users, and(isParticipant, ownInterest))
  return {
    instansi: await namesOf(institution),
    pendidikan: await namesOf(education),
    minat: distinct([
      ...chosen.map(({ name }) => name),
      ...(own > 0 ? [OTHER_INTEREST] : []),
    ]),
  }
}
