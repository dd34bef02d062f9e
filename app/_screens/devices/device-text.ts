import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatDay, formatTime } from '@/lib/domain/schedule/dates'
import type { OwnSession, PreviousLogin } from '@/lib/entities/session'

type Named = Pick<OwnSession, 'browser' | 'system'>

/** 'Chrome di Android', or as much of it as is known. */
const knownName = ({ browser, system }: Named): string =>
  [browser, system].filter(Boolean).join(' di ')

/** What a device is called in a list. */
export const deviceName = (device: Named): string =>
  knownName(device) || 'Perangkat tidak dikenal'

/** 'Senin, 24/08/2026 pukul 09:00 WIB, Chrome di Android. 3 percobaan gagal sejak itu.'; a device that is not known is not named. */
export function previousLoginText({ at, failedSince, ...device }: PreviousLogin): string {
  const { zone, label } = browserTimeZone()
  const moment = `${formatDay(at, zone)} pukul ${formatTime(at, zone)} ${label}`
  const known = [moment, knownName(device)].filter(Boolean).join(', ')
  return failedSince > 0
    ? `${known}. ${failedSince} percobaan gagal sejak itu.`
    : `${known}.`
}
