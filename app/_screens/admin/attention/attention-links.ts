import type { CoachingAttention } from '@/lib/entities/attention'
import type { UndeliveredMessage } from '@/lib/entities/outbox'
import { href } from '@/lib/router/href'
import { coachingsWith, countOf, WORKS, type Work, workHref } from './work'

/** A sentence and the list behind it. */
export type AttentionLink = { text: string; to: string }

/** As many of one state as the server tells at once: there may be more. */
const MOST_MESSAGES = 200

const SENTENCES: Record<Work, (count: number) => string> = {
  pengajuan: (count) => `${count} pengajuan menunggu`,
  terlambat: (count) => `${count} melewati satu hari kerja`,
  sertifikat: (count) => `${count} sertifikat belum diunggah`,
}

/** What waits in coachings: one coaching's tab, or the list of those where it waits. */
export function coachingLinks(all: readonly CoachingAttention[]): AttentionLink[] {
  return WORKS.flatMap((work) => {
    const [first, ...others] = coachingsWith(work, all)
    if (!first) return []
    const list = href('admin/coaching', {}, { perlu: work })
    const to = others.length > 0 ? list : workHref(work, first.id)
    return [{ text: SENTENCES[work](countOf(work, all)), to }]
  })
}

/** The states of messages by their word in the address. */
export const MESSAGE_STATES = {
  gagal: 'failed',
  'belum-pasti': 'unknown',
  dicoba: 'queued',
} as const

const MESSAGE_WORDS = {
  gagal: 'gagal',
  'belum-pasti': 'belum pasti terkirim',
  dicoba: 'masih dicoba',
}

/** How many these are: '5', or '200+' where there may be more of a state than the server tells. */
export function messageCount(messages: readonly UndeliveredMessage[]): string {
  const isCut = Object.values(MESSAGE_STATES).some(
    (one) => messages.filter(({ state }) => state === one).length >= MOST_MESSAGES,
  )
  return `${messages.length}${isCut ? '+' : ''}`
}

/** Messages that did not arrive, by state; each opens their list. */
export function messageLinks(messages: readonly UndeliveredMessage[]): AttentionLink[] {
  return (['gagal', 'belum-pasti', 'dicoba'] as const).flatMap((word) => {
    const own = messages.filter(({ state }) => state === MESSAGE_STATES[word])
    if (own.length === 0) return []
    const to = href('admin/beranda', {}, { pesan: word })
    return [{ text: `${messageCount(own)} pesan ${MESSAGE_WORDS[word]}`, to }]
  })
}
