import { formatDay, formatTime } from '@/lib/domain/schedule/dates'
import type { TimeZone } from '@/lib/domain/schedule/time-zone'
import type { OwnSession } from '@/lib/entities/session'

type Named = Pick<OwnSession, 'browser' | 'system'>

/** 'Chrome di Android', or as much of it as is known. */
const knownName = ({ browser, system }: Named): string =>
  [browser, system].filter(Boolean).join(' di ')

/** What a device is called in a list. */
export const deviceName = (device: Named): string =>
  knownName(device) || 'Perangkat tidak dikenal'

/** 'Senin, 24/08/2026 pukul 09:00 WIB, Chrome di Android'; a device that is not known is not named. */
export const loginText = (
  { at, ...device }: Named & { at: string },
  { zone, label }: TimeZone,
): string =>
  [`${formatDay(at, zone)} pukul ${formatTime(at, zone)} ${label}`, knownName(device)]
    .filter(Boolean)
    .join(', ')
