import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../app.ts'
import type { Client } from '../db/client.ts'
import { demoRows } from '../db/demo/demo-rows.ts'
import { DEMO_PASSWORDS, insertDemo } from '../db/demo/seed-demo.ts'
import { emptyTablesQuickly, withoutReferences } from '../db/empty-tables.ts'
import { startJobs } from '../jobs.ts'
import { memoryStore } from '../services/file-store.ts'
import { createPasswords } from '../services/passwords.ts'
import type { Sender } from '../services/senders.ts'
import type { Config } from '../start/config.ts'
import type { Deps, Site } from '../start/deps.ts'
import { movableClock } from './clock.ts'
import { buildControls, type Delivered } from './controls.ts'
import { createFaults } from './faults.ts'
import { createListener } from './listener.ts'
import { endableTokens } from './tokens.ts'

export type MockSettings = {
  config: Config
  database: Client
  site: Site | null
  logger: Deps['logger']
}

const hashPasswords = async () => {
  const { hash } = createPasswords()
  return {
    superadmin: await hash(DEMO_PASSWORDS.superadmin),
    admin: await hash(DEMO_PASSWORDS.admin),
    peserta: await hash(DEMO_PASSWORDS.peserta),
  }
}

/** A gateway that takes every message and remembers what it said, also of one that the outbox forgets. */
const createGateway = () => {
  const taken = new Map<string, Delivered>()
  const take: Sender = async ({ id, body, stopUrl = null }) => {
    taken.set(id, { body, stopUrl })
  }
  return { senders: { email: take, whatsapp: take }, read: (id: string) => taken.get(id) }
}

/** Puts the demo data in the place of everything there is. */
const createReset = async ({
  config,
  db,
  files,
}: Pick<Deps, 'config' | 'db'> & { files: ReturnType<typeof memoryStore> }) => {
  const passwords = await hashPasswords()
  return async (now: Date) => {
    const rows = await demoRows({ now, appName: config.appName, passwords })
    files.clear()
    await Promise.all(rows.files.map(({ row, bytes }) => files.put(row.name, bytes)))
    await db.transaction(async (tx) => {
      await emptyTablesQuickly(tx)
      await withoutReferences(tx, () => insertDemo(tx, rows))
    })
    return new Set(rows.messages.map(({ id }) => id))
  }
}

/** One after the other, however many are asked for at once. */
const inTurn = <A extends unknown[]>(work: (...input: A) => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (...input: A): Promise<void> => {
    const mine = last.then(() => work(...input))
    last = mine.catch(() => undefined)
    return mine
  }
}

/**
 * The application as production builds it, on a database that holds the demo data, behind a server
 * that can set its clock, fail calls and end sessions.
 */
export const createMock = async ({ config, database, site, logger }: MockSettings) => {
  const [clock, files] = [movableClock(), memoryStore()]
  const gateway = createGateway()
  const { db } = database
  const deps = { config, db, clock, files, senders: gateway.senders, logger, site }
  const app = await buildApp(deps)
  const { tokens, expire, forget } = endableTokens(app.services.tokens)
  app.services.tokens = tokens
  const { features } = app.services
  const tellFeatures = (names: string[]) => {
    app.services.features = () => names
  }
  const faults = createFaults(config.basePath)
  const fill = await createReset(deps)
  let seeded = new Set<string | undefined>()
  const reset = inTurn(async (now: Date | null) => {
    faults.clear()
    forget()
    app.services.features = features
    if (now) clock.jumpTo(now)
    else clock.reset()
    // the moment itself, since the clock runs on from there
    seeded = await fill(now ?? clock.now())
    app.visitorAnswers.forget()
  })
  const controlPath = `${config.basePath}/__mock`
  const controls = buildControls(controlPath, {
    ...{ db, clock, faults, reset, expire, tellFeatures },
    delivered: gateway.read,
    isSeeded: (id) => seeded.has(id),
    closeIdle: () => server.closeIdleConnections(),
  })
  await Promise.all([app.ready(), controls.ready()])
  const handlers = { app: app.routing, controls: controls.routing }
  const server = createServer(createListener({ ...handlers, controlPath, faults, clock }))
  await reset(null)
  const jobs = startJobs({ ...deps, services: app.services, log: app.log })
  return {
    /** @returns the port, of use where 0 asks for any free one */
    listen: async (port: number, host: string): Promise<number> => {
      await new Promise<void>((done, refuse) => {
        server.once('error', refuse).listen(port, host, done)
      })
      return (server.address() as AddressInfo).port
    },
    close: async () => {
      await jobs.stop()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await Promise.all([app.close(), controls.close()])
    },
  }
}
