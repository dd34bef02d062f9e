import { sendReminders } from '../../services/automatic-reminders.ts'
import { tellFreePlaces } from '../../services/place-alerts.ts'
import type { Services } from '../../start/deps.ts'
import type { TestServer } from '../test-server.ts'
import type { ReminderRow, Rows } from './rows.ts'

const DAY_MS = 86_400_000
/** How far the clock of the server that reminds is off: now and then a day. */
const JUMPS_MS = [0, 0, 0, DAY_MS, 0, 0, -DAY_MS]

/** One run of the job: what it decided anew, and all as it was then by the clock that it went by. */
export type Reminding = { at: number; fresh: ReminderRow[]; rows: Rows }

/** Told by the moment and not by the seed's draws, so that worlds stay as they were before there were reminders. */
const drawnBy = (moment: number, sides: number) => Math.floor(moment / 997) % sides

const remindingClock = (now: number): number =>
  now + (JUMPS_MS[drawnBy(now, JUMPS_MS.length)] ?? 0)

const DIED = new Error('the server died before the commit')

/** The job as production runs it; now and then its server dies with everything written and nothing committed. */
export const remind = async (
  transaction: TestServer['db']['transaction'],
  services: Services,
  now: number,
): Promise<{ at: number; isDone: boolean }> => {
  const at = remindingClock(now)
  const dies = drawnBy(now, 11) === 5
  const run = (job: typeof sendReminders) =>
    transaction(async (tx) => {
      await job(tx, { now: new Date(at), services })
      if (dies) throw DIED
    })
  try {
    await run(sendReminders)
    await run(tellFreePlaces)
  } catch (error) {
    if (error !== DIED) throw error
  }
  return { at, isDone: !dies }
}
