import { DELETE_QUESTION } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { choose } from '@/lib/feedback/dialog'

/** What goes with a coaching, said before it goes (decision 70). */
const consequences = ({ coachingCode, topic, pesertaTerdaftar }: AdminCoaching) => {
  const people = pesertaTerdaftar > 0 ? ` dari ${pesertaTerdaftar} peserta` : ''
  return `${coachingCode} – ${topic}\nHasil test, daftar hadir, dan sertifikat${people}, semua pengajuan (termasuk yang menunggu), dan materi coaching ini ikut terhapus.`
}

/** Whether a coaching is to be deleted, and whether its people are to be told. */
export const askDeletion = (coaching: AdminCoaching) =>
  choose({
    title: DELETE_QUESTION,
    body: consequences(coaching),
    options: [
      { value: 'with-notification', label: 'Ya, dengan notifikasi' },
      { value: 'yes', label: 'Ya', tone: 'danger' },
      { value: 'no', label: 'Tidak' },
    ],
  })
