import type { NotificationPayload } from '@/components/coaching/notification-form'

type Send = (payload: NotificationPayload) => Promise<void>

/**
 * Opens a message form that sends nothing itself: the message is for many.
 * @returns null when it was given up; `payload` is null after 'Lanjut tanpa notifikasi'
 */
export async function collectMessage<Outcome>(
  open: (send: Send) => Promise<Outcome | null>,
): Promise<{ outcome: Outcome; payload: NotificationPayload | null } | null> {
  const written: NotificationPayload[] = []
  const outcome = await open(async (payload) => {
    written.push(payload)
  })
  return outcome && { outcome, payload: written[0] ?? null }
}
