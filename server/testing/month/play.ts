import { sql } from '../../db/orm.ts'
import type { TestServer } from '../test-server.ts'
import { type Queries, queriesOf } from '../world/queries.ts'
import { nextAct, playAct, untoldOf } from './acts.ts'
import { type Book, DAY, dayOf, dueOf, HOUR, KINDS, keyOf } from './book.ts'
import {
  type Decided,
  decidedIn,
  type Gone,
  missedAlert,
  missedAt,
  missedMorning,
  type ReminderRow,
  type Written,
  wrongDecision,
  wronglyCalledOff,
  wrongToLeave,
} from './checks.ts'
import { FIRST_DAY, Month } from './month.ts'
import type { Planted } from './planted.ts'
import { restoreMonth } from './restore.ts'

type Found = { check: string; is: string }
export type MonthPlayed = {
  violation: (Found & { seed: number; story: string[] }) | null
  counts: Record<string, number>
}

const MINUTE = 60_000
const STORY_LINES = 20

/** Thirty days of one office, until their end or the first thing that must not be. */
class Play {
  private readonly month: Month
  private readonly planted: Planted
  private readonly queries: Queries
  private found: Found | null = null
  private readonly story: string[] = []
  private readonly gone: Gone = new Map()
  private readonly decided: Decided = new Map()
  private rows: ReminderRow[] = []
  /** What was due before this is not known: a backup was restored. */
  private since = 0
  private nextActAt = 0
  private readAt = -1
  private clockEnds: { at: number; by: number } | null = null
  private readonly mornings = new Set<string>()

  constructor(server: TestServer, seed: number, planted: Planted) {
    this.month = new Month(server, seed, planted)
    this.planted = planted
    this.queries = queriesOf(server.pool)
  }

  async run(seed: number, days: number): Promise<MonthPlayed> {
    const { month } = this
    await month.arrange()
    month.servers.onLeaving = (message) => {
      const { book, now: at } = month
      const { gone, decided } = this
      month.left += 1
      month.count(`left: ${message.purpose ?? 'other'}`)
      this.tell(`  ${message.channel} ${message.purpose} to ${message.userId}`)
      const known = { book, gone, decided, at, no: month.left }
      if (message.purpose) this.note(wrongToLeave(known, message))
    }
    this.nextActAt = month.now + HOUR
    while (month.now < FIRST_DAY + days * DAY && !this.found) await this.step()
    const { found, story } = this
    for (const { outcome } of this.rows) month.count(`decided: ${outcome}`)
    const violation = found && { seed, ...found, story: story.slice(-STORY_LINES) }
    return { violation, counts: month.counts }
  }

  private async step() {
    const { month } = this
    const { random } = month
    const next = Math.min(this.nextActAt, this.nextDue(), this.clockEnds?.at ?? Infinity)
    const isAct = next === this.nextActAt
    month.now = Math.max(month.now, next) + random.below(20_000)
    if (next === this.clockEnds?.at) this.setClock()
    else if (isAct) await this.act()
    // what the clock brings is looked at; an act only where something waits, or by chance
    if (!isAct && random.chance(0.2)) month.servers.mood = 'away'
    if (!isAct || random.chance(0.5) || (await month.servers.hasWaiting()))
      await this.work()
    if (!isAct && random.chance(0.04)) await this.restore()
    // much may happen while something waits for its gateway
    while (random.chance(0.6) && (await month.servers.hasWaiting())) {
      month.now += (random.pick([2, 10, 40, 70]) ?? 2) * MINUTE
      if (random.chance(0.6)) await this.play()
      if (random.chance(0.4)) month.servers.mood = 'takes'
      await this.work()
    }
  }

  private async act() {
    const { month } = this
    const { random } = month
    this.nextActAt = nextAct(month, this.nextDue())
    if (random.chance(0.06)) return this.jump()
    if (random.chance(0.04)) return this.restore()
    await this.play()
  }

  private async play() {
    const { month } = this
    const name = await playAct(month)
    month.count(`act: ${name}`)
    this.tell(name)
    await this.readRows(true)
  }

  /** The clock of the office is hours or a day wrong for some time. */
  private jump() {
    const { month } = this
    if (this.clockEnds) return
    const by = month.random.pick([DAY, -DAY, 3 * HOUR, -3 * HOUR]) ?? DAY
    month.now += by
    this.clockEnds = { at: month.now + month.random.below(12) * HOUR, by: -by }
    this.nextActAt = nextAct(month, this.nextDue())
    month.count('clock jumps')
    this.tell(`clock jumps by ${by / HOUR} h`)
  }

  private setClock() {
    if (!this.clockEnds) return
    const { month } = this
    month.now += this.clockEnds.by
    this.clockEnds = null
    this.nextActAt = nextAct(month, this.nextDue())
    this.tell('clock is right again')
  }

  private async restore() {
    const { month } = this
    const { backup } = month
    if (!backup) return
    month.now += month.random.below(90) * MINUTE
    this.tell(`restored from ${new Date(backup.madeAt).toISOString()}`)
    const isKnown = await restoreMonth(month, backup)
    if (!isKnown) this.forgetLost(backup.left)
    await this.planted.afterRestore?.(month.server.db)
    month.count('restored')
    this.since = Math.max(this.since, month.now)
    this.rows = []
    this.readAt = -1
    await this.readRows(true)
  }

