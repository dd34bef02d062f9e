import type { SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notInArray,
  or,
} from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { placeAlerts } from '../db/schema/proposals.ts'
import { outbox } from '../db/schema/system.ts'
import { users } from '../db/schema/users.ts'
import { isOfParticipation, type Participation } from './participation.ts'
import { recipientShape } from './recipients.ts'

const ofWish = (wish: Participation) => isOfParticipation(placeAlerts, wish)

/** Asked for twice it is as it was: the place in the order stays. */
export const insertPlaceAlert = async (
  tx: Db,
  alert: Participation & { askedAt: Date },
): Promise<void> => {
  await tx.insert(placeAlerts).values(alert).onConflictDoNothing()
}

/** Answers the ids of those that ended, here and below. */
export const deletePlaceAlert = (tx: Db, wish: Participation): Promise<{ id: Id }[]> =>
  tx.delete(placeAlerts).where(ofWish(wish)).returning({ id: placeAlerts.id })

export const hasPlaceAlert = async (db: Db, wish: Participation): Promise<boolean> =>
  (await db.$count(placeAlerts, ofWish(wish))) > 0

/** Ends those of coachings that have begun or are gone. */
export const endPlaceAlerts = (tx: Db, now: Date): Promise<{ id: Id }[]> => {
  const over = tx
    .select({ id: coachings.id })
    .from(coachings)
    .where(or(lte(coachings.jamMulai, now), isNotNull(coachings.deletedAt)))
  return tx
    .delete(placeAlerts)
    .where(inArray(placeAlerts.coachingId, over))
    .returning({ id: placeAlerts.id })
}

/** Coachings for which somebody waits. */
export const listWaitedFor = async (db: Db): Promise<Id[]> => {
  const rows = await db
    .selectDistinct({ id: placeAlerts.coachingId })
    .from(placeAlerts)
    .orderBy(asc(placeAlerts.coachingId))
  return rows.map(({ id }) => id)
}

/** Who waits for a place in a coaching and has not been told of the one that is free, in the order of asking. */
export const listUntold = (db: Db, coachingId: Id) =>
  db
    .select({ alertId: placeAlerts.id, ...recipientShape })
    .from(placeAlerts)
    .innerJoin(users, eq(users.id, placeAlerts.userId))
    .where(
      and(
        eq(placeAlerts.coachingId, coachingId),
        isNull(placeAlerts.toldAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(placeAlerts.askedAt), asc(placeAlerts.id))

/** Notes who was told of the place that is free now. */
export const markTold = async (tx: Db, ids: Id[], toldAt: Date): Promise<void> => {
  await tx.update(placeAlerts).set({ toldAt }).where(inArray(placeAlerts.id, ids))
}

/** Whoever was told in time by no way, and by none of them perhaps, has not been told. */
export const forgetUnreached = async (tx: Db, coachingId: Id): Promise<void> => {
  const ofTelling = (state: SQL | undefined) =>
    tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.purpose, 'place-alert'),
          eq(outbox.userId, placeAlerts.userId),
          eq(outbox.coachingId, coachingId),
          gte(outbox.createdAt, placeAlerts.toldAt),
          state,
        ),
      )
  await tx
    .update(placeAlerts)
    .set({ toldAt: null })
    .where(
      and(
        eq(placeAlerts.coachingId, coachingId),
        exists(ofTelling(eq(outbox.state, 'cancelled'))),
        not(exists(ofTelling(notInArray(outbox.state, ['cancelled', 'failed'])))),
      ),
    )
}

/** The place is taken: whoever was told waits for the next. */
export const awaitNextPlace = (tx: Db, coachingId: Id): Promise<{ id: Id }[]> =>
  tx
    .update(placeAlerts)
    .set({ toldAt: null })
    .where(and(eq(placeAlerts.coachingId, coachingId), isNotNull(placeAlerts.toldAt)))
    .returning({ id: placeAlerts.id })
