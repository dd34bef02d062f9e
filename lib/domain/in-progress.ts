import type { Schedule } from '../entities/coaching.ts'

/** §4 "'currently in progress' note shows when now lies between start and end". */
export const isInProgress = (
  { jamMulai, jamSelesai }: Pick<Schedule, 'jamMulai' | 'jamSelesai'>,
  now: Date,
): boolean =>
  jamMulai !== null &&
  jamSelesai !== null &&
  new Date(jamMulai) <= now &&
  now <= new Date(jamSelesai)
