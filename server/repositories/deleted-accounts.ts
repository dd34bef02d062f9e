import type { Id } from '../../lib/entities/identity.ts'
import type { Role } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { and, eq, inArray, isNotNull, isNull, ne, notExists } from '../db/orm.ts'
import { contactChanges, knownDevices } from '../db/schema/account-guards.ts'
import { certificates } from '../db/schema/participation.ts'
import { placeAlerts } from '../db/schema/proposals.ts'
import {
  loginChallenges,
  recoveryCodes,
  secondFactors,
} from '../db/schema/second-factors.ts'
import { outbox } from '../db/schema/system.ts'
import { passwordLinks, userInterests, users } from '../db/schema/users.ts'

const NAMELESS = 'Peserta yang dihapus'

/** All that tells of a person but the name. */
const FORGOTTEN = {
  ...{ username: '', email: '', whatsapp: '', passwordHash: '' },
  ...{ jenisKelamin: null, institutionId: null, namaInstansi: null },
  ...{ jabatan: null, pendidikan: null, coachingLainnya: null },
  ...{ timeZone: null, remindersStoppedAt: null },
  ...{ calendarTokenHash: null, calendarMadeAt: null },
}

/** The certificates of an account that were handed out. */
const handedOut = (db: Db) =>
  db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.userId, users.id), isNotNull(certificates.fileName)))

const forget = async (tx: Db, ids: Id[]): Promise<void> => {
  if (ids.length === 0) return
  const areTheirs = inArray(users.id, ids)
  await tx
    .update(users)
    .set({ fullName: NAMELESS })
    .where(and(areTheirs, eq(users.role, 'user'), notExists(handedOut(tx))))
  await tx.update(users).set(FORGOTTEN).where(areTheirs)
  await tx.delete(userInterests).where(inArray(userInterests.userId, ids))
  await tx.delete(placeAlerts).where(inArray(placeAlerts.userId, ids))
  await tx.delete(passwordLinks).where(inArray(passwordLinks.userId, ids))
  await tx.delete(secondFactors).where(inArray(secondFactors.userId, ids))
  await tx.delete(recoveryCodes).where(inArray(recoveryCodes.userId, ids))
  await tx.delete(contactChanges).where(inArray(contactChanges.userId, ids))
  await tx.delete(knownDevices).where(inArray(knownDevices.userId, ids))
  await tx.delete(loginChallenges).where(inArray(loginChallenges.userId, ids))
  await tx
    .delete(outbox)
    .where(and(inArray(outbox.userId, ids), ne(outbox.state, 'sending')))
}

/**
 * Hides an account, frees its username and e-mail, and forgets whose it was; the records of coachings stay, without the person,
 * and so does the name where it stands on a certificate or on what an admin did. Messages to it that wait go nowhere.
 * To be called in a transaction.
 *
 * @returns whether there was such an account
 */
export const deleteAccount = async (
  tx: Db,
  { id, roles, now }: { id: Id; roles: readonly Role[]; now: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(users)
    .set({ deletedAt: now })
    .where(and(eq(users.id, id), inArray(users.role, [...roles]), isNull(users.deletedAt)))
    .returning({ id: users.id })
  await forget(
    tx,
    rows.map((row) => row.id),
  )
  return rows.length > 0
}

/** Forgets what earlier versions kept of deleted accounts; a thousand at a time. */
export const forgetDeleted = async (db: Db): Promise<void> => {
  const known = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletedAt), ne(users.passwordHash, '')))
    .limit(1000)
  await forget(
    db,
    known.map(({ id }) => id),
  )
}
