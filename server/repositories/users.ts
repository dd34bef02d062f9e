import type { SQL } from 'drizzle-orm'
import { foldUserName, userNameOf } from '../../lib/domain/people/user-name.ts'
import type { Interest, User } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { and, asc, count, eq, inArray, isNull, ne, or, sql } from '../db/orm.ts'
import { firstRow, onlyRow } from '../db/rows.ts'
import { categories } from '../db/schema/content.ts'
import { institutions, userInterests, users } from '../db/schema/users.ts'
import { whoseConfirmedEmail } from './contact-changes.ts'
import { listInterests } from './interests.ts'
import { lockStrength } from './locks.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

const isLive = isNull(users.deletedAt)
/** Databases disagree about letters beyond ASCII: names are folded here, and what is spelt alike is the same. */
const sameName = (typed: string) => {
  const name = userNameOf(typed)
  const { username } = users
  return sql`(lower(${username}) = ${foldUserName(typed)} or (lower(${username}) = lower(${name}) and ${username} = ${name}))`
}
const sameEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`
/** The address of an account, or the last that was confirmed: links for its password go there. */
const isReachedAt = (db: Db, email: string) =>
  sql`(${sameEmail(email)} or ${inArray(users.id, whoseConfirmedEmail(db, email))})`

const liveRow = (db: Db, isIt: SQL) => db.select().from(users).where(and(isIt, isLive))

export const findUserRow = (db: Db, id: string): Promise<UserRow | null> =>
  firstRow(liveRow(db, eq(users.id, id)))

/** The same, kept from being changed by others until the transaction ends; `update` to change it. */
export const lockUserRow = (
  tx: Db,
  id: string,
  strength: 'share' | 'update' = 'share',
): Promise<UserRow | null> =>
  firstRow(liveRow(tx, eq(users.id, id)).for(lockStrength(strength)))

/** Live accounts among these ids, in their order. */
export const findUserRows = async (db: Db, ids: string[]): Promise<UserRow[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), isLive))
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** By username, without regard to case. */
export const findUserByName = (db: Db, username: string): Promise<UserRow | null> =>
  firstRow(liveRow(db, sameName(username)))

/** Those who can sign in. */
const superadmins = (db: Db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.role, 'superadmin'), isLive, isNull(users.lockedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))

export const listSuperadmins = (db: Db): Promise<UserRow[]> => superadmins(db)

/** The superadmins who can sign in; kept from being changed beside each other until the transaction ends. */
export const lockSuperadmins = (tx: Db): Promise<UserRow[]> =>
  superadmins(tx).for(lockStrength('update'))

/**
 * Whom somebody means by a username or an e-mail address, that of the account or the last that was confirmed: one account, or
 * several where it is the one's name and the other's address.
 */
export const findUsersByIdentity = (db: Db, identity: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(or(sameName(identity), isReachedAt(db, identity)), isLive))

/** Which of the two another account already has. */
export const findTaken = async (
  db: Db,
  { username, email, except }: { username: string; email: string; except?: string },
): Promise<{ username: boolean; email: boolean }> => {
  const rows = await db
    .select({ username: sameName(username), email: isReachedAt(db, email) })
    .from(users)
    .where(
      and(
        isLive,
        or(sameName(username), isReachedAt(db, email)),
        ...(except ? [ne(users.id, except)] : []),
      ),
    )
  return {
    username: rows.some((row) => row.username),
    email: rows.some((row) => row.email),
  }
}

export const insertUser = (db: Db, user: NewUser): Promise<UserRow> =>
  onlyRow(db.insert(users).values(user).returning())

/** The address of somebody's calendar by the hash of its token; null ends it. */
export const setCalendarAddress = async (
  tx: Db,
  id: string,
  {
    tokenHash,
    madeAt,
  }: { tokenHash: string; madeAt: Date } | { tokenHash: null; madeAt: null },
): Promise<void> => {
  const address = { calendarTokenHash: tokenHash, calendarMadeAt: madeAt }
  await tx.update(users).set(address).where(eq(users.id, id))
}

export const findCalendarOwner = (db: Db, tokenHash: string): Promise<UserRow | null> =>
  firstRow(liveRow(db, eq(users.calendarTokenHash, tokenHash)))

/** Since when somebody wants no reminders; null: they get them. */
export const setRemindersStopped = async (
  tx: Db,
  id: string,
  remindersStoppedAt: Date | null,
): Promise<void> => {
  await tx.update(users).set({ remindersStoppedAt }).where(eq(users.id, id))
}

export const updateUserRow = (
  db: Db,
  id: string,
  change: Partial<NewUser>,
): Promise<UserRow | null> =>
  firstRow(db.update(users).set(change).where(eq(users.id, id)).returning())

/** How many of these categories exist. */
export const countCategories = async (db: Db, ids: string[]): Promise<number> => {
  if (ids.length === 0) return 0
  const [row] = await db
    .select({ found: count() })
    .from(categories)
    .where(and(inArray(categories.id, ids), isNull(categories.deletedAt)))
  return row?.found ?? 0
}

export const replaceInterests = async (
  db: Db,
  userId: string,
  categoryIds: string[],
): Promise<void> => {
  await db.delete(userInterests).where(eq(userInterests.userId, userId))
  if (categoryIds.length === 0) return
  await db
    .insert(userInterests)
    .values(categoryIds.map((categoryId) => ({ userId, categoryId })))
}

/** Where somebody works, as it is shown to others: as they typed it, else as the list names what they chose. */
export const shownInstitution = sql<string | null>`coalesce(
  nullif(trim(${users.namaInstansi}), ''),
  (select ${institutions.name} from ${institutions} where ${institutions.id} = ${users.institutionId})
)`

/** What is read of an account to show it. */
export const userShape = {
  ...{ id: users.id, role: users.role, username: users.username, email: users.email },
  ...{ fullName: users.fullName, jenisKelamin: users.jenisKelamin },
  ...{ institutionId: users.institutionId, namaInstansi: users.namaInstansi },
  ...{ jabatan: users.jabatan, pendidikan: users.pendidikan },
  ...{ coachingLainnya: users.coachingLainnya, whatsapp: users.whatsapp },
}

/** The account as its owner sees it. */
export const toUser = (
  row: Pick<UserRow, keyof typeof userShape>,
  interests: Interest[],
): User => ({
  id: row.id,
  fullName: row.fullName,
  jenisKelamin: row.jenisKelamin,
  asalInstansi: row.institutionId ? { id: row.institutionId } : null,
  namaInstansi: row.namaInstansi,
  jabatan: row.jabatan,
  pendidikan: row.pendidikan,
  coachingYangDiminati: interests,
  coachingLainnya: row.coachingLainnya,
  email: row.email,
  whatsapp: row.whatsapp,
  username: row.username,
  role: row.role,
})

export const findUser = async (db: Db, id: string): Promise<User | null> => {
  const row = await findUserRow(db, id)
  return row && toUser(row, await listInterests(db, id))
}
