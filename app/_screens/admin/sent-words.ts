import type { NotificationOutcome } from '@/components/coaching/notification-form'
import { NOTIFICATION_SENT } from '@/lib/copy'

const WAITING = {
  title: 'Notifikasi menunggu',
  body: 'Pengiriman pesan belum diatur di server.',
}

/** What is told of a message that the server has taken: that it is sent, where anything goes out by its way. */
export const sentWords = ({
  isWaiting,
}: Pick<NotificationOutcome, 'isWaiting'>): { title: string; body?: string } =>
  isWaiting ? WAITING : { title: NOTIFICATION_SENT }
