import { meetingDate, meetingTime } from '@/components/coaching/schedule-line'
import { saveCalendarEntry } from '@/lib/browser/calendar-file'
import { copyText } from '@/lib/browser/copy-text'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import type { Coaching } from '@/lib/entities/coaching'
import { APP_NAME } from '@/lib/env'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import { href } from '@/lib/router/href'

/** Address of a coaching for other people, whatever stands in the address bar now. */
const addressOf = ({ id }: Coaching) =>
  new URL(href('coaching/detail', { id }), window.location.href).href

/** Saves the meeting for the person's own calendar. */
export async function addToCalendar(coaching: Coaching): Promise<void> {
  const { coachingCode, topic, jamMulai, jamSelesai, narahubung, contact } = coaching
  if (!jamMulai || !jamSelesai) return
  const description = [
    `${APP_NAME} ${coachingCode}`,
    `Narahubung: ${narahubung} (${contact})`,
    'Tautan Zoom tersedia di portal bagi peserta yang disetujui.',
  ].join('\n')
  const entry = {
    uid: `${coachingCode}@${window.location.hostname}`,
    title: topic,
    start: new Date(jamMulai).getTime(),
    end: new Date(jamSelesai).getTime(),
    location: 'Zoom Meeting',
    description,
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
function invitation(coaching: Coaching): string {
  const timeZone = browserTimeZone()
  const { topic, tanggalMeeting } = coaching
  if (!tanggalMeeting) return topic
  return `${topic}\n${meetingDate(tanggalMeeting, timeZone)}, ${meetingTime(coaching, timeZone)}`
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Shares by the device's own sheet; without one the link goes to the clipboard. */
export async function shareCoaching(coaching: Coaching): Promise<void> {
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
