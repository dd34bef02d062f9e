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

/** The coaching that it is about; the list of coachings where that one is shown no more. */
const pageUrlOf = (
  config: Config,
  coachingId: string | null,
  meeting: Awaited<ReturnType<typeof meetingOf>>,
) => {
  if (!coachingId) return null
  const isShown = meeting?.isPublished && !meeting.deletedAt
  return isShown
    ? coachingAddress({ config }, coachingId)
    : `${config.publicUrl}/#/coaching`
}

/** What fills a WhatsApp template, as it is when the message goes, in the reader's zone. */
const valuesOf = async (where: Where, row: OutboxRow): Promise<TemplateValues> => {
  const { db, config } = where
  const { userId, coachingId, body } = row
  const reader = userId ? await findUserRow(db, userId) : null
  const meeting = await meetingOf(db, coachingId)
  const timeZone = zoneOf(reader?.timeZone)
  const own = body.split(/\s+/).find((word) => word.startsWith(`${config.publicUrl}/`))
  return {
    ...{ nama: reader?.fullName ?? '', topik: meeting?.topic ?? '' },
    jadwal: meeting ? scheduleText({ ...toSchedule(meeting), timeZone }) : '',
    tautan: own ?? pageUrlOf(config, coachingId, meeting) ?? '',
    pengirim: await signerOf(db, { config }),
  }
}

/** What a message has around its text, as it is when it goes. */
export const surroundingsOf = async (
  where: Where,
  row: OutboxRow,
): Promise<Partial<Message>> => {
  const { channel, coachingId, userId, reminderId, withCalendar, purpose } = row
  const { db, config, clock } = where
  if (channel === 'whatsapp' && !purpose) return {}
  if (channel === 'whatsapp')
    return {
      values: await valuesOf(where, row),
      takesFreeText: await takesFreeText(db, row.recipient, clock.now()),
    }
  const meeting = await meetingOf(db, coachingId)
  return {
    office: await officeOf(where),
    pageUrl: pageUrlOf(config, coachingId, meeting),
    calendar:
      withCalendar && coachingId && meeting
        ? invitationTo(meeting, { config }, coachingId)
        : null,
    stopUrl: reminderId && coachingId && userId ? stopUrlOf(config, userId) : null,
  }
}
