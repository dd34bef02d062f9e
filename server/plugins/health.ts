import type { FastifyInstance } from 'fastify'
import { type Db, ping } from '../db/client.ts'
import type { FileStore } from '../services/file-store.ts'
import { hasRoom } from './storage-guard.ts'

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

type Parts = {
  db: Db
  files: FileStore
  /** Room on the disk with the data; without it nothing is refused for want of it. */
  freeBytes?: () => Promise<number>
  probes?: Record<string, Probe>
}

/** Everything that a call which writes needs. */
const probesOf = ({ db, files, freeBytes, probes }: Parts): Record<string, Probe> => ({
  database: () => ping(db),
  ...probes,
  ...(freeBytes && {
    space: async () => {
      if (!(await hasRoom(freeBytes))) throw new Error('disk nearly full')
    },
  }),
  files: () => files.probe(),
})

/**
 * `GET {base}/health` says that the process answers, and touches nothing else: for whoever restarts it.
 * `GET {base}/ready` says whether a call that writes would be taken, 503 with the part that would not
 * take it: for whoever sends people here.
 */
export const registerHealth = (app: FastifyInstance, parts: Parts): void => {
  const probes = probesOf(parts)
  let askedAt = Number.NEGATIVE_INFINITY
  let asked: ReturnType<typeof askAll> | undefined
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/ready', async (_request, reply) => {
    if (!asked || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now()
      asked = askAll(probes)
    }
    const states = await asked
    const isReady = Object.values(states).every((state) => state === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'failed', ...states })
  })
}
