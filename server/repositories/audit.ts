import type { SQL } from 'drizzle-orm'
import type { AuditPage } from '../../lib/entities/audit.ts'
import type { AuditQuery } from '../../lib/validation/audit-query.ts'
import type { Db } from '../db/client.ts'
import { and, desc, eq, gte, like, lt, ne, sql } from '../db/orm.ts'
import { auditTrail } from '../db/schema/audit.ts'
import { users } from '../db/schema/users.ts'
import { containing } from './like-pattern.ts'
import { behind, pageOf } from './page-cursor.ts'
import { namesOf } from './thing-names.ts'

export type NewAuditEntry = typeof auditTrail.$inferInsert

export const insertAuditEntry = async (db: Db, entry: NewAuditEntry): Promise<void> => {
  await db.insert(auditTrail).values(entry)
}

/** When an act that was not refused was done last; null where none is known. */
export const findNewestAct = async (db: Db, call: string): Promise<Date | null> => {
  const [row] = await db
    .select({ at: auditTrail.at })
    .from(auditTrail)
    .where(and(eq(auditTrail.call, call), eq(auditTrail.status, 200)))
    .orderBy(desc(auditTrail.at))
    .limit(1)
  return row?.at ?? null
}

/** A backup as the trail names it. */
export const BACKUP_CALL = 'npm run backup'

export const findNewestBackup = (db: Db): Promise<Date | null> =>
  findNewestAct(db, BACKUP_CALL)

const conditions = (query: AuditQuery): SQL | undefined =>
  and(
    query.actorId ? eq(auditTrail.actorId, query.actorId) : undefined,
    query.targetId
      ? like(sql`${auditTrail.targets}::text`, `%"${query.targetId.toLowerCase()}"%`)
      : undefined,
    query.call ? like(auditTrail.call, containing(query.call)) : undefined,
    query.act ? eq(auditTrail.call, query.act) : undefined,
    query.from ? gte(auditTrail.at, new Date(query.from)) : undefined,
    query.until ? lt(auditTrail.at, new Date(query.until)) : undefined,
    query.result === 'done' ? eq(auditTrail.status, 200) : undefined,
    query.result === 'refused' ? ne(auditTrail.status, 200) : undefined,
    query.after ? behind(query.after, auditTrail) : undefined,
  )

/** A page of the trail, newest first, with the names that the actors have today. */
export const listAuditEntries = async (db: Db, query: AuditQuery): Promise<AuditPage> => {
  const rows = await db
    .select({ entry: auditTrail, username: users.username, fullName: users.fullName })
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.actorId))
    .where(conditions(query))
    .orderBy(desc(auditTrail.at), desc(auditTrail.id))
    .limit(query.limit + 1)
  const { shown, next } = pageOf(rows, query.limit, ({ entry }) => entry)
  const ids = shown.flatMap(({ entry }) => Object.values(entry.targets).flat())
  return {
    entries: shown.map(({ entry, username, fullName }) => {
      const { actorId, actorRole, at, ...rest } = entry
      const actor =
        actorId && actorRole ? { id: actorId, role: actorRole, username, fullName } : null
      return { ...rest, at: at.toISOString(), actor }
    }),
    next,
    names: await namesOf(db, ids),
  }
}

/** Retention: removes entries of before an instant. */
export const removeOldAuditEntries = async (db: Db, before: Date): Promise<void> => {
  await db.delete(auditTrail).where(lt(auditTrail.at, before))
}
