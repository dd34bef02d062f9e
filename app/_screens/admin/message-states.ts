import type { Tone } from '@/components/ui/badge'
import { momentHere } from '@/lib/browser/moment-here'
import type { MessageFilter, MessageState } from '@/lib/entities/outbox-values'

/** What became of a message, in the words and colours of every list of messages. */
export const MESSAGE_LOOKS: Record<MessageFilter, { label: string; tone: Tone }> = {
  queued: { label: 'Menunggu dikirim', tone: 'biru' },
  sending: { label: 'Sedang dikirim', tone: 'biru' },
  sent: { label: 'Terkirim', tone: 'hijau' },
  delivered: { label: 'Sampai', tone: 'hijau' },
  read: { label: 'Dibaca', tone: 'hijau' },
  failed: { label: 'Gagal', tone: 'merah' },
  cancelled: { label: 'Dibatalkan', tone: 'abu' },
  unknown: { label: 'Tidak diketahui', tone: 'jingga' },
}

type Told = {
  state: MessageState
  deliveredAt?: string | null | undefined
  readAt?: string | null | undefined
}

type Look = { label: string; tone: Tone; at?: string }

/** What is known of a message: of a sent one also that it arrived or was read, and when, where its gateway said so. */
export function messageLook({ state, deliveredAt, readAt }: Told): Look {
  if (readAt) return { ...MESSAGE_LOOKS.read, at: readAt }
  if (deliveredAt) return { ...MESSAGE_LOOKS.delivered, at: deliveredAt }
  return MESSAGE_LOOKS[state]
}

/** 'Dibaca pada 20/08/2026 10:20'; the word alone where no moment is known. */
export const wordAt = (word: string, at?: string | null): string =>
  at ? `${word} pada ${momentHere(at)}` : word

export const WAYS = { email: 'Email', whatsapp: 'WhatsApp' }
