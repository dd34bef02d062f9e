import type { CoachingMessages } from '@/lib/entities/reminder'
import type { ReminderKind, ReminderOutcome } from '@/lib/entities/reminder-values'

export const KIND_LABELS: Record<ReminderKind, string> = {
  'day-before': 'Sehari sebelum meeting',
  'hour-before': 'Sejam sebelum meeting',
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
  done: 'Tidak dikirim: tidak diperlukan lagi',
  stopped: 'Tidak dikirim: peserta menghentikan pengingat',
  quiet: 'Tidak dikirim: malam hari, pukul 21:00 sampai 06:00',
  'too-many': 'Tidak dikirim: sudah empat pesan pada hari itu',
  withdrawn: 'Dibatalkan: jadwal atau keikutsertaan berubah, atau sudah dikerjakan',
}

const STATES: Record<CoachingMessages['messages'][number]['state'], string> = {
  queued: 'Menunggu dikirim',
  sending: 'Sedang dikirim',
  sent: 'Terkirim',
  failed: 'Gagal',
  cancelled: 'Dibatalkan',
  unknown: 'Tidak diketahui',
}

const WAYS = { email: 'Email', whatsapp: 'WhatsApp' }

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
    ...messages.map(({ id, name, subject, channel, state, at, reason }) => ({
      ...{ id, at, name: name ?? 'Akun dihapus', what: subject, way: WAYS[channel] },
      state: reason ? `${STATES[state]}: ${reason}` : STATES[state],
    })),
    ...leftOut.map(({ id, name, kind, outcome, at }) => ({
      ...{ id, at, name, what: KIND_LABELS[kind], way: '–', state: OUTCOMES[outcome] },
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
