import type { TestKind } from '../../../lib/entities/test.ts'
import { categories, faqs } from '../../db/schema/content.ts'
import type { UserRow } from '../../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
  wib,
} from '../participation-rows.ts'
import { TEST_NOW, type TestServer } from '../test-server.ts'
import { Device } from './device.ts'
import type { Kept, Made, Told } from './ledger.ts'
import { Line } from './line.ts'
import { Office } from './office.ts'
import { createRandom, type Random } from './random.ts'
import type { Taking } from './taking.ts'
import { WorldTime } from './world-time.ts'

export type Place = { id: string; questions: Record<TestKind, string[]> }

const PEOPLE = { admins: 3, participants: 3 }
const DAY = '2026-08-26'
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
    await server.reset()
    const beginning = random.pick(BEGINNINGS) ?? { at: TEST_NOW, accepted: 0 }
    time.now = beginning.at.getTime()
    server.clock.set(beginning.at)
    await this.addPeople()
    const today = meeting(DAY, '10:00', '12:00')
    await this.addPlace({ ...today, topic: 'Batas', totalPeserta: 2 })
    await this.addPlace({ topic: 'Batas', totalPeserta: 2 })
    await this.addFaq()
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

  private async addPeople() {
    const { server } = this.office
    for (let no = 1; no <= PEOPLE.admins; no += 1) {
      const person = await server.createUser({ role: 'admin', username: `admin-${no}` })
      this.admins.push(this.device(person, `admin ${no}`))
    }
    for (let no = 1; no <= PEOPLE.participants; no += 1) {
      const person = await server.createUser({
        ...{ username: `peserta-${no}`, fullName: `Kanari ${no}` },
        ...{ email: `p${no}@contoh.go.id`, whatsapp: `08120000000${no}` },
      })
      for (let which = 1; which <= (no === 3 ? 1 : 2); which += 1)
        this.participants.push(this.device(person, `peserta ${no}.${which}`))
    }
  }

  private device(person: UserRow, name: string) {
    const line = new Line(this.time, this.random, this.played)
    return new Device(this.office, { name, person, line })
  }

  private async addFaq() {
    const { db } = this.office.server
    const [category] = await db.insert(categories).values({ name: 'Tanya' }).returning()
    const text = {
      categoryId: category?.id ?? '',
      question: '<p>Apa?</p>',
      answer: '<p>Ini.</p>',
    }
    const [faq] = await db.insert(faqs).values(text).returning()
    this.faqId = faq?.id ?? ''
  }

  private async addPlace(change: Parameters<typeof insertCoaching>[1]) {
    const { server } = this.office
    const coaching = await insertCoaching(server, change)
    const idsOf = async (kind: TestKind) => {
      const { questions } = await insertTest(server, coaching, kind)
      return questions.map(({ id }) => id)
    }
    const questions = {
      'pre-test': await idsOf('pre-test'),
      'post-test': await idsOf('post-test'),
    }
    this.places.push({ id: coaching.id, questions })
  }
}
