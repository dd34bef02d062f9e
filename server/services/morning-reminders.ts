import { LATEST_MS } from '../../lib/domain/messages/reminder-plan.ts'
import { atTimeOfDay, formatDate } from '../../lib/domain/schedule/dates.ts'
import { isDayOff, isOverWorkingDay } from '../../lib/domain/schedule/working-day.ts'
import type { Db } from '../db/client.ts'
import { listWaitingWithAdmin, type WaitingProposal } from '../repositories/attention.ts'
import { lockName } from '../repositories/locks.ts'
import { insertReminder } from '../repositories/reminders.ts'
import type { Services } from '../start/deps.ts'
import { signerOf } from './office.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { enqueue } from './outbox.ts'
import { lastRestore } from './restored.ts'
import { addressOf } from './senders.ts'

const MORNING = { hours: 8, minutes: 0 }

type Context = { now: Date; services: Pick<Services, 'config' | 'ways'> }

const linesOf = (waiting: WaitingProposal[], publicUrl: string) =>
  [...Map.groupBy(waiting, ({ coaching }) => coaching.id).values()].flatMap((rows) => {
    if (!rows[0]) return []
    const { id, topic, coachingCode } = rows[0].coaching
    return `${topic} (${coachingCode}): ${rows.length} pengajuan\n${publicUrl}/#/admin/coaching/${id}`
  })

const textOf = (
  waiting: WaitingProposal[],
  { name, sender }: { name: string; sender: string },
  { config }: Context['services'],
) => ({
  subject: `${config.appName} - ${waiting.length} pengajuan menunggu keputusan`,
  body: [
    `Yth. Bapak/Ibu ${name},`,
    'Pengajuan berikut telah menunggu keputusan lebih dari satu hari kerja:',
    ...linesOf(waiting, config.publicUrl),
    `Terima kasih.\n\nSalam,\n${sender}`,
  ].join('\n\n'),
})

/**
 * Every working day at 08:00 one message to each admin in charge, with all proposals that have waited for more than one working
 * day by then; none where none does.
 */
export const remindAdmins = async (tx: Db, { now, services }: Context): Promise<void> => {
  const dueAt = atTimeOfDay(now, MORNING, OFFICE_ZONE)
  const expiresAt = new Date(dueAt.getTime() + LATEST_MS)
  const { holidays } = services.config
  if (services.ways.length === 0 || now < dueAt || now >= expiresAt) return
  if (isDayOff(now, OFFICE_ZONE, holidays)) return
  await lockName(tx, 'reminders')
  const restored = await lastRestore(tx)
  if (restored && dueAt <= restored) return
  const waiting = (await listWaitingWithAdmin(tx)).filter(({ createdAt }) =>
    isOverWorkingDay(createdAt, dueAt, OFFICE_ZONE, holidays),
  )
  const sender = await signerOf(tx, services)
  for (const [userId, rows] of Map.groupBy(waiting, ({ admin }) => admin.id)) {
    const reminderId = await insertReminder(tx, {
      ...{ userId, kind: 'waiting', outcome: 'sent', dueAt, decidedAt: now },
      occasion: `waiting ${formatDate(now, OFFICE_ZONE)}`,
    })
    const admin = rows[0]?.admin
    if (!reminderId || !admin) continue
    for (const channel of services.ways)
      await enqueue(tx, {
        ...textOf(rows, { name: admin.name, sender }, services),
        ...{ channel, recipient: addressOf(channel, admin) },
        ...{ userId, coachingId: null, createdBy: null, now, reminderId, expiresAt },
      })
  }
}
