import type { Schedule } from '../../entities/coaching.ts'
import type { ReminderKind } from '../../entities/reminder-values.ts'
import { postTestWindow } from '../participation/timing.ts'
import type { Zone } from '../schedule/time-zone.ts'
import { isBefore } from './reminder-plan.ts'
/** Why nobody can do at that time what a reminder is about, in a sentence; null where they can. */
export const uselessAt = (
  kind: ReminderKind,
  due: Date,
  schedule: Schedule,
  zone: Zone,
): string | null => {
  const { jamMulai, jamSelesai } = schedule
  if (isBefore(kind))
    return jamMulai && due >= new Date(jamMulai)
      ? 'Pada waktu ini meeting sudah dimulai. Pilih waktu sebelum meeting.'
      : null
  if (kind === 'survey')
    return jamSelesai && due < new Date(jamSelesai)
      ? 'Pada waktu ini meeting belum selesai. Pilih waktu setelah meeting.'
      : null
  // it goes just after it is due
  return postTestWindow(schedule, new Date(due.getTime() + 1), zone).state === 'open'
    ? null
    : 'Pada waktu ini Post Test tidak dapat dikerjakan. Pilih waktu setelah meeting selesai dan sebelum pukul 21:00.'
}
