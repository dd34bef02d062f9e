import type { TestServer } from '../test-server.ts'
import type { Act } from './acts/act.ts'
import { ADMIN_ACTS } from './acts/admins.ts'
import { CERTIFICATE_ACTS } from './acts/certificates.ts'
import { EDITS } from './acts/edits.ts'
import { OFFER_ACTS } from './acts/offers.ts'
import { PARTICIPANT_ACTS } from './acts/participants.ts'
import { SURROUNDINGS } from './acts/surroundings.ts'
import { CHECKS } from './checks/all.ts'
import type { Handled } from './handled.ts'
import type { Plant } from './plant.ts'
import { type Found, type Seen, seenOf } from './seen.ts'
import { World } from './world.ts'

export type Violation = Found & {
  seed: number
  step: number
  check: string
  story: string[]
}
export type Played = { violation: Violation | null; counts: Record<string, number> }

const ACTS: readonly Act[] = [
  ...PARTICIPANT_ACTS,
  ...ADMIN_ACTS,
  ...EDITS,
  ...CERTIFICATE_ACTS,
  ...OFFER_ACTS,
  ...SURROUNDINGS,
]
const STORY_LINES = 25
/** So many steps lie between two looks at what is due: each costs two transactions. */
const REMINDED_EACH = 8
/** Longer than the longest pause of any sender, and than people think. */
const CALM_MS = 300_000

/** The first rule that does not hold. */
const firstViolation = (seen: Seen): (Found & { check: string }) | null => {
  for (const [check, look] of Object.entries(CHECKS)) {
    const found = look(seen)
    if (found) return { check, ...found }
  }
  return null
}

/** Plays one world until its end or the first violation. */
class Play {
  readonly world: World
  violation: Violation | null = null
  private readonly seed: number
  private step = 0
  private readonly story: string[] = []

  constructor(server: TestServer, seed: number, plant?: Plant) {
    this.seed = seed
    this.world = new World(server, seed, plant)
  }

  async run(steps: number): Promise<Played> {
    const { world } = this
    await world.arrange()
    world.office.onHandled = (handled) => this.handled(handled)
    try {
      for (this.step = 1; this.step <= steps && !this.violation; this.step += 1) {
        await this.next()
        this.check(null)
      }
      if (!this.violation) await this.calm()
    } finally {
      await world.office.close()
    }
    return { violation: this.violation, counts: world.played }
  }

  private async next() {
    const { world } = this
    const { random, time, devices } = world
    for (const device of devices)
      if (!device.isSignedIn && random.chance(0.3)) await device.signIn()
    const act = random.weighted(ACTS)
    if (!act) return
    world.count(act.name)
    this.tell(act.name)
    await act.play(world)
    await time.pass(random.below(random.pick([3000, 3000, 60_000]) ?? 0))
    if (this.step % REMINDED_EACH === 0) await time.hold(world.office.remind())
  }

  /** All lines are good again: whatever was unknown ends by itself. */
  private async calm() {
    const { world } = this
    this.tell('all lines are good again')
    for (const { line } of world.devices) Object.assign(line, { isDown: false, badness: 0 })
    for (let part = 0; part < 2; part += 1) {
      // whoever learns only now that the session is over signs in again
      for (const device of world.devices) if (!device.isSignedIn) await device.signIn()
      await world.time.pass(CALM_MS)
    }
    this.check(null, true)
  }

  private handled(handled: Handled) {
    const { device, call, body, status, answer } = handled
    const sent = JSON.stringify(body ?? {}).slice(0, 160)
    const said = status === 200 ? '' : ` ${JSON.stringify(answer)?.slice(0, 160)}`
    this.tell(`  ${device.name}: ${call} ${sent} -> ${status}${said}`)
    this.check(handled)
  }

  private tell(line: string) {
    const at = new Date(this.world.time.now).toISOString()
    this.story.push(`${this.step} ${at} ${line}`)
  }

  private check(call: Handled | null, isCalm = false) {
    if (this.violation) return
    const [failure] = this.world.failures
    if (failure) throw failure
    const found = firstViolation(seenOf(this.world, call, isCalm))
    if (!found) return
    const story = this.story.slice(-STORY_LINES)
    this.violation = { seed: this.seed, step: this.step, story, ...found }
  }
}

/** Plays the world of a seed on a server that nobody else uses. */
export const playWorld = (
  server: TestServer,
  { seed, steps, plant }: { seed: number; steps: number; plant?: Plant },
): Promise<Played> => new Play(server, seed, plant).run(steps)

/** A violation as it is printed; its seed plays it again. */
export const describeViolation = ({
  seed,
  step,
  check,
  told,
  is,
  story,
}: Violation): string =>
  [`seed ${seed}, step ${step}: ${check}`, `told: ${told}`, `is: ${is}`, ...story].join(
    '\n',
  )
