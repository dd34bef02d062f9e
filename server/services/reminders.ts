import type { Id } from '../../lib/entities/identity.ts'
import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'
import type { NotYet, Reminded, RemindedStep } from '../../lib/entities/reminder.ts'
import { REMINDED_STEPS } from '../../lib/entities/reminder-values.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Told } from '../../lib/entities/told.ts'
import type { ReminderBody } from '../../lib/validation/notification.ts'
import type { Db } from '../db/client.ts'
import { conflict } from '../problem.ts'
import { listSurveyed } from '../repositories/participation.ts'
import { listAttended, listFinished } from '../repositories/progress.ts'
import { listParticipantsOf, listProposalRows } from '../repositories/proposals.ts'
import { listRecipients } from '../repositories/recipients.ts'
import { listMessagesTo, type MessageTo } from '../repositories/told-messages.ts'
import type { Services } from '../start/deps.ts'
import { closeOverdueAttempts } from './close-attempts.ts'
import { lockLiveCoaching, requireCoaching } from './coaching-access.ts'
import { toSchedule } from './coaching-view.ts'
import { notify } from './notifications.ts'
import { isWrittenBefore, OUTDATED } from './overtaken-messages.ts'
import { forgottenBefore, toTold } from './told.ts'

type Where = { coachingId: Id; now: Date }

/**
 * By step, the accepted participants who have not done it: of a test only where it has questions, of the survey only once their
 * post-test is done, which opens it.
 *
 * @throws Problem 404 unknown or deleted.
 */
const readNotYet = async (db: Db, { coachingId, now }: Where): Promise<NotYet> => {
  await closeOverdueAttempts(db, now)
  const coaching = await requireCoaching(db, coachingId)
  const participants = await listParticipantsOf(db, coachingId)
  const people = participants.map(({ id, name }) => ({ id, name }))
  const finished = async (kind: TestKind) => listFinished(db, { coachingId, kind })
  const [pre, post] = [await finished('pre-test'), await finished('post-test')]
  const attended = await listAttended(db, coachingId)
  const surveyed = await listSurveyed(db, coachingId)
  const lacking = (kind: TestKind, done: Map<Id, unknown>) =>
    coaching.tests[kind].questions > 0 ? people.filter(({ id }) => !done.has(id)) : []
  return {
    'pre-test': lacking('pre-test', pre),
    'zoom-meeting': people.filter(({ id }) => !attended.has(id)),
    'post-test': lacking('post-test', post),
    'survei-kepuasan': people.filter(({ id }) => post.has(id) && !surveyed.has(id)),
  }
}

/** Of which step a reminder is that goes by itself. */
const STEP_OF: Partial<Record<MessagePurpose, RemindedStep>> = {
  ...{ 'day-before': 'zoom-meeting', 'hour-before': 'zoom-meeting' },
  ...{ 'post-test': 'post-test', 'post-test-evening': 'post-test' },
  survey: 'survei-kepuasan',
}

const stepOf = ({ purpose, step }: MessageTo) => step ?? STEP_OF[purpose ?? 'trial']

/** One reminder by two channels has reached somebody where one of them has. */
const SUREST = ['sent', 'unknown', 'queued', 'logged', 'failed'] as const

/** What is told of the last reminder among messages, newest first. */
const toldOfLast = (
  [last, ...others]: MessageTo[],
  services: Pick<Services, 'logged'>,
): Told | null => {
  if (!last) return null
  const isSame = ({ createdAt }: MessageTo) =>
    createdAt.getTime() === last.createdAt.getTime()
  const ways = [last, ...others.filter(isSame)].map(toTold(services))
  const [surest = null] = SUREST.flatMap((state) =>
    ways.filter((way) => way.state === state),
  )
  return surest
}

/** Who was accepted so long ago that a message to them may have been forgotten. */
const listLongAccepted = async (db: Db, coachingId: Id, keptSince: Date) => {
  const rows = await listProposalRows(db, coachingId)
  const long = rows.filter(({ decidedAt }) => decidedAt && decidedAt < keptSince)
  return new Set(long.map(({ userId }) => userId))
}

