import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import type {
  OfficeVoice,
  TemplateContext,
} from '@/lib/domain/messages/notification-templates'
import { isPast } from '@/lib/domain/participation/timing'
import type { Schedule } from '@/lib/entities/coaching'
import { APP_NAME } from '@/lib/env'

/**
 * What the message templates say about a coaching and who signs them (§9, decision 47).
 * @param voice who signs, and the office's own texts
 * @param name whom the message greets, where it goes to one person or is filled in for each
 */
export function templateContext(
  coaching: Schedule & { topic: string },
  { sender, texts }: OfficeVoice,
  name?: string,
): TemplateContext {
  const timeZone = browserTimeZone()
  return {
    name,
    topic: coaching.topic,
    ...timesOf(coaching),
    timeZone,
    isOver: isPast(coaching, new Date(serverNow()), timeZone.zone),
    product: APP_NAME,
    sender,
    texts,
  }
}

/** The times that a message names, for the server to see whether they still hold when it comes. */
export const timesOf = ({ tanggalMeeting, jamMulai, jamSelesai }: Schedule): Schedule => ({
  tanggalMeeting,
  jamMulai,
  jamSelesai,
})

/** Whom a message about the coaching goes to: its approved participants. */
export const recipients = (approved: number): string =>
  approved === 0 ? 'belum ada peserta yang disetujui' : `${approved} peserta`
