import { meetingDate, meetingTime } from '@/components/coaching/schedule-line'
import { copyText } from '@/lib/browser/copy-text'
import { isAborted } from '@/lib/browser/is-aborted'
import { browserTimeZone } from '@/lib/browser/time-zone'
import {
  calendarFileName,
  calendarText,
  meetingEntry,
  sequenceAt,
} from '@/lib/domain/schedule/calendar-text'
import type { Coaching, Schedule } from '@/lib/entities/coaching'
import { APP_NAME } from '@/lib/env'
import { showError } from '@/lib/feedback/error-banner'
import { saveFile } from '@/lib/feedback/save-file'
import { toast } from '@/lib/feedback/toast'
import { href } from '@/lib/router/href'

/** What is kept or shared of a coaching; the meeting link only where its participant keeps it. */
export type KeptCoaching = Schedule &
  Pick<Coaching, 'id' | 'coachingCode' | 'topic'> &
  Partial<Pick<Coaching, 'narahubung' | 'contact'>> & { meetingUrl?: string | null }

/** Address of a coaching for other people, whatever stands in the address bar now. */
const addressOf = ({ id }: KeptCoaching) =>
  new URL(href('coaching/detail', { id }), window.location.href).href

/**
 * Saves the meeting for the person's own calendar.
 *
 * @param knownAt since when it is known as it is: no invitation that was sent after that is replaced
 */
export async function addToCalendar(
  coaching: KeptCoaching,
  knownAt: number,
): Promise<void> {
  const entry = meetingEntry(coaching, {
    ...{ url: addressOf(coaching), product: APP_NAME, sequence: sequenceAt(knownAt) },
  })
  if (!entry) return
  try {
    const file = new Blob([await calendarText(entry)], {
      type: 'text/calendar;charset=utf-8',
    })
    saveFile(file, calendarFileName(coaching))
  } catch {
    showError('File kalender tidak dapat dibuat. Silakan coba lagi.')
  }
}

/** A link preview shows only the start page, so the words must carry topic and date. */
function invitation(coaching: KeptCoaching): string {
  const timeZone = browserTimeZone()
  const { topic, tanggalMeeting } = coaching
  if (!tanggalMeeting) return topic
  return `${topic}\n${meetingDate(tanggalMeeting, timeZone)}, ${meetingTime(coaching, timeZone)}`
}

/** Shares by the device's own sheet; without one the link goes to the clipboard. */
export async function shareCoaching(coaching: KeptCoaching): Promise<void> {
  const url = addressOf(coaching)
  if (navigator.share) {
    try {
      return await navigator.share({
        title: coaching.topic,
        text: invitation(coaching),
        url,
      })
    } catch (error) {
      if (isAborted(error)) return
    }
  }
  if (await copyText(`${invitation(coaching)}\n${url}`)) toast.success('Tautan disalin')
  else toast.error('Tautan tidak dapat disalin')
}
