import { ownTemplate } from '../../lib/domain/messages/notification-templates.ts'
import { isNight, LATEST_MS, nightAfter } from '../../lib/domain/messages/reminder-plan.ts'
import { zoneOf } from '../../lib/domain/schedule/time-zone.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { conflict, gone, notFound } from '../problem.ts'
import {
  type CoachingRow,
  countSeatsTaken,
  lockCoaching,
} from '../repositories/coachings.ts'
import { lockName } from '../repositories/locks.ts'
import { cancelQueued } from '../repositories/outbox.ts'
import {
  awaitNextPlace,
  deletePlaceAlert,
  endPlaceAlerts,
  forgetUnreached,
  insertPlaceAlert,
  listUntold,
  listWaitedFor,
  markTold,
} from '../repositories/place-alerts.ts'
import { findLiveProposal } from '../repositories/proposals.ts'
import type { Services } from '../start/deps.ts'
import { COACHING_DELETED, COACHING_UNKNOWN } from './coaching-access.ts'
import { coachingAddress } from './coaching-address.ts'
import { toSchedule } from './coaching-view.ts'
import { signerOf } from './office.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { enqueue } from './outbox.ts'
import { addressOf } from './senders.ts'

const NOT_FULL = 'Coaching ini masih memiliki tempat. Anda dapat langsung mengajukan diri.'
const BEGUN = 'Coaching ini sudah dimulai.'
const PROPOSED = 'Anda sudah mengajukan diri pada coaching ini.'

const SUBJECT = 'Ada Tempat di Coaching yang Anda Tunggu'
const PARAGRAPH =
  'Anda meminta diberi tahu bila ada tempat pada coaching ini, dan sekarang ada. Semua yang meminta diberi tahu bersamaan: tempat diberikan kepada yang lebih dulu mengajukan diri, setelah pengajuannya diperiksa admin.'
const END =
  'Tidak ingin diberi tahu lagi? Tekan "Berhenti menunggu" pada halaman coaching tersebut.'

const keyOf = (alertId: Id) => `place-alert:${alertId}:`

const shownCoaching = async (tx: Db, id: Id) => {
  const coaching = await lockCoaching(tx, id, 'share')
  if (!coaching?.isPublished) throw notFound(COACHING_UNKNOWN)
  return coaching
}

/** What holds no more is not told to whoever was not reached yet. */
const callOff = async (tx: Db, alerts: readonly { id: Id }[]) => {
  for (const { id } of alerts) await cancelQueued(tx, keyOf(id))
}

type Wish = { coachingId: Id; userId: Id }

/** Somebody waits no more for a place. */
export const endWish = async (tx: Db, wish: Wish): Promise<void> =>
  callOff(tx, await deletePlaceAlert(tx, wish))

/** @throws Problem 404 unknown or not published. Asking twice is harmless. */
export const stopWaiting = async (tx: Db, wish: Wish): Promise<void> => {
  await shownCoaching(tx, wish.coachingId)
  await endWish(tx, wish)
}

/**
 * A participant asks to be told of a free place. Asking twice is harmless.
 *
 * @throws Problem 404 unknown or not published, 410 deleted, 409 when it has begun, has a place, or was proposed to.
 */
export const askForPlace = async (
  tx: Db,
  { coachingId, userId, now }: { coachingId: Id; userId: Id; now: Date },
): Promise<void> => {
  const coaching = await shownCoaching(tx, coachingId)
  if (coaching.deletedAt) throw gone(COACHING_DELETED)
  if (coaching.jamMulai && coaching.jamMulai <= now) throw conflict(BEGUN)
  if (await findLiveProposal(tx, { userId, coachingId })) throw conflict(PROPOSED)
  const taken = await countSeatsTaken(tx, coachingId)
  if (taken < coaching.totalPeserta) throw conflict(NOT_FULL)
  await insertPlaceAlert(tx, { coachingId, userId, askedAt: now })
}

type Context = { now: Date; services: Pick<Services, 'config' | 'ways'> }
type Told = { coaching: CoachingRow; person: Waiting; at: Date; sender: string }
type Waiting = Awaited<ReturnType<typeof listUntold>>[number]

/** Nobody is told at night: who was not reached by then is told again in the morning. */
const expiryOf = ({ coaching: { jamMulai }, person }: Told, now: Date) => {
  const night = nightAfter(now, person.zone ?? OFFICE_ZONE).getTime()
  return new Date(
    Math.min(now.getTime() + LATEST_MS, night, jamMulai?.getTime() ?? Infinity),
  )
}

const tell = async (tx: Db, told: Told, { now, services: { config, ways } }: Context) => {
  const { coaching, person, at, sender } = told
  const url = coachingAddress({ config }, coaching.id)
  const { subject, message: body } = ownTemplate(
    SUBJECT,
    [PARAGRAPH, url, END].join('\n\n'),
    {
      ...{ ...toSchedule(coaching), topic: coaching.topic, name: person.name },
      ...{ product: config.appName, sender },
      timeZone: zoneOf(person.zone),
    },
  )
  for (const channel of ways)
    await enqueue(tx, {
      ...{ channel, recipient: addressOf(channel, person), subject, body },
      ...{ userId: person.id, coachingId: coaching.id, createdBy: null },
      purpose: 'place-alert',
      ...{ now: at, once: `${keyOf(person.alertId)}${now.getTime()}` },
      expiresAt: expiryOf(told, now),
    })
}

/**
 * Tells of places that are free all who wait for one, at once and each once until the coaching is full again; who was not reached
 * by any way is told once more. At night nobody is told, and while it is night for one of them the others neither: nobody shall
 * have a start.
 */
export const tellFreePlaces = async (tx: Db, context: Context): Promise<void> => {
  const { now, services } = context
  if (services.ways.length === 0) return
  await lockName(tx, 'place-alerts')
  await callOff(tx, await endPlaceAlerts(tx, now))
  for (const coachingId of await listWaitedFor(tx)) {
    const coaching = await lockCoaching(tx, coachingId, 'share')
    if (!coaching) continue
    if ((await countSeatsTaken(tx, coachingId)) >= coaching.totalPeserta) {
      await callOff(tx, await awaitNextPlace(tx, coachingId))
      continue
    }
    await forgetUnreached(tx, coachingId)
    const people = await listUntold(tx, coachingId)
    if (people.some(({ zone }) => isNight(now, zone ?? OFFICE_ZONE))) continue
    if (people.length === 0) continue
    const about = { coaching, sender: await signerOf(tx, services) }
    // a millisecond apart, so that they go in the order of asking
    for (const [index, person] of people.entries())
      await tell(tx, { ...about, person, at: new Date(now.getTime() + index) }, context)
    await markTold(
      tx,
      people.map(({ alertId }) => alertId),
      now,
    )
  }
}

/**
 * A backup was restored in which somebody waits while there is a place: whether they have been told of it since, nobody knows, and
 * they are not told twice.
 */
export const leaveFreePlaces = async (tx: Db, now: Date): Promise<void> => {
  for (const coachingId of await listWaitedFor(tx)) {
    const coaching = await lockCoaching(tx, coachingId, 'share')
    const taken = await countSeatsTaken(tx, coachingId)
    if (!coaching || taken >= coaching.totalPeserta) continue
    const people = await listUntold(tx, coachingId)
    await markTold(
      tx,
      people.map(({ alertId }) => alertId),
      now,
    )
  }
}
