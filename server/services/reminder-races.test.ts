import fc from 'fast-check'
import {
  isQuiet,
  READY_REMINDERS,
  reminderDue,
  reminderExpiry,
} from '../../lib/domain/messages/reminder-plan.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { reminders } from '../db/schema/reminders.ts'
import { meeting } from '../testing/participation-rows.ts'
import { august, remindAt, remindedCoaching } from '../testing/reminder-steps.ts'
import { sharedServer } from '../testing/shared-server.ts'
import { toSchedule } from './coaching-view.ts'

const server = sharedServer()

const MINUTE_MS = 60_000
const ZONE = 'Asia/Jakarta'
const pad = (number: number) => String(number).padStart(2, '0')

type Move =
  | { act: 'pass' | 'jump'; minutes: number }
  | { act: 'move'; day: number; hour: number }

const minutesOf = (act: 'pass' | 'jump', options: { min: number; max: number }) =>
  fc.record({ act: fc.constant(act), minutes: fc.integer(options) })

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 24, arbitrary: minutesOf('pass', { min: 30, max: 110 }) },
  { weight: 1, arbitrary: minutesOf('jump', { min: -1500, max: 1500 }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('move' as const),
      ...{ day: fc.integer({ min: 25, max: 27 }), hour: fc.integer({ min: 6, max: 18 }) },
    }),
  },
)

const KINDS = ['hour-before', 'day-before', 'post-test', 'post-test-evening'] as const

/** What must have been decided by now, as the rules say it without looking at what was done. */
const owedAt = (schedule: ReturnType<typeof toSchedule>, now: Date) =>
  KINDS.filter((kind) => {
    const due = reminderDue(kind, READY_REMINDERS[kind], schedule, ZONE)
    return due && due < now && now < reminderExpiry(kind, due, schedule, ZONE)
  })

test('over moved meetings, clocks that jump a day forth and back and two servers: doubled 0, missed 0', async () => {
  const told = { due: 0, sent: 0, leftOut: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 35, maxLength: 45 }), async (moves) => {
      await server.reset()
      const ani = await server.createUser()
      const { coaching } = await remindedCoaching(server, [ani])
      let now = august('24T08:00')
      let schedule = toSchedule(coaching)
      const owed = new Set<string>()
      for (const step of moves) {
        if (step.act === 'move') {
          const day = `2026-08-${step.day}`
          const times = meeting(day, `${pad(step.hour)}:00`, `${pad(step.hour + 2)}:00`)
          await server.db.update(coachings).set(times).where(eq(coachings.id, coaching.id))
          schedule = toSchedule(times)
        } else now = new Date(now.getTime() + step.minutes * MINUTE_MS)
        await remindAt(server, now, 2)
        const looked = server.clock.now()
        const rows = await server.db.select().from(reminders)
        for (const kind of owedAt(schedule, looked)) {
          const row = rows.find((known) => known.kind === kind)
          if (!row) throw new Error(`missed: ${kind} at ${looked.toISOString()}`)
          owed.add(row.occasion)
          if (row.outcome === 'sent' && row.decidedAt.getTime() === looked.getTime())
            expect(isQuiet(kind, schedule, looked, ZONE)).toBe(false)
        }
        await server.deliver()
      }
      const rows = await server.db.select().from(reminders)
      const went = rows.filter(({ outcome }) => outcome === 'sent')
      const mails = server.sent.filter(({ channel }) => channel === 'email')
      expect(new Set(rows.map(({ occasion }) => occasion)).size).toBe(rows.length)
      expect(mails).toHaveLength(went.length)
      told.due += owed.size
      told.sent += went.length
      told.leftOut += rows.length - went.length
    }),
    { numRuns: 18, seed: 20 },
  )
  expect(told.due).toBeGreaterThan(30)
  expect(told.sent + told.leftOut).toBeGreaterThanOrEqual(told.due)
})
