import { MOODS } from '../gateway.ts'
import type { World } from '../world.ts'
import type { Act } from './act.ts'

const HOUR_MS = 3_600_000
const AHEAD_MS = [0, 0, 180_000, HOUR_MS, 24 * HOUR_MS, -3 * HOUR_MS]
const BEHIND_MS = [0, 0, 0, 900, 60_000, HOUR_MS]

const someLine = ({ random, devices }: World) => random.pick(devices)?.line

const changeLine = (world: World) => {
  const line = someLine(world)
  if (!line) return
  line.isDown = world.random.chance(0.3)
  line.badness = world.random.pick([0, 0.2, 0.6]) ?? 0
}

/** The clock that people set, and the time that passes unseen while a device sleeps. */
const changeClock = ({ random, participants, takings }: World) => {
  const device = random.pick(participants)
  for (const { device: owner, taking } of takings) {
    if (owner !== device) continue
    const { store } = taking
    store.clockAheadMs = random.pick(AHEAD_MS) ?? 0
    store.isOldBuild = random.chance(0.3)
    store.behindMs = random.pick(BEHIND_MS) ?? 0
  }
}

/** The moments at which the clock alone opens or closes something. */
const moments = ({ office: { rows } }: World) => [
  ...rows.coachings.flatMap(({ jam_mulai: start, jam_selesai: end }) =>
    start && end
      ? [Date.parse(start), Date.parse(end), new Date(end).setUTCHours(14, 0, 0, 0)]
      : [],
  ),
  ...rows.test_attempts
    .filter(({ ended_at }) => ended_at === null)
    .flatMap(({ deadline }) => [Date.parse(deadline), Date.parse(deadline) + 60_000]),
]

/** The clock runs to just before, at, or just after such a moment. */
const runOn = async (world: World) => {
  const { random, time } = world
  const next = Math.min(...moments(world).filter((moment) => moment > time.now + 2000))
  if (!Number.isFinite(next)) return
  const beside = random.pick([-2000, -1, 0, 1, 1500]) ?? 0
  await time.pass(next + beside - time.now)
}

const endSession = async (world: World) => {
  const { random, devices, office } = world
  const device = random.pick(devices)
  if (device) await office.endSessions(device.person)
}

export const SURROUNDINGS: Act[] = [
  { name: 'line changes', weight: 6, play: changeLine },
  { name: 'clock of a device changes', weight: 6, play: changeClock },
  { name: 'time runs on', weight: 2, play: runOn },
  { name: 'jobs run', weight: 6, play: ({ office, time }) => time.hold(office.runJobs()) },
  {
    name: 'gateway changes',
    weight: 2,
    play: ({ office, random }) => {
      office.gateway.mood = random.pick(MOODS) ?? 'takes'
    },
  },
  {
    name: 'database refuses commits',
    weight: 1.5,
    play: ({ office, random }) => {
      office.refusedCommits = 1 + random.below(2)
    },
  },
  {
    name: 'server restarts',
    weight: 0.3,
    play: ({ office, time }) => time.hold(office.restart()),
  },
  { name: 'sessions end', weight: 0.7, play: endSession },
]
