import type { Schedule } from '../../entities/coaching.ts'
import { formatDay, formatTime } from './dates.ts'
import type { TimeZone } from './time-zone.ts'

/** 'Selasa, 25/08/2026 pukul 10:00 s/d 12:00 WIB', or that it is not decided yet. */
export const scheduleText = ({
  tanggalMeeting,
  jamMulai,
  jamSelesai,
  timeZone: { label, zone },
}: Schedule & { timeZone: TimeZone }): string => {
  if (!tanggalMeeting) return 'tanggal dan pukul akan ditentukan kemudian'
  const date = formatDay(tanggalMeeting, zone)
  if (!jamMulai) return `${date}, pukul akan ditentukan kemudian`
  const end = jamSelesai ? ` s/d ${formatTime(jamSelesai, zone)}` : ''
  return `${date} pukul ${formatTime(jamMulai, zone)}${end} ${label}`
}
