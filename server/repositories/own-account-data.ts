import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { asc, eq } from '../db/orm.ts'
import { contactChanges, knownDevices } from '../db/schema/account-guards.ts'
import { coachings } from '../db/schema/coachings.ts'
import { placeAlerts } from '../db/schema/proposals.ts'

export const readContactChanges = (db: Db, userId: Id) =>
  db
    .select({
      Saluran: contactChanges.channel,
      'Tujuan tautan password baru': contactChanges.confirmed,
    })
    .from(contactChanges)
    .where(eq(contactChanges.userId, userId))

export const readKnownDevices = (db: Db, userId: Id) =>
  db
    .select({ 'Login terakhir dari perangkat ini': knownDevices.usedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(knownDevices.usedAt))

export const readPlaceAlerts = (db: Db, userId: Id) =>
  db
    .select({
      ...{ Coaching: coachings.topic, Kode: coachings.coachingCode },
      'Diminta pada': placeAlerts.askedAt,
      'Diberitahukan pada': placeAlerts.toldAt,
    })
    .from(placeAlerts)
    .innerJoin(coachings, eq(coachings.id, placeAlerts.coachingId))
    .where(eq(placeAlerts.userId, userId))
    .orderBy(asc(placeAlerts.askedAt))