/**
 * The same, with the last reminder of the step that went to each, by an admin or by itself; nothing where it cannot be told
 * whether there was one.
 *
 * @throws Problem 404 unknown or deleted.
 */
export const readReminded = async (
  db: Db,
  { services, ...where }: Where & { services: Pick<Services, 'config' | 'logged'> },
): Promise<NotYet> => {
  const lacking = await readNotYet(db, where)
  const { coachingId, now } = where
  const ids = REMINDED_STEPS.flatMap((step) => lacking[step].map(({ id }) => id))
  const userIds = [...new Set(ids)]
  const messages = await listMessagesTo(db, { coachingId, userIds })
  const keptSince = forgottenBefore(now, services.config.kept.messages)
  const forgotten = await listLongAccepted(db, coachingId, keptSince)
  const byUser = Map.groupBy(messages, ({ userId }) => userId)
  const toldOf = (wanted: RemindedStep, id: Id) => {
    const own = byUser.get(id) ?? []
    const told = toldOfLast(
      own.filter((message) => stepOf(message) === wanted),
      services,
    )
    if (told) return { told }
    const isUnclear = own.some(({ purpose, step }) => purpose === 'step' && step === null)
    return isUnclear || forgotten.has(id) ? {} : { told: null }
  }
  const told = REMINDED_STEPS.map((step) => [
    step,
    lacking[step].map(({ id, name }) => ({ id, name, ...toldOf(step, id) })),
  ])
  return { ...lacking, ...Object.fromEntries(told) }
}

const TOLD_SINCE =
  'Sudah ada pengingat lain untuk peserta ini sejak daftarnya dimuat. Pesan tidak dikirim. Buka lagi formulirnya bila tetap perlu.'

/** @throws Problem 409 where one of them was reminded of the step since `toldAt`: nobody is reminded twice unasked. */
const refuseTwice = async (
  tx: Db,
  whom: { coachingId: Id; userIds: Id[] },
  { step, toldAt }: Pick<ReminderBody, 'step' | 'toldAt'>,
) => {
  if (toldAt === undefined) return
  const seen = new Date(toldAt ?? 0)
  const isNew = (message: MessageTo) =>
    stepOf(message) === step && message.state !== 'failed' && message.createdAt > seen
  if ((await listMessagesTo(tx, whom)).some(isNew)) throw conflict(TOLD_SINCE)
}

const NOBODY = 'Semua peserta yang dipilih sudah melakukannya. Pesan tidak dikirim.'

/**
 * Writes to those of the chosen who have still not done the step.
 *
 * @throws Problem 404 unknown, 410 deleted, 409 where nobody is left, the meeting has moved or one was reminded meanwhile, 429 after
 * too many messages.
 */
export const remind = async (
  tx: Db,
  { step, userIds, times, toldAt, ...content }: ReminderBody,
  { createdBy, ...where }: Where & { createdBy: Id },
): Promise<Reminded> => {
  // who just writes to the same people is waited for
  const coaching = await lockLiveCoaching(tx, where.coachingId)
  if (isWrittenBefore(times, toSchedule(coaching)))
    throw conflict(`${OUTDATED.step} Pesan tidak dikirim.`)
  const chosen = new Set(userIds)
  const sent = (await readNotYet(tx, where))[step].filter(({ id }) => chosen.has(id))
  if (sent.length === 0) throw conflict(NOBODY)
  const ids = new Set(sent.map(({ id }) => id))
  const { coachingId } = where
  await refuseTwice(tx, { coachingId, userIds: [...ids] }, { step, toldAt })
  const all = await listRecipients(tx, coachingId)
  const recipients = all.filter(({ id }) => ids.has(id))
  await notify(tx, content, { ...where, createdBy, recipients, purpose: 'step', step })
  return { sent, skipped: [...chosen].filter((id) => !ids.has(id)) }
}
