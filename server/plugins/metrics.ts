import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../db/client.ts'
import { notFound } from '../problem.ts'
import { findNewestBackup } from '../repositories/audit.ts'
import { countMessages } from '../repositories/outbox-counts.ts'
import { sameText } from '../services/tokens.ts'

/** What is measured beside the calls, and who may read it. */
export type MetricsSource = {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** Null: only this machine may read, and not through a proxy. */
  token: string | null
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 3, 5, 15]

const mayRead = ({ headers, socket }: FastifyRequest, token: string | null) => {
  if (token !== null) return sameText(headers.authorization ?? '', `Bearer ${token}`)
  const isProxied =
    headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isProxied && LOOPBACK.includes(socket.remoteAddress ?? '')
}

/** What cannot be asked has no value, and the others are told all the same: above all while the database is away. */
const orNull = async <T>(ask: () => PromiseLike<T>): Promise<T | null> => {
  try {
    return await ask()
  } catch {
    return null
  }
}

const gaugePool = (registry: Registry, pool: MetricsSource['pool']) =>
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to the database: open, idle, and calls waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

const gaugeOutbox = (registry: Registry, db: Db) =>
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages by channel and state.',
    labelNames: ['channel', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      const counts = (await orNull(() => countMessages(db))) ?? []
      for (const { channel, state, messages } of counts)
        this.set({ channel, state }, messages)
    },
  })

const gaugeDisk = (registry: Registry, freeBytes: () => Promise<number>) =>
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room on the disk with the data; below 200 MiB calls that write are refused.',
    registers: [registry],
    async collect() {
      const free = await orNull(freeBytes)
      if (free === null) this.remove()
      else this.set(free)
    },
  })

const gaugeBackup = (registry: Registry, db: Db) =>
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the newest noted backup; without a value where none is noted.',
    registers: [registry],
    async collect() {
      const made = await orNull(() => findNewestBackup(db))
      if (made) this.set((Date.now() - made.getTime()) / 1000)
      else this.remove()
    },
  })

const observeCalls = (app: FastifyInstance, registry: Registry) => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by endpoint.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route and not the address: the number of series must not grow with the requests.
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
}

/** Measures every call, and answers what was measured at `GET {base}/metrics` in Prometheus' form. */
export const registerMetrics = (
  app: FastifyInstance,
  {
    path,
    db,
    pool,
    token,
    freeBytes,
  }: MetricsSource & { path: string; db: Db; freeBytes?: () => Promise<number> },
): void => {
  const registry = new Registry()
  // Process, memory, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry })
  observeCalls(app, registry)
  gaugePool(registry, pool)
  gaugeOutbox(registry, db)
  gaugeBackup(registry, db)
  if (freeBytes) gaugeDisk(registry, freeBytes)
  app.get(path, async (request, reply) => {
    // Whoever may not read them need not know that they are there.
    if (!mayRead(request, token)) throw notFound()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
