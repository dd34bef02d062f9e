import type { NotificationOutcome } from '@/components/coaching/notification-form'
import { NOTIFICATION_SENT } from '@/lib/copy'

const FATES = {
  going: {
    title: NOTIFICATION_SENT,
    body: 'Server sedang mengirimnya. Yang gagal muncul di “Perlu tindakan”.',
  },
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
  fate,
}: Pick<NotificationOutcome, 'fate'>): { title: string; body?: string } =>
  fate ? FATES[fate] : { title: NOTIFICATION_SENT }
