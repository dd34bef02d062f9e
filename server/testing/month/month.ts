import { sql } from '../../db/orm.ts'
import type { UserRow } from '../../repositories/users.ts'
import { endWish } from '../../services/place-alerts.ts'
import { textOf } from '../begin-again.ts'
import { insertCoaching, insertTest, meeting as times, wib } from '../participation-rows.ts'
import type { TestServer } from '../test-server.ts'
import { createRandom, type Random } from '../world/random.ts'
import { type Book, DAY, dayOf, HOUR, noteFullness } from './book.ts'
import type { Planted } from './planted.ts'
import { Servers } from './servers.ts'

const TABLES = [
  ...['users', 'coachings', 'proposals', 'reminder_settings', 'reminders', 'outbox'],
  ...['place_alerts', 'test_attempts', 'surveys', 'audit_trail'],
]
/** A Monday. */
export const FIRST_DAY = wib('2026-08-24', '00:00').getTime()
const ZONES = [
  ['Asia/Jakarta', 7],
  ['Asia/Makassar', 8],
  ['Asia/Jayapura', 9],
  [null, 7],
] as const
const HOURS = [5.5, 7, 8, 9, 9, 10, 13, 14, 18.5]

type Base = { people: UserRow[]; coachings: string[]; sets: string[]; text: string }
const bases = new WeakMap<TestServer, Base>()

const make = async (server: TestServer): Promise<Base> => {
  await server.reset()
  const people: UserRow[] = []
  for (const no of [1, 2, 3, 4])
    people.push(
      await server.createUser({
        ...{ username: `peserta-${no}`, fullName: `Peserta ${no}` },
        ...{ email: `p${no}@contoh.go.id`, whatsapp: `08120000000${no}` },
      }),
    )
  const [coachings, sets]: [string[], string[]] = [[], []]
  for (const day of ['2026-08-26', '2026-09-02', '2026-09-10']) {
    const made = await insertCoaching(server, times(day, '09:00', '11:00'))
    const { set } = await insertTest(server, made, 'post-test')
    coachings.push(made.id)
    sets.push(set.id)
  }
  return { people, coachings, sets, text: await textOf(server, TABLES) }
}

/** What a backup holds, and when it was made: by the clock, and after how many messages. */
type Backup = { madeAt: number; left: number; book: Book; text: string }

/** An office for thirty days: its book says what is, its servers tell it. */
export class Month {
  readonly random: Random
  readonly servers: Servers
  readonly server: TestServer
  readonly counts: Record<string, number> = {}
  base: Base = { people: [], coachings: [], sets: [], text: '' }
  book: Book = { meetings: [], people: [], parts: [], wishes: [], fullness: {} }
  now = FIRST_DAY + 8 * HOUR
  /** How many messages have left so far. */
  left = 0
  backup: Backup | null = null

  constructor(server: TestServer, seed: number, planted: Planted) {
    this.server = server
    this.random = createRandom(seed)
    const count = (what: string) => this.count(what)
    this.servers = new Servers(server, { random: this.random, planted, count })
  }

  count(what: string, by = 1) {
    this.counts[what] = (this.counts[what] ?? 0) + by
  }

  get moment() {
    return new Date(this.now)
  }

  async arrange() {
    const { server, random } = this
    const base = bases.get(server) ?? (await make(server))
    bases.set(server, base)
    this.base = base
    await server.pool.query(base.text)
    this.servers.mood = 'takes'
    server.services.ways =
      random.pick([['email'], ['whatsapp'], ['email', 'whatsapp']]) ?? []
    for (const { id } of base.people) await this.addPerson(id)
    for (const id of base.coachings) await this.addMeeting(id)
    noteFullness(this.book)
  }

  private async addPerson(id: string) {
    const [name, zone] = this.random.pick(ZONES) ?? [null, 7]
    await this.run(sql`update users set time_zone = ${name} where id = ${id}`)
    this.book.people.push({ id, zone, isStopped: false })
  }

  private async addMeeting(id: string) {
    const { random, book } = this
    const quota = random.pick([2, 3, 10]) ?? 10
    const start = this.someStart(1)
    book.meetings.push({ id, start, end: start + 2 * HOUR, quota, isLive: true, own: {} })
    await this.run(sql`update coachings set total_peserta = ${quota} where id = ${id}`)
    await this.placeMeeting(id, start)
    for (const { id: userId } of book.people)
      if (random.chance(0.6)) await this.propose(userId, id, random.chance(0.8))
  }

  /** On one of the days to come, often on that of another meeting: the messages of a day are limited. */
  someStart(soonest: number) {
    const { random, now } = this
    const left = Math.max(1, (FIRST_DAY + 26 * DAY - now) / DAY)
    const other = random.pick(this.book.meetings)
    const isBeside = other && other.start > now + soonest * DAY && random.chance(0.5)
    const day = isBeside
      ? dayOf(other.start)
      : dayOf(now) + (soonest + random.below(left)) * DAY
    return day + (random.pick(HOURS) ?? 9) * HOUR
  }

  placeMeeting(id: string, start: number) {
    const at = (ms: number) => new Date(ms).toISOString()
    return this.run(sql`update coachings set tanggal_meeting = ${at(dayOf(start) + 12 * HOUR)},
      jam_mulai = ${at(start)}, jam_selesai = ${at(start + 2 * HOUR)} where id = ${id}`)
  }

  /** Proposes where there is a place, and is accepted at once or waits. */
  async propose(userId: string, coachingId: string, isAccepted: boolean) {
    const { book, now } = this
    const meeting = book.meetings.find(({ id }) => id === coachingId)
    const taken = book.parts.filter(
      (part) => part.coachingId === coachingId && part.state === 'in',
    )
    if (!meeting || (isAccepted && taken.length >= meeting.quota)) return
    const at = this.moment.toISOString()
    await this.run(sql`insert into proposals (coaching_id, user_id, questions, status, created_at, decided_at)
      values (${coachingId}, ${userId}, '{a,b,c}', ${isAccepted ? 'APPROVED' : 'PENDING'}, ${at}, ${isAccepted ? at : null})`)
    const others = book.wishes.filter(
      (wish) => wish.userId !== userId || wish.coachingId !== coachingId,
    )
    if (others.length < book.wishes.length)
      await this.server.db.transaction((tx) => endWish(tx, { userId, coachingId }))
    book.wishes = others
    book.parts.push({
      ...{ userId, coachingId, askedAt: now, acceptedAt: isAccepted ? now : Infinity },
      state: isAccepted ? 'in' : 'waits',
      ...{ hasBegun: false, hasEnded: false, hasAnswered: false },
    })
  }

  async makeBackup() {
    const text = await textOf(this.server, TABLES)
    const { now: madeAt, left } = this
    this.backup = { madeAt, left, book: structuredClone(this.book), text }
  }

  run(query: ReturnType<typeof sql>) {
    return this.server.db.execute(query)
  }
}
