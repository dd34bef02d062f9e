import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatMoment } from '@/lib/domain/schedule/dates'
import type { Proposal, Told } from '@/lib/entities/proposal'

const CHANNELS = { email: 'Email', whatsapp: 'WhatsApp' }
const STATES = {
  ...{ sent: 'terkirim', queued: 'menunggu pengiriman' },
  ...{ failed: 'gagal terkirim', unknown: 'belum pasti terkirim' },
}

/** How and when: 'Email terkirim 24/08/2026 09:05'. */
export function toldWhen({ channel, state, at }: Told): string {
  const { zone } = browserTimeZone()
  return `${CHANNELS[channel]} ${STATES[state]} ${formatMoment(at, zone)}`
}

/** What is said where no message can be shown: unknown is not the same as none. */
export function untoldText({ told, status }: Pick<Proposal, 'told' | 'status'>): string {
  if (!told) return 'Tidak diketahui'
  return status === 'PENDING' ? 'Belum' : 'Tidak ada pesan'
}

/** All that the participant was told, as one text. */
export const toldText = (proposal: Pick<Proposal, 'told' | 'status'>): string =>
  proposal.told && proposal.told.length > 0
    ? proposal.told.map((one) => `${one.subject}, ${toldWhen(one)}`).join('; ')
    : untoldText(proposal)
