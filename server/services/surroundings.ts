import { shownWhatsapp } from '../../lib/domain/people/whatsapp.ts'
import { scheduleText } from '../../lib/domain/schedule/schedule-text.ts'
import { zoneOf } from '../../lib/domain/schedule/time-zone.ts'
import type { Db } from '../db/client.ts'
import { findMeeting } from '../repositories/coachings.ts'
import { findOffice } from '../repositories/office.ts'
import type { OutboxRow } from '../repositories/outbox.ts'
import { findUserRow } from '../repositories/users.ts'
import type { Config } from '../start/config.ts'
import type { Clock } from './clock.ts'
import { coachingAddress } from './coaching-address.ts'
import { toSchedule } from './coaching-view.ts'
import { takesFreeText } from './heard-numbers.ts'
import { invitationTo } from './invitations.ts'
import type { MailOffice } from './mail-layout.ts'
import { signerOf } from './office.ts'
import type { Message } from './senders.ts'
import { stopUrlOf } from './stopped-reminders.ts'
import type { TemplateValues } from './whatsapp-templates.ts'

type Where = { db: Db; config: Config; clock: Clock }

/** What the office says of itself, with its number as it is read. */
const officeOf = async ({
  db,
  config,
}: Pick<Where, 'db' | 'config'>): Promise<MailOffice> => {
  const { name, address, email, whatsapp } = await findOffice(db)
  return {
    ...{ portal: config.appName, name, address, email },
    whatsapp: shownWhatsapp(whatsapp),
  }
}

const meetingOf = async (db: Db, coachingId: string | null) =>
  coachingId ? findMeeting(db, coachingId) : null

type Meeting = Awaited<ReturnType<typeof meetingOf>>

/** The coaching that it is about; the list of coachings where that one is shown no more. */
const pageUrlOf = (config: Config, coachingId: string | null, meeting: Meeting) => {
  if (!coachingId) return null
  const isShown = meeting?.isPublished && !meeting.deletedAt
  return isShown
    ? coachingAddress({ config }, coachingId)
    : `${config.publicUrl}/#/coaching`
}

const readerOf = ({ db }: Pick<Where, 'db'>, { userId }: Pick<OutboxRow, 'userId'>) =>
  userId ? findUserRow(db, userId) : null

type Reader = Awaited<ReturnType<typeof readerOf>>

const timesOf = (meeting: NonNullable<Meeting>, reader: Reader) =>
  scheduleText({ ...toSchedule(meeting), timeZone: zoneOf(reader?.timeZone) })

/** What fills a WhatsApp template, as it is when the message goes, in the reader's zone. */
const valuesOf = async (where: Where, row: OutboxRow): Promise<TemplateValues> => {
  const { db, config } = where
  const { coachingId, body } = row
  const reader = await readerOf(where, row)
  const meeting = await meetingOf(db, coachingId)
  const own = body.split(/\s+/).find((word) => word.startsWith(`${config.publicUrl}/`))
  return {
    ...{ nama: reader?.fullName ?? '', topik: meeting?.topic ?? '' },
    jadwal: meeting ? timesOf(meeting, reader) : '',
    tautan: own ?? pageUrlOf(config, coachingId, meeting) ?? '',
    pengirim: await signerOf(db, { config }),
  }
}

/** The text as it was written; where the times have changed since, with those that hold. */
const bodyOf = async (where: Where, row: OutboxRow): Promise<string> => {
  const meeting = row.isRescheduled ? await meetingOf(where.db, row.coachingId) : null
  if (!meeting) return row.body
  const times = timesOf(meeting, await readerOf(where, row))
  return `${row.body}\n\nCatatan: jadwal coaching ini diubah setelah pesan di atas ditulis. Jadwal yang berlaku sekarang: ${times}.`
}

/** What a message is beside its row, as it is when it goes. */
export const surroundingsOf = async (
  where: Where,
  row: OutboxRow,
): Promise<Partial<Message>> => {
  const { channel, coachingId, userId, reminderId, withCalendar, purpose } = row
  const { db, config, clock } = where
  if (channel === 'whatsapp' && !purpose) return {}
  const body = await bodyOf(where, row)
  if (channel === 'whatsapp')
    return {
      body,
      values: await valuesOf(where, row),
      takesFreeText: await takesFreeText(db, row.recipient, clock.now()),
    }
  const meeting = await meetingOf(db, coachingId)
  return {
    body,
    office: await officeOf(where),
    pageUrl: pageUrlOf(config, coachingId, meeting),
    calendar:
      withCalendar && coachingId && meeting
        ? invitationTo(meeting, { config }, coachingId)
        : null,
    stopUrl: reminderId && coachingId && userId ? stopUrlOf(config, userId) : null,
  }
}
