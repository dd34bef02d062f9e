import type { UserRow } from '../../repositories/users.ts'
import { insertProposal, wib } from '../participation-rows.ts'
import { TEST_NOW, type TestServer } from '../test-server.ts'
import { beginAgain, completeFirst, DAY, type Place } from './base.ts'
import type { Desk } from './desk.ts'
import { Device } from './device.ts'
import type { Kept, Made, Told } from './ledger.ts'
import { Line } from './line.ts'
import { Office } from './office.ts'
import type { Plant } from './plant.ts'
import { createRandom, type Random } from './random.ts'
import { Taking } from './taking.ts'
import { WorldTime } from './world-time.ts'

/** Where a world begins: in the registration, on the day of the meeting, after it. */
const FIRST = { at: TEST_NOW, accepted: 0, isDone: false }
/** Before any reminder was due. */
const EARLIER_MS = 3 * 86_400_000
const BEGINNINGS = [
  FIRST,
  { at: wib(DAY, '09:30'), accepted: 2, isDone: false },
  { at: wib(DAY, '12:01'), accepted: 2, isDone: false },
  { at: wib(DAY, '21:30'), accepted: 2, isDone: true },
]

/** An office with its people: everything of it is told by the seed. */
export class World {
  readonly random: Random
  readonly plant: Plant
  readonly time = new WorldTime()
  readonly office: Office
  readonly admins: Device[] = []
  readonly participants: Device[] = []
  readonly places: Place[] = []
  /** Tests that have been opened, each on its device. */
  readonly takings: { device: Device; taking: Taking }[] = []
  readonly owners = new Map<string, string>()
  /** The page that each admin has open. */
  readonly desks = new Map<Device, Desk>()
  readonly made: Made[] = []
  /** What admins edit beside coachings. */
  faqId = ''
  readonly told: Told[] = []
  readonly kept: Kept[] = []
  /** Failures that no person would be told: faults of the program. */
  readonly failures: unknown[] = []
  /** How often each act and each fault was played. */
  readonly played: Record<string, number> = {}

  constructor(server: TestServer, seed: number, plant: Plant = {}) {
    this.plant = plant
    this.random = createRandom(seed)
    const { time } = this
    const count = (what: string) => this.count(what)
    this.office = new Office(server, { time, random: this.random, plant, count })
  }

  get devices() {
    return [...this.admins, ...this.participants]
  }

  /** So many ms of the world. */
  pause(ms: number) {
    return new Promise<void>((resolve) => this.time.after(ms, resolve))
  }

  count(what: string) {
    this.played[what] = (this.played[what] ?? 0) + 1
  }

  async arrange() {
    const { office, random, time } = this
    const { server } = office
    const base = await beginAgain(server)
    const beginning = random.pick(BEGINNINGS) ?? FIRST
    time.now = beginning.at.getTime()
    server.clock.set(beginning.at)
    this.places.push(...base.places)
    this.faqId = base.faqId
    for (const [index, person] of base.admins.entries())
      this.admins.push(this.device(person, `admin ${index + 1}`))
    for (const person of base.people) this.addDevices(person)
    for (const { id, username } of base.people) this.owners.set(id, username)
    await this.addProposals(beginning.accepted)
    if (beginning.isDone) await completeFirst(server, this.people.slice(0, 2), base)
    for (const device of this.devices) await device.signIn()
    await office.look()
    if (beginning.accepted > 0 && !beginning.isDone) this.beginTests()
  }

  /** Some are in the middle of their test, also on two devices at once. */
  private beginTests() {
    const coachingId = this.places[0]?.id ?? ''
    for (const device of this.participants.filter(() => this.random.chance(0.6)))
      void this.openTest(device, { coachingId, kind: 'pre-test' })
  }

  openTest(device: Device, test: Taking['test']) {
    const taking = new Taking(device, test, this)
    this.takings.push({ device, taking })
    return taking.begin()
  }

  /** The first participants are accepted to the first coaching; of the rest some wait for one or the other. */
  private async addProposals(count: number) {
    const { server } = this.office
    for (const place of this.places) {
      for (const [no, person] of this.people.entries()) {
        const isAccepted = place === this.places[0] && no < count
        const decidedAt = new Date(this.time.now - EARLIER_MS)
        const accepted = { status: 'APPROVED' as const, decidedAt }
        if (isAccepted) await insertProposal(server, place, person, accepted)
        else if (this.random.chance(0.5))
          await insertProposal(server, place, person, { status: 'PENDING' })
      }
    }
  }

  /** The participants, each once. */
  get people(): UserRow[] {
    return [...new Set(this.participants.map(({ person }) => person))]
  }

  /** The last of the participants has one device, the others two. */
  private addDevices(person: UserRow) {
    const no = this.people.length + 1
    for (let which = 1; which <= (no === 3 ? 1 : 2); which += 1)
      this.participants.push(this.device(person, `peserta ${no}.${which}`))
  }

  private device(person: UserRow, name: string) {
    const line = new Line(this.time, this.random, this.played)
    return new Device(this.office, { name, person, line })
  }
}
