import type { Zone } from '../../lib/domain/schedule/time-zone.ts'
import type { Db } from '../db/client.ts'
import { and, eq, isNull } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import { users } from '../db/schema/users.ts'
import { isParticipation, isProposalOf } from './proposals.ts'
import { byName } from './searched-text.ts'

/** Whom a message can reach, and how. */
export type Recipient = {
  id: string
  name: string
  email: string
  whatsapp: string
  /** Where they used the portal last. */
  zone: Zone | null
}

export const recipientShape = {
  ...{ id: users.id, name: users.fullName },
  ...{ email: users.email, whatsapp: users.whatsapp, zone: users.timeZone },
}

/** A participant by id; null for admins and for accounts that are gone. */
export const findRecipient = async (db: Db, id: string): Promise<Recipient | null> => {
  const [row] = await db
    .select(recipientShape)
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'user'), isNull(users.deletedAt)))
  return row ?? null
}

/** The accepted participants of a coaching. */
export const listRecipients = (db: Db, coachingId: string): Promise<Recipient[]> =>
  db
    .select(recipientShape)
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(and(eq(proposals.coachingId, coachingId), isParticipation))
    .orderBy(byName(users.fullName))

/** The live proposals of a participant that wait for a decision: two where there are several. */
export const listWaiting = (db: Db, userId: string) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .innerJoin(coachings, isProposalOf(userId))
    .where(and(eq(proposals.status, 'PENDING'), isNull(coachings.deletedAt)))
    .limit(2)
