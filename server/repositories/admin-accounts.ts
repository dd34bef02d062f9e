import type { AdminAccount } from '../../lib/entities/admin-account.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq, inArray, isAmong, isNull, max } from '../db/orm.ts'
import { auditTrail } from '../db/schema/audit.ts'
import { coachings } from '../db/schema/coachings.ts'
import { secondFactors } from '../db/schema/second-factors.ts'
import { users } from '../db/schema/users.ts'
import { lockStrength } from './locks.ts'
import { byName } from './searched-text.ts'

const LOGINS = ['POST /auth/login', 'POST /auth/second-factor']

/** When each admin has logged in last, as far as the trail reaches back. */
const lastLogins = (db: Db) =>
  db
    .select({ userId: auditTrail.actorId, at: max(auditTrail.at).as('last_login_at') })
    .from(auditTrail)
    .where(and(inArray(auditTrail.call, LOGINS), eq(auditTrail.status, 200)))
    .groupBy(auditTrail.actorId)
    .as('last_logins')

/** The accounts of the office, by name. */
export const listAdminAccounts = async (db: Db): Promise<AdminAccount[]> => {
  const logins = lastLogins(db)
  const rows = await db
    .select({
      ...{ user: users, since: secondFactors.confirmedAt, lastLoginAt: logins.at },
      coachings: db.$count(
        coachings,
        and(eq(coachings.adminId, users.id), isNull(coachings.deletedAt)),
      ),
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(logins, eq(logins.userId, users.id))
    .where(and(inArray(users.role, ['admin', 'superadmin']), isNull(users.deletedAt)))
    .orderBy(byName(users.fullName), asc(users.id))
  return rows.map(({ user, since, lastLoginAt, coachings }) => ({
    ...{ id: user.id, fullName: user.fullName, username: user.username },
    ...{ email: user.email, contact: user.whatsapp },
    role: user.role === 'superadmin' ? 'superadmin' : 'admin',
    secondFactorSince: since?.toISOString() ?? null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    lockedAt: user.lockedAt?.toISOString() ?? null,
    coachings,
  }))
}

/** Coachings that are not deleted and of which an account is in charge. */
const inChargeOf = (adminId: string) =>
  and(eq(coachings.adminId, adminId), isNull(coachings.deletedAt))

export const countInCharge = (db: Db, adminId: string): Promise<number> =>
  db.$count(coachings, inChargeOf(adminId))

/** @returns how many have another admin in charge now */
export const replaceInCharge = async (
  tx: Db,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<number> => {
  // in one order, so that who holds one of them and waits for another gets it
  const led = await tx
    .select({ id: coachings.id })
    .from(coachings)
    .where(inChargeOf(from))
    .orderBy(asc(coachings.id))
    .for(lockStrength('update'))
  const ids = led.map(({ id }) => id)
  await tx
    .update(coachings)
    .set({ adminId: to, updatedAt: now })
    .where(isAmong(coachings.id, ids))
  return ids.length
}
