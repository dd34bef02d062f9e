import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { revokeSessionsOf } from '../../repositories/sessions.ts'
import type { UserRow } from '../../repositories/users.ts'
import { closeOverdueAttempts } from '../../services/close-attempts.ts'
import { deliverDue } from '../../services/outbox.ts'
import { openSession } from '../../services/sessions.ts'
import { createCall, type TestServer } from '../test-server.ts'
import { Gateway } from './gateway.ts'
import type { Answered, Handled, Request } from './handled.ts'
import type { Plant } from './plant.ts'
import { type Queries, queriesOf } from './queries.ts'
import type { Random } from './random.ts'
import { type Reminding, remind } from './reminding.ts'
import { NO_ROWS, type Rows, readChanged, readRows } from './rows.ts'
import type { WorldTime } from './world-time.ts'

const REFUSAL = 'no space left on device'
const OVERDUE_MS = 60_000

/** The server of a world: the real application on its database, by the world's clock. */
export class Office {
  rows: Rows = NO_ROWS
  readonly gateway = new Gateway()
  /** What the last run of the reminders decided. */
  reminding: Reminding | null = null
  private readonly count: (what: string) => void
  private readonly firstHeard = new Map<string, number>()
  /** Calls whose commit the database is still going to refuse. */
  refusedCommits = 0
  onHandled: (handled: Handled) => void = () => undefined
  readonly server: TestServer
  private readonly time: WorldTime
  private readonly random: Random
  private readonly plant: Plant
  private app: FastifyInstance
  private readonly transaction: TestServer['db']['transaction']
  private readonly queries: Queries

  constructor(
    server: TestServer,
    {
      time,
      random,
      plant,
      count,
    }: {
      time: WorldTime
      random: Random
      plant: Plant
      count: (what: string) => void
    },
  ) {
    this.count = count
    this.plant = plant
    this.server = server
    this.time = time
    this.random = random
    this.app = server.app
    this.queries = queriesOf(server.pool)
    this.transaction = server.db.transaction
    this.settle(server.app)
    server.db.transaction = (work, config) =>
      this.transaction(async (tx) => {
        const result = await work(tx)
        if (this.refusedCommits === 0) return result
        this.refusedCommits -= 1
        throw new Error(REFUSAL)
      }, config)
  }

  /** The server is as it was before this world. */
  async close() {
    this.server.db.transaction = this.transaction
    if (this.app !== this.server.app) await this.app.close()
  }

  /** An id that the seed tells. */
  nextId() {
    const hex = (length: number) =>
      Array.from({ length }, () => this.random.below(16).toString(16)).join('')
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  }

  openSession({ id: userId, role }: UserRow) {
    const now = this.tick()
    const session = { userId, role, now }
    return this.time.hold(openSession(this.server.db, this.app.services, session))
  }

  async handle(asked: Request): Promise<Answered> {
    const { endpoint, token, file, ...request } = this.plant.ask?.(asked) ?? asked
    const call = createCall(this.app, async () => token)
    await this.refresh()
    const [before, refusals] = [this.rows, this.refusedCommits]
    const at = this.tick().getTime()
    const { status, answer, bytes } = await call(endpoint, {
      params: request.params as Record<string, string>,
      body: request.body as Record<string, unknown>,
      ...(file && { file }),
      ...(token && { as: { token } }),
      headers: request.headers ?? {},
    })
    // a file is told as it is read
    const given = answer ?? bytes.toString()
    const name = `${endpoint.method} ${endpoint.path}`
    const fresh = { ...request, call: name, status, answer: given, before }
    const told = this.plant.answer ? await this.plant.answer(fresh, this.server.db) : given
    await this.readAgain()
    const isCommitRefused = refusals > this.refusedCommits
    const firstAt = this.firstHeardOf(request, at)
    const said = { ...request, call: name, status, answer: told, at, firstAt }
    this.onHandled({ ...said, before, after: this.rows, isCommitRefused })
    return { status, answer: told, at }
  }

  private firstHeardOf({ headers }: Pick<Request, 'headers'>, at: number) {
    const key = headers?.['idempotency-key']
    const firstAt = this.firstHeard.get(key ?? '') ?? at
    if (key) this.firstHeard.set(key, firstAt)
    return firstAt
  }

  endSessions({ id: userId }: UserRow) {
    const ending = { userId, now: this.tick(), reason: 'account' as const }
    return this.time.hold(revokeSessionsOf(this.server.db, ending))
  }

  /** What production does every few seconds. */
  async runJobs() {
    const { db } = this.server
    this.tick()
    const { clock } = this.server
    const { config } = this.server.deps
    const log = { warn: () => undefined }
    const { senders } = this.gateway
    const jobs = [
      () => closeOverdueAttempts(db, clock.now()),
      () => deliverDue({ db, clock, log, senders, config }),
    ]
    // one that fails is tried again a few seconds later
    for (const job of jobs) await job().catch(this.unlessRefused)
    await this.readAgain()
  }

  /** Looks what is due, as production does every few seconds. */
  async remind() {
    this.tick()
    const { services } = this.app
    const before = new Set(this.rows.reminders.map(({ id }) => id))
    const { at, isDone } = await remind(this.transaction, services, this.time.now)
    await this.readAgain()
    const fresh = this.rows.reminders.filter(({ id }) => !before.has(id))
    for (const { outcome } of fresh) this.count(`reminder ${outcome}`)
    this.reminding = isDone ? { at, fresh, rows: this.rows } : null
  }

  /** The server dies and another one starts on the same database. */
  async restart() {
    if (this.app !== this.server.app) await this.app.close()
    this.app = await buildApp(this.server.deps)
    this.settle(this.app)
    await this.app.ready()
  }

  async look() {
    this.queries.takeChanged()
    this.rows = await readRows(this.server.db)
  }

  private async readAgain() {
    const changed = this.queries.takeChanged()
    this.rows = await readChanged(this.server.db, this.rows, changed)
  }

  private readonly unlessRefused = (error: unknown) => {
    if (!(error instanceof Error && error.message === REFUSAL)) throw error
  }

  /** Whoever reads may have closed what is overdue. */
  private async refresh() {
    const isOverdue = ({ ended_at, deadline }: Rows['test_attempts'][number]) =>
      ended_at === null && Date.parse(deadline) + OVERDUE_MS < this.time.now
    if (this.rows.test_attempts.some(isOverdue)) await this.readAgain()
  }

  private tick() {
    const now = new Date(this.time.now)
    this.server.clock.set(now)
    return now
  }

  /** Sessions have ids of the world's, since the life of a token hangs on its id. */
  private settle({ services }: FastifyInstance) {
    services.tokens = { ...services.tokens, newFamily: () => this.nextId() }
  }
}
