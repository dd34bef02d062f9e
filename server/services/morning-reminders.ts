import { LATEST_MS } from '../../lib/domain/messages/reminder-plan.ts'
import { atTimeOfDay, formatDate, formatMoment } from '../../lib/domain/schedule/dates.ts'
import { WIB } from '../../lib/domain/schedule/time-zone.ts'
import { isDayOff, isOverWorkingDay } from '../../lib/domain/schedule/working-day.ts'
import type { Db } from '../db/client.ts'
import { listWaitingWithAdmin, type WaitingProposal } from '../repositories/attention.ts'
import { listDaysOff } from '../repositories/holidays.ts'
import { lockName } from '../repositories/locks.ts'
import { insertReminder } from '../repositories/reminders.ts'
import { listSuperadmins } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { signerOf } from './office.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { enqueue } from './outbox.ts'
import { lastRestore } from './restored.ts'
import { addressOf } from './senders.ts'

const MORNING = { hours: 8, minutes: 0 }

type Context = { now: Date; services: Pick<Services, 'config' | 'ways'> }

const linesOf = (waiting: WaitingProposal[], publicUrl: string) => {
  const coachings = [...Map.groupBy(waiting, ({ coaching }) => coaching.id).values()]
  // a link that stands alone is the button of the e-mail
  const gap = coachings.length === 1 ? '\n\n' : '\n'
  return coachings.flatMap((rows) => {
    if (!rows[0]) return []
    const { admin, coaching } = rows[0]
    const { id, topic, coachingCode } = coaching
    const why = admin.lockedAt
      ? `; narahubungnya, ${admin.name}, sedang dikunci akunnya`
      : ''
    const line = `${topic} (${coachingCode}): ${rows.length} pengajuan${why}`
    return `${line}${gap}${publicUrl}/#/admin/coaching/${id}`
  })
}

const textOf = (
  waiting: WaitingProposal[],
  { name, sender }: { name: string; sender: string },
  { now, services: { config } }: Context,
) => ({
  subject: `${config.appName} - ${waiting.length} pengajuan melewati satu hari kerja`,
  body: [
    `Yth. Bapak/Ibu ${name},`,
    // it may wait for its gateway, and somebody decide meanwhile
    `Pengajuan berikut telah menunggu keputusan lebih dari satu hari kerja (per ${formatMoment(now, WIB.zone)} ${WIB.label}):`,
    ...linesOf(waiting, config.publicUrl),
    `Terima kasih.\n\nSalam,\n${sender}`,
  ].join('\n\n'),
})

type Told = Omit<WaitingProposal['admin'], 'lockedAt'>

/** Whom to tell of each: who is in charge, or the superadmins where that account is locked. */
const addressed = async (tx: Db, waiting: WaitingProposal[]) => {
  const superadmins: Told[] = (await listSuperadmins(tx)).map(
    ({ fullName: name, ...one }) => ({ ...one, name }),
  )
  return waiting.flatMap((row) =>
    (row.admin.lockedAt ? superadmins : [row.admin]).map((to: Told) => ({ to, row })),
  )
}

/**
 * Every working day (Monday to Friday, without the office's holidays) at 08:00 one message to each admin in charge (of one who is locked,
 * to the superadmins), with all proposals that have waited for more than one working day when it is written; none where none does.
 */
export const remindAdmins = async (tx: Db, { now, services }: Context): Promise<void> => {
  const dueAt = atTimeOfDay(now, MORNING, OFFICE_ZONE)
  const expiresAt = new Date(dueAt.getTime() + LATEST_MS)
  if (services.ways.length === 0 || now < dueAt || now >= expiresAt) return
  const holidays = await listDaysOff(tx)
  if (isDayOff(now, OFFICE_ZONE, holidays)) return
  await lockName(tx, 'reminders')
  const waiting = (await listWaitingWithAdmin(tx)).filter(({ createdAt }) =>
    isOverWorkingDay(createdAt, now, OFFICE_ZONE, holidays),
  )
  if (waiting.length === 0) return
  const restored = await lastRestore(tx)
  if (restored && dueAt <= restored) return
  const sender = await signerOf(tx, services)
  const told = await addressed(tx, waiting)
  for (const [userId, theirs] of Map.groupBy(told, ({ to }) => to.id)) {
    const rows = theirs.map(({ row }) => row)
    const reminderId = await insertReminder(tx, {
      ...{ userId, kind: 'waiting', outcome: 'sent', dueAt, decidedAt: now },
      occasion: `waiting ${formatDate(now, OFFICE_ZONE)}`,
    })
    const admin = theirs[0]?.to
    if (!reminderId || !admin) continue
    for (const channel of services.ways)
      await enqueue(tx, {
        ...textOf(rows, { name: admin.name, sender }, { now, services }),
        ...{ channel, recipient: addressOf(channel, admin) },
        purpose: 'waiting',
        ...{ userId, coachingId: null, createdBy: null, now, reminderId, expiresAt },
      })
  }
}
