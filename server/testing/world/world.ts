import type { UserRow } from '../../repositories/users.ts'
import { insertProposal, wib } from '../participation-rows.ts'
import { TEST_NOW, type TestServer } from '../test-server.ts'
import { beginAgain, DAY, type Place } from './base.ts'
import { Device } from './device.ts'
import type { Kept, Made, Told } from './ledger.ts'
import { Line } from './line.ts'
import { Office } from './office.ts'
import { createRandom, type Random } from './random.ts'
import type { Taking } from './taking.ts'
import { WorldTime } from './world-time.ts'

/** Where a world begins: in the registration, on the day of the meeting, after it. */
const BEGINNINGS = [
  { at: TEST_NOW, accepted: 0 },
  { at: wib(DAY, '09:30'), accepted: 2 },
  { at: wib(DAY, '12:01'), accepted: 2 },
]

/** An office with its people: everything of it is told by the seed. */
export class World {
  readonly random: Random
  readonly time = new WorldTime()
  readonly office: Office
  readonly admins: Device[] = []
  readonly participants: Device[] = []
  readonly places: Place[] = []
  /** Tests that have been opened, each on its device. */
  readonly takings: { device: Device; taking: Taking }[] = []
  readonly made: Made[] = []
  /** What admins edit beside coachings. */
  faqId = ''
  readonly told: Told[] = []
  readonly kept: Kept[] = []
  /** Failures that no person would be told: faults of the program. */
  readonly failures: unknown[] = []
  /** How often each act and each fault was played. */
  readonly played: Record<string, number> = {}

  constructor(server: TestServer, seed: number) {
    this.random = createRandom(seed)
    this.office = new Office(server, this)
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
    const beginning = random.pick(BEGINNINGS) ?? { at: TEST_NOW, accepted: 0 }
    time.now = beginning.at.getTime()
    server.clock.set(beginning.at)
    this.places.push(...base.places)
    this.faqId = base.faqId
    for (const [index, person] of base.admins.entries())
      this.admins.push(this.device(person, `admin ${index + 1}`))
    for (const person of base.people) this.addDevices(person)
    await this.addProposals(beginning.accepted)
    for (const device of this.devices) await device.signIn()
    await office.look()
  }

  /** The first participants are accepted to the first coaching; of the rest some wait for one or the other. */
  private async addProposals(accepted: number) {
    const { server } = this.office
    for (const place of this.places) {
      for (const [no, person] of this.people.entries()) {
        const isAccepted = place === this.places[0] && no < accepted
        if (isAccepted) await insertProposal(server, place, person)
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
