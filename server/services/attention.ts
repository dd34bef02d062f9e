import { isOverWorkingDay } from '../../lib/domain/schedule/working-day.ts'
import type { CoachingAttention } from '../../lib/entities/attention.ts'
import type { Db } from '../db/client.ts'
import { countMissingCertificates, listAllWaiting } from '../repositories/attention.ts'
import { listDaysOff } from '../repositories/holidays.ts'
import { closeOverdueAttempts } from './close-attempts.ts'
import { OFFICE_ZONE } from './office-zone.ts'

/** What waits for an admin, by coaching; a coaching where nothing does is left out. */
export const readAttention = async (db: Db, now: Date): Promise<CoachingAttention[]> => {
  await closeOverdueAttempts(db, now)
  const waiting = Map.groupBy(await listAllWaiting(db), ({ coachingId }) => coachingId)
  const holidays = await listDaysOff(db)
  const missing = await countMissingCertificates(db)
  return [...new Set([...waiting.keys(), ...missing.keys()])].map((id) => {
    const proposals = waiting.get(id) ?? []
    const isOverdue = ({ createdAt }: { createdAt: Date }) =>
      isOverWorkingDay(createdAt, now, OFFICE_ZONE, holidays)
    return {
      id,
      waiting: proposals.length,
      overdue: proposals.filter(isOverdue).length,
      certificates: missing.get(id) ?? 0,
    }
  })
}