  /**
   * Of what was lost with its data nobody knows any more what an admin had moved to before the restore, or sent by hand, or what
   * went because a clock was ahead: it may go a second time. What was due by the restored plan may not.
   */
  private forgetLost(before: number) {
    const { month } = this
    const { meetings, people } = month.book
    for (const meeting of meetings)
      for (const kind of KINDS)
        for (const { id } of people) {
          const ways = ['email', 'whatsapp'].map(
            (way) => `${keyOf(id, meeting, kind)} ${way}`,
          )
          for (const way of dueOf(meeting, kind) > month.now ? ways : [])
            this.forget(way, before)
        }
    for (const [way, { morning = 0 }] of this.gone)
      if (morning > month.now) this.forget(way, before)
  }

  private forget(way: string, before: number) {
    if ((this.gone.get(way)?.no ?? 0) <= before) return
    this.gone.delete(way)
    this.month.count('lost with its data')
  }

  private async work() {
    const { month } = this
    month.count('moments')
    const hasLooked = await month.servers.work(month.moment)
    this.tell(hasLooked ? 'looked' : 'died while looking')
    const fresh = await this.readRows(false)
    if (fresh.length > 0) await this.judge(fresh)
    if (hasLooked) await this.lookForMissed()
  }

  /** The rows as they are; those that are new. */
  private async readRows(isKnown: boolean): Promise<ReminderRow[]> {
    const { month } = this
    const writes = this.queries.writesTo('reminders')
    if (this.readAt === writes) return []
    this.readAt = writes
    const { rows } = await month.run(
      sql`select id, user_id, coaching_id, kind, outcome, occasion,
        exists (select 1 from outbox where reminder_id = reminders.id and created_by is not null) as "byHand"
        from reminders`,
    )
    const before = new Map(this.rows.map((row) => [row.id, row]))
    this.rows = rows as (ReminderRow & { byHand: boolean })[]
    const fresh = this.rows.filter(({ id }) => !before.has(id))
    for (const row of this.rows as (ReminderRow & { byHand: boolean })[]) {
      const told = decidedIn(month.book, row, month.now, row.byHand)
      if (told && !this.decided.has(row.id)) this.decided.set(row.id, told)
      if (row.kind === 'waiting') this.mornings.add(String(dayOf(month.now)))
      const key = this.decided.get(row.id)?.key
      const isCalledOff =
        row.outcome === 'withdrawn' && before.get(row.id)?.outcome === 'sent'
      if (isCalledOff && key && !isKnown)
        this.note(wronglyCalledOff(month.book, { key, row, at: month.now }))
    }
    return isKnown ? [] : fresh
  }

  private async judge(fresh: readonly ReminderRow[]) {
    const { month } = this
    const { rows } = await month.run(
      sql`select distinct user_id, created_at, subject, coaching_id,
          coalesce(purpose = 'place-alert' and created_at >= ${month.moment.toISOString()}, false) as "isAfter"
        from outbox
        where state <> 'cancelled' and created_at >= ${new Date(dayOf(month.now)).toISOString()}`,
    )
    const written = rows as Written[]
    for (const row of fresh) {
      const own = written.filter(({ user_id }) => user_id === row.user_id)
      // places are told of after the reminders have been decided
      const counts = {
        written: own.length,
        before: own.filter(({ isAfter }) => !isAfter).length,
      }
      this.note(wrongDecision(month.book, row, { at: month.now, ...counts }))
      this.tell(`  ${row.outcome}: ${row.occasion} for ${row.user_id}`)
    }
  }

  private async lookForMissed() {
    const { month, since } = this
    const { book, now: at } = month
    const known = new Set(this.rows.flatMap(({ id }) => this.decided.get(id)?.key ?? []))
    this.note(missedAt(book, { at, known, since }))
    this.note(missedMorning(book, { at, mornings: this.mornings, since }))
    if (book.wishes.length > 0)
      this.note(missedAlert(book, { at, untold: await untoldOf(month) }))
  }

  /** The next moment at which something is due by the book. */
  private nextDue(): number {
    const { book, now } = this.month
    const morning = dayOf(now) + (now < dayOf(now) + 8 * HOUR ? 8 : 32) * HOUR
    const isAwaited = book.parts.some(({ state }) => state === 'waits')
    const moments = [...duesOf(book), isAwaited ? morning : Infinity]
    return Math.min(...moments.filter((moment) => moment > now)) + 1
  }

  private note(found: Found | null) {
    this.found ??= found
    if (found) this.tell(`${found.check}: ${found.is}`)
  }

  private tell(line: string) {
    this.story.push(`${new Date(this.month.now).toISOString()} ${line}`)
  }
}

const duesOf = ({ meetings }: Book) =>
  meetings
    .filter(({ isLive }) => isLive)
    .flatMap((meeting) => KINDS.map((kind) => dueOf(meeting, kind)))

export const playMonth = (
  server: TestServer,
  { seed, days, planted = {} }: { seed: number; days: number; planted?: Planted },
): Promise<MonthPlayed> => new Play(server, seed, planted).run(seed, days)

/** A violation as it is printed; its seed plays it again. */
export const describeMonth = ({
  seed,
  check,
  is,
  story,
}: NonNullable<MonthPlayed['violation']>): string =>
  [`seed ${seed}: ${check}: ${is}`, ...story].join('\n')
