import { randomBytes } from 'node:crypto'
import { calendarFeed } from '../../lib/domain/schedule/calendar-feed.ts'
import {
  type CalendarEntry,
  meetingEntry,
} from '../../lib/domain/schedule/calendar-text.ts'
import type { MadeCalendarAddress } from '../../lib/entities/calendar-address.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { listCoachingsById } from '../repositories/coachings.ts'
import { listLiveProposalsOf } from '../repositories/proposals.ts'
import { findCalendarOwner, setCalendarAddress } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { coachingAddress } from './coaching-address.ts'
import { toSchedule } from './coaching-view.ts'
import { sha256, textMark } from './tokens.ts'

/** Below the base path. */
export const CALENDAR_PATH = '/calendar'
const ENDING = '.ics'

type Office = Pick<Services, 'config'>

/** A new address; whoever has the one before finds nothing any more. */
export const makeCalendarAddress = async (
  tx: Db,
  { config }: Office,
  { userId, now }: { userId: Id; now: Date },
): Promise<MadeCalendarAddress> => {
  const token = randomBytes(32).toString('base64url')
  await setCalendarAddress(tx, userId, { tokenHash: sha256(token), madeAt: now })
  const url = `${config.publicUrl}${CALENDAR_PATH}/${token}${ENDING}`
  return { url, madeAt: now.toISOString() }
}

const entriesOf = async (db: Db, office: Office, userId: Id): Promise<CalendarEntry[]> => {
  const proposals = await listLiveProposalsOf(db, userId)
  const accepted = proposals.filter(({ status }) => status === 'APPROVED')
  const records = await listCoachingsById(
    db,
    accepted.map(({ coachingId }) => coachingId),
  )
  return records.flatMap((record) => {
    const at = {
      ...{ url: coachingAddress(office, record.id), product: office.config.appName },
      sequence: record.calendarSequence,
    }
    return meetingEntry({ ...record, ...toSchedule(record) }, at) ?? []
  })
}

/** What a calendar program gets; `text` is made only where it has not got the same. */
export type OwnCalendar = { etag: string; text: () => Promise<string> }

/** The accepted coachings of whose address ends so; null where that is nobody's. */
export const readOwnCalendar = async (
  db: Db,
  office: Office,
  file: string,
): Promise<OwnCalendar | null> => {
  if (!file.endsWith(ENDING)) return null
  const owner = await findCalendarOwner(db, sha256(file.slice(0, -ENDING.length)))
  if (!owner) return null
  const entries = await entriesOf(db, office, owner.id)
  const etag = `"${textMark(JSON.stringify(entries))}"`
  const name = `Coaching ${office.config.appName}`
  return { etag, text: () => calendarFeed(entries, name) }
}
