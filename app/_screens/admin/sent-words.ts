import type { NotificationOutcome } from '@/components/coaching/notification-form'
import { NOTIFICATION_SENT } from '@/lib/copy'

const UNSENT = {
  waiting: {
    title: 'Notifikasi menunggu',
    body: 'Pengiriman pesan belum diatur di server.',
  },
  logged: {
    title: 'Notifikasi ditulis di catatan server',
    body: 'Mode demo: pesan ini tidak sampai kepada siapa pun.',
  },
}

/** What is told of a message that the server has taken: that it is sent, where anything goes out by its way. */
export const sentWords = ({
  unsent,
}: Pick<NotificationOutcome, 'unsent'>): { title: string; body?: string } =>
  unsent ? UNSENT[unsent] : { title: NOTIFICATION_SENT }
