import type { Db } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import { sendReminders } from '../../services/automatic-reminders.ts'
import { remindAdmins } from '../../services/morning-reminders.ts'
import { deliverDue } from '../../services/outbox.ts'
import { tellFreePlaces } from '../../services/place-alerts.ts'
import { type Message, NotDelivered, Refused } from '../../services/senders.ts'
import type { TestServer } from '../test-server.ts'
import type { Mood } from '../world/gateway.ts'
import { type Queries, queriesOf } from '../world/queries.ts'
import type { Random } from '../world/random.ts'
import type { Leaving } from './leaving.ts'
import type { Planted } from './planted.ts'

const HOUR = 3_600_000
const MOODS = ['takes', 'takes', 'takes', 'away', 'away', 'refuses', 'breaks off'] as const
const DIED = new Error('kill -9')
const WAITING = sql`select 1 from outbox where state in ('queued', 'sending') limit 1`

/** The database as a server sees it: nothing of it once the server has died. */
const mortal = (db: Db) => {
  let isDead = false
  const seen = new Proxy(db, {
    get: (target, name) => {
      if (isDead) throw DIED
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: seen, isDead: () => isDead, die: () => (isDead = true), inFlight: 0 }
}

type Life = ReturnType<typeof mortal>

/** Four servers on one database, each of which may die at any point, and the gateways. */
export class Servers {
  mood: Mood = 'takes'
  onLeaving: (message: Leaving, mood: Mood) => void = () => undefined
  readonly count: (what: string) => void
  private readonly server: TestServer
  private readonly queries: Queries
  private readonly random: Random
  private readonly planted: Planted
  /** Whether anybody has asked to be told of a place. */
  hasWishes = false
  private waiting = { writes: -1, are: false }
  private isNested = false

  constructor(
    server: TestServer,
    about: { random: Random; planted: Planted; count: (what: string) => void },
  ) {
    this.server = server
    this.queries = queriesOf(server.pool)
    this.random = about.random
    this.planted = about.planted
    this.count = about.count
  }

  changeMood() {
    this.mood = this.random.pick(MOODS) ?? 'takes'
  }

  /** What each of some servers does at a moment; whether one of them has looked and lived. */
  async work(now: Date): Promise<boolean> {
    this.server.clock.set(now)
    let hasLooked = false
    const servers = this.random.pick([1, 1, 1, 1, 1, 1, 1, 2, 4]) ?? 1
    for (let no = 0; no < servers; no += 1) {
      // they deliver more often than they look
      if (this.random.chance(0.85)) hasLooked = (await this.look()) || hasLooked
      if (await this.hasWaiting()) await this.deliver()
    }
    return hasLooked
  }

  private async look(): Promise<boolean> {
    const { server, planted } = this
    const { db, clock, services } = server
    const context = { now: clock.now(), services }
    await planted.beforeLook?.(db, context.now)
    if (planted.aheadMs) {
      const ahead = new Date(context.now.getTime() + planted.aheadMs)
      await db.transaction((tx) => sendReminders(tx, { ...context, now: ahead }))
    }
    const dies = this.random.chance(0.03)
    const run = (job: typeof sendReminders) =>
      db.transaction(async (tx) => {
        await job(tx, context)
        if (dies) throw DIED
      })
    const hour = new Date(clock.now().getTime() + 7 * HOUR).getUTCHours()
    try {
      await run(sendReminders)
      // at other hours it asks nothing
      if (hour >= 7 && hour <= 10) await run(remindAdmins)
      if (this.hasWishes) await run(tellFreePlaces)
    } catch (error) {
      if (error !== DIED) throw error
      this.count('killed before the commit')
    }
    await planted.afterLook?.(db, context.now)
    return !dies
  }

  async hasWaiting(): Promise<boolean> {
    const writes = this.queries.writesTo('outbox')
    if (this.waiting.writes !== writes) {
      const { rows } = await this.server.db.execute(WAITING)
      this.waiting = { writes, are: rows.length > 0 }
    }
    return this.waiting.are
  }

  private async deliver() {
    const { clock, deps } = this.server
    const life = mortal(this.server.db)
    const send = (message: Message) => this.send(message as Leaving, life)
    const log = { warn: () => undefined }
    const senders = { email: send, whatsapp: send }
    try {
      await deliverDue({ db: life.db, clock, log, senders, config: deps.config })
    } catch (error) {
      if (error !== DIED) throw error
      // what was beside the one that failed ends by itself
      while (life.inFlight > 0) await new Promise(setImmediate)
      await new Promise(setImmediate)
    }
  }

  private async send(message: Leaving, life: Life) {
    life.inFlight += 1
    try {
      return await this.hand(message, life)
    } finally {
      life.inFlight -= 1
    }
  }

  /** As a gateway takes it: another server may look meanwhile, and its sender may die before and after. */
  private async hand(message: Leaving, life: Life) {
    const { random, mood, planted } = this
    await planted.beforeSend?.(this.server.db, message)
    if (!this.isNested && random.chance(0.1)) {
      this.isNested = true
      await this.look()
      await this.deliver()
      this.isNested = false
    }
    if (random.chance(0.03)) this.kill(life, 'killed before sending')
    if (life.isDead()) throw DIED
    if (mood === 'away') throw new NotDelivered('no answer')
    if (mood === 'refuses') throw new Refused('no such recipient')
    this.onLeaving(message, mood)
    if (random.chance(0.03)) this.kill(life, 'killed after sending')
    if (life.isDead()) throw DIED
    if (mood === 'breaks off') throw new Error('connection lost after DATA')
    return undefined
  }

  private kill(life: Life, what: string) {
    life.die()
    this.count(what)
  }
}
