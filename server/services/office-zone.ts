import { WIB, type Zone } from '../../lib/domain/schedule/time-zone.ts'

/** "Today" and the 21:00 limit on the server: the office's own zone, wherever the machine stands. */
export const OFFICE_ZONE: Zone = WIB.zone
