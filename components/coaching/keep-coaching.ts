import { meetingDate, meetingTime } from '@/components/coaching/schedule-line'
import { saveCalendarEntry } from '@/lib/browser/calendar-file'
import { copyText } from '@/lib/browser/copy-text'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import type { Coaching, Schedule } from '@/lib/entities/coaching'
import { APP_NAME } from '@/lib/env'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import { href } from '@/lib/router/href'

/** What is kept or shared of a coaching; the meeting link only where its participant keeps it. */
export type KeptCoaching = Schedule &
  Pick<Coaching, 'id' | 'coachingCode' | 'topic'> &
  Partial<Pick<Coaching, 'narahubung' | 'contact'>> & { meetingUrl?: string | null }

/** Address of a coaching for other people, whatever stands in the address bar now. */
const addressOf = ({ id }: KeptCoaching) =>
  new URL(href('coaching/detail', { id }), window.location.href).href

function descriptionOf({ coachingCode, narahubung, contact, meetingUrl }: KeptCoaching) {
  return [
    `${APP_NAME} ${coachingCode}`,
    narahubung && `Narahubung: ${narahubung} (${contact})`,
    meetingUrl
      ? `Tautan meeting: ${meetingUrl}`
      : 'Tautan Zoom tersedia di portal bagi peserta yang disetujui.',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Saves the meeting for the person's own calendar. */
export async function addToCalendar(coaching: KeptCoaching): Promise<void> {
  const { coachingCode, topic, jamMulai, jamSelesai } = coaching
  if (!jamMulai || !jamSelesai) return
  const entry = {
    uid: `${coachingCode}@${window.location.hostname}`,
    title: topic,
    start: new Date(jamMulai).getTime(),
    end: new Date(jamSelesai).getTime(),
    location: 'Zoom Meeting',
    description: descriptionOf(coaching),
    url: addressOf(coaching),
    madeAt: serverNow(),
  }
  try {
    await saveCalendarEntry(entry, `coaching-${coachingCode}.ics`)
  } catch {
    showError('Berkas kalender tidak dapat dibuat. Silakan coba lagi.')
  }
}

/** A link preview shows only the start page, so the words must carry topic and date. */
function invitation(coaching: KeptCoaching): string {
  const timeZone = browserTimeZone()
  const { topic, tanggalMeeting } = coaching
  if (!tanggalMeeting) return topic
  return `${topic}\n${meetingDate(tanggalMeeting, timeZone)}, ${meetingTime(coaching, timeZone)}`
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

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
