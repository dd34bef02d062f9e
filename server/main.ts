import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { ConfigError, readConfig, type ServerConfig } from './config.ts'
import { type Database, openDatabase } from './db/open.ts'
import type { Deps, Site } from './deps.ts'
import { errorCode } from './error-code.ts'
import { startJobs } from './jobs.ts'
import { systemClock } from './services/clock.ts'
import { folderStore } from './services/file-store.ts'
import { logSenders, waitingSenders } from './services/senders.ts'

const CLOSE_MS = 10_000
const ROOT = join(import.meta.dirname, '..')

/** The export and its policy, where it has been built; development serves the client elsewhere. */
const findSite = (): Site | null => {
  const folder = resolve(ROOT, 'out')
  const policyFile = resolve(ROOT, 'build', 'csp.json')
  if (!existsSync(join(folder, 'index.html'))) return null
  const contentSecurityPolicy = existsSync(policyFile)
    ? JSON.parse(readFileSync(policyFile, 'utf8')).policy
    : null
  return { folder, contentSecurityPolicy }
}

const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const readSettings = (): ServerConfig => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message)
    throw error
  }
}

/** Closes once, on a signal: answers what was asked, then the database; a second signal ends at once. */
const closeOnSignal = (close: () => Promise<void>) => {
  let isClosing = false
  const end = (code: number) => async () => {
    if (isClosing) process.exit(1)
    isClosing = true
    setTimeout(() => process.exit(1), CLOSE_MS).unref()
    await close()
    process.exit(code)
  }
  process.on('SIGINT', end(0))
  process.on('SIGTERM', end(0))
  return { end, isClosing: () => isClosing }
}

const printAddress = (config: ServerConfig) => {
  console.log(`\n${config.appName}: ${config.publicUrl}/`)
  if (config.demo) {
    console.log('Mode demo, akun (username / password):')
    console.log(
      '  superadmin / Superadmin123\n  admin / Admin12345\n  peserta / Peserta123\n',
    )
  }
}

const listen = async (app: FastifyInstance, { host, port }: ServerConfig) => {
  try {
    await app.listen({ host: host.replace(/^\[|\]$/g, ''), port })
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} di ${host} sedang dipakai. Pilih port lain: PORT=3001 npm start`,
      )
    }
    throw error
  }
}

const serve = async (config: ServerConfig, database: Database) => {
  const deps: Deps = {
    config,
    db: database.db,
    clock: systemClock,
    files: folderStore(join(config.dataDir, 'files')),
    senders: config.demo ? logSenders(console.log) : waitingSenders(),
    logger: { level: 'info' },
    site: findSite(),
    freeBytes: () => freeBytes(config.dataDir),
  }
  const app = await buildApp(deps)
  const jobs = startJobs({ ...deps, services: app.services, log: app.log })
  const { end, isClosing } = closeOnSignal(async () => {
    await jobs.stop()
    await app.close()
    await database.close()
  })
  database.failure.then((error) => {
    if (isClosing()) return
    // Nothing may be written after a storage error: no draining, the next start recovers.
    app.log.fatal({ err: error }, 'database failed')
    process.exit(1)
  })
  process.on('unhandledRejection', (error) => {
    app.log.fatal({ err: error }, 'unforeseen error, closing')
    end(1)()
  })
  await listen(app, config)
  printAddress(config)
}

const config = readSettings()
mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
const database = await openDatabase(config).catch((error: Error) => fail(error.message))
await serve(config, database).catch(async (error: Error) => {
  await database.close()
  fail(error.message)
})
