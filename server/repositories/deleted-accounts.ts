import type { SQL } from 'drizzle-orm'
import { withoutPerson } from '../../lib/domain/people/without-person.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Role } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from '../db/orm.ts'
import { contactChanges, knownDevices } from '../db/schema/account-guards.ts'
import { jobRows } from '../db/schema/certificate-making.ts'
import { certificates, surveys } from '../db/schema/participation.ts'
import { placeAlerts, proposals } from '../db/schema/proposals.ts'
import {
  loginChallenges,
  recoveryCodes,
  secondFactors,
} from '../db/schema/second-factors.ts'
import { idempotencyKeys, outbox } from '../db/schema/system.ts'
import {
  passwordLinks,
  recoveryRequests,
  sessions,
  userInterests,
  users,
} from '../db/schema/users.ts'
import type { UserRow } from './users.ts'

/** Who has left, in lists that only count. */
export const NAMELESS = 'Peserta yang dihapus'

/** All that tells of a person but the name. */
const FORGOTTEN = {
  ...{ username: '', email: '', whatsapp: '', passwordHash: '' },
  ...{ jenisKelamin: null, institutionId: null, namaInstansi: null },
  ...{ jabatan: null, pendidikan: null, coachingLainnya: null },
  ...{ timeZone: null, remindersStoppedAt: null },
  ...{ calendarTokenHash: null, calendarMadeAt: null },
  ...{ privacyEdition: null, privacyAgreedAt: null, privacyToldEdition: null },
}

/** Contacts of before, as far as they are still known: the last confirmed ones, and where messages have gone. */
const earlierContacts = async (tx: Db, id: Id): Promise<string[]> => {
  const confirmed = await tx
    .select({ contact: contactChanges.confirmed })
    .from(contactChanges)
    .where(eq(contactChanges.userId, id))
  const told = await tx
    .selectDistinct({ contact: outbox.recipient })
    .from(outbox)
    .where(eq(outbox.userId, id))
  return [...confirmed, ...told].map(({ contact }) => contact)
}

/** Takes name and contacts out of what the person, or others about the person, have typed. */
const maskTexts = async (tx: Db, person: UserRow): Promise<void> => {
  const contacts = await earlierContacts(tx, person.id)
  const known = [person, ...contacts.map((email) => ({ ...person, email }))]
  const mask = (text: string) => known.reduce(withoutPerson, text)
  const own = await tx.select().from(proposals).where(eq(proposals.userId, person.id))
  for (const { id, questions, reason } of own)
    await tx
      .update(proposals)
      .set({ questions: questions.map(mask), reason: reason && mask(reason) })
      .where(eq(proposals.id, id))
  const told = await tx.select().from(surveys).where(eq(surveys.userId, person.id))
  for (const { id, saran } of told)
    await tx
      .update(surveys)
      .set({ saran: saran && mask(saran) })
      .where(eq(surveys.id, id))
}

const OWN = [
  ...[sessions, userInterests, placeAlerts, contactChanges, knownDevices],
  ...[passwordLinks, secondFactors, recoveryCodes, loginChallenges],
]

/** What the way into the account was kept in, and what waited for it. */
const deleteAccess = async (tx: Db, { id, username, email }: UserRow): Promise<void> => {
  for (const table of OWN) await tx.delete(table).where(eq(table.userId, id))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, id))
  const asked = sql`lower(${recoveryRequests.identity})`
  await tx
    .delete(recoveryRequests)
    .where(or(eq(asked, username.toLowerCase()), eq(asked, email.toLowerCase())))
}

/** Takes the names out of the making of certificates of these accounts. */
const forgetInJobs = async (tx: Db, isTheirs: SQL): Promise<void> => {
  const theirs = tx.select({ id: certificates.id }).from(certificates).where(isTheirs)
  await tx
    .update(jobRows)
    .set({ name: NAMELESS })
    .where(and(inArray(jobRows.certificateId, theirs), ne(jobRows.name, NAMELESS)))
}

const forget = async (tx: Db, person: UserRow): Promise<void> => {
  const { id, role } = person
  await maskTexts(tx, person)
  await deleteAccess(tx, person)
  await tx
    .update(users)
    .set({ ...FORGOTTEN, ...(role === 'user' && { fullName: NAMELESS }) })
    .where(eq(users.id, id))
  await forgetInJobs(tx, eq(certificates.userId, id))
  await tx.delete(outbox).where(and(eq(outbox.userId, id), ne(outbox.state, 'sending')))
}

/**
 * Ends an account, frees its username and e-mail, and forgets whose it was; the records of coachings stay, without the person.
 * The name of an admin stays on what was done, as long as the audit trail is kept. Messages to it that wait go nowhere.
 * To be called in a transaction, by the one service that erases accounts.
 *
 * @returns whether there was such an account
 */
export const deleteAccount = async (
  tx: Db,
  { id, roles, now }: { id: Id; roles: readonly Role[]; now: Date },
): Promise<boolean> => {
  const [person] = await tx
    .update(users)
    .set({ deletedAt: now })
    .where(and(eq(users.id, id), inArray(users.role, [...roles]), isNull(users.deletedAt)))
    .returning()
  if (person) await forget(tx, person)
  return person !== undefined
}

/**
 * Forgets what earlier versions kept of deleted accounts, messages that were on their way, and names in what was begun beside
 * the deletion; a thousand accounts at a time.
 */
export const forgetDeleted = async (db: Db): Promise<void> => {
  const known = await db
    .select()
    .from(users)
    .where(
      and(
        isNotNull(users.deletedAt),
        or(
          ne(users.passwordHash, ''),
          and(eq(users.role, 'user'), ne(users.fullName, NAMELESS)),
        ),
      ),
    )
    .limit(1000)
  for (const person of known) await forget(db, person)
  const gone = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt))
  await forgetInJobs(db, inArray(certificates.userId, gone))
  await db
    .delete(outbox)
    .where(and(inArray(outbox.userId, gone), ne(outbox.state, 'sending')))
}
