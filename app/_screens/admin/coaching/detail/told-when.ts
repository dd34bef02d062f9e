import { WAYS } from '@/app/_screens/admin/message-states'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatMoment } from '@/lib/domain/schedule/dates'
import type { Told } from '@/lib/entities/told'

const STATES = {
  ...{ sent: 'terkirim', queued: 'menunggu pengiriman' },
  ...{ failed: 'gagal terkirim', unknown: 'belum pasti terkirim' },
  logged: 'tidak dikirim (mode demo)',
}

/** How and when: 'Email terkirim 24/08/2026 09:05'. */
export function toldWhen({ channel, state, at }: Told): string {
  const { zone } = browserTimeZone()
  return `${WAYS[channel]} ${STATES[state]} ${formatMoment(at, zone)}`
}
