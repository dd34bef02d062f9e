import { messageLook, WAYS, wordAt } from '@/app/_screens/admin/message-states'
import type { CoachingMessages } from '@/lib/entities/reminder'
import type { ReminderKind, ReminderOutcome } from '@/lib/entities/reminder-values'

/** Names that hold wherever a message is moved to. */
export const KIND_LABELS: Record<ReminderKind, string> = {
  'day-before': 'Pengingat jadwal',
  'hour-before': 'Menjelang meeting',
  'post-test': 'Post Test dibuka',
  'post-test-evening': 'Batas waktu Post Test',
  survey: 'Survei kepuasan',
}

/** In the order in which they go. */
export const KIND_ORDER: readonly ReminderKind[] = [
  'day-before',
  'hour-before',
  'post-test',
  'post-test-evening',
  'survey',
]

const OUTCOMES: Record<ReminderOutcome, string> = {
  sent: 'Terkirim',
  done: 'Tidak dikirim: sudah dikerjakan, atau tidak dapat dikerjakan saat itu',
  stopped: 'Tidak dikirim: peserta menghentikan pengingat',
  quiet: 'Tidak dikirim: malam hari, pukul 21:00 sampai 06:00',
  'too-many': 'Tidak dikirim: sudah empat pesan pada hari itu',
  withdrawn:
    'Dibatalkan: pesan dimatikan atau dihentikan, jadwal atau keikutsertaan berubah, atau sudah dikerjakan',
  unknown: 'Tidak diketahui apakah sudah terkirim: cadangan data dipulihkan',
}

export type MessageRow = {
  id: string
  name: string
  what: string
  way: string
  state: string
  at: string
}

/** What went and what did not, newest first. */
export const messageRows = ({ messages, leftOut }: CoachingMessages): MessageRow[] =>
  [
    ...messages.map(({ id, name, subject, channel, at, reason, ...told }) => {
      const look = messageLook(told)
      return {
        ...{ id, at, name: name ?? 'Akun dihapus', what: subject, way: WAYS[channel] },
        state: [wordAt(look.label, look.at), reason].filter(Boolean).join(': '),
      }
    }),
    ...leftOut.map(({ id, name, kind, outcome, at }) => ({
      ...{ id, at, name, what: KIND_LABELS[kind], way: '–', state: OUTCOMES[outcome] },
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
