import { calendarFileName, meetingEntry } from '../../lib/domain/schedule/calendar-text.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { findMeeting } from '../repositories/coachings.ts'
import type { Services } from '../start/deps.ts'
import { coachingAddress } from './coaching-address.ts'
import { toSchedule } from './coaching-view.ts'
import type { MessageCalendar } from './senders.ts'

/**
 * The meeting of a coaching as it is now: an invitation, or its end where the coaching is deleted (RFC 5546 §3.2.5); null
 * where it has no times.
 */
export const invitationTo = (
  meeting: NonNullable<Awaited<ReturnType<typeof findMeeting>>>,
  services: Pick<Services, 'config'>,
  coachingId: Id,
): MessageCalendar | null => {
  const { calendarSequence: sequence, deletedAt } = meeting
  const entry = meetingEntry(
    { ...meeting, ...toSchedule(meeting) },
    {
      ...{ url: coachingAddress(services, coachingId), sequence },
      product: services.config.appName,
    },
  )
  return (
    entry && {
      method: deletedAt ? 'CANCEL' : 'REQUEST',
      ...{ entry, fileName: calendarFileName(meeting) },
    }
  )
}
