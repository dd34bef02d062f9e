import type { FastifyInstance } from 'fastify'
import { type Db, ping } from '../db/client.ts'

/** Something without which calls cannot be answered; it throws when it is away. */
export type Probe = () => Promise<void>

const PATIENCE_MS = 2_000
/** Whoever asks more often gets the same answer: asking must not be a burden. */
const KEPT_MS = 1_000

const inTime = async (probe: Probe): Promise<'ok' | 'failed'> => {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<'failed'>((settle) => {
    timer = setTimeout(() => settle('failed'), PATIENCE_MS)
  })
  const answer = probe().then(
    () => 'ok' as const,
    () => 'failed' as const,
  )
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer))
}

const askAll = async (probes: Record<string, Probe>) => {
  const answers = Object.entries(probes).map(
    async ([name, probe]) => [name, await inTime(probe)] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}

/**
 * `GET {base}/health` says that the process answers, and touches nothing else: for whoever restarts it.
 * `GET {base}/ready` says whether calls can be answered, 503 when the database or the disk is away: for
 * whoever sends people here.
 */
export const registerHealth = (
  app: FastifyInstance,
  { db, probes = {} }: { db: Db; probes?: Record<string, Probe> },
): void => {
  let askedAt = Number.NEGATIVE_INFINITY
  let asked: ReturnType<typeof askAll> | undefined
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/ready', async (_request, reply) => {
    if (!asked || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now()
      asked = askAll({ database: () => ping(db), ...probes })
    }
    const parts = await asked
    const isReady = Object.values(parts).every((state) => state === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'failed', ...parts })
  })
}
