import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { startControl } from './control/control-server.ts'
import { makeFolder } from './db/make-folder.ts'
import { NewerDatabase } from './db/migrate.ts'
import { type Database, openDatabase } from './db/open.ts'
import { errorCode } from './db/refusal.ts'
import { startJobs } from './jobs.ts'
import type { Signature } from './services/certificates/signature.ts'
import { systemClock } from './services/clock.ts'
import { folderStore } from './services/file-store.ts'
import { offerFirstAccount } from './services/first-account.ts'
import { createMailSender } from './services/mail-sender.ts'
import { createPasswords } from './services/passwords.ts'
import { logSender, type Senders, waitingSender } from './services/senders.ts'
import { createWhatsappSender } from './services/whatsapp-sender.ts'
import { ConfigError, readConfig, type ServerConfig } from './start/config.ts'
import type { Deps } from './start/deps.ts'
import { findSite } from './start/find-site.ts'
import { loggerSettings } from './start/log.ts'
import { readSignature } from './start/signature-settings.ts'
import {
  explainStorage,
  filesOf,
  freeBytes,
  probeDisk,
  tellUnlessKept,
} from './start/storage.ts'

const CLOSE_MS = 10_000
/** For the database, once nobody calls any more. */
const LAST_MS = 5_000
const VISITOR_ANSWERS_MS = 1_000

/** `EX_CONFIG` of sysexits(3): another try ends the same way; the unit in `deploy/` names it. */
const REFUSED = 78

const fail = (message: string, code = 1): never => {
  console.error(message)
  process.exit(code)
}

const readSettings = (): ServerConfig => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message, REFUSED)
    return fail(explainStorage(error, resolve(process.env.DATA_DIR || './data')))
  }
}

/**
 * Closes once, on a signal: answers what was asked, then the database. What takes longer than CLOSE_MS, such
 * as a long upload, is cut off; a second signal ends at once.
 */
const closeOnSignal = (close: () => Promise<void>, cut: () => void) => {
  let isClosing = false
  const end = (code: number) => async () => {
    if (isClosing) process.exit(1)
    isClosing = true
    setTimeout(cut, CLOSE_MS).unref()
    setTimeout(() => process.exit(1), CLOSE_MS + LAST_MS).unref()
    await close()
    process.exit(code)
  }
  process.on('SIGINT', end(0))
  process.on('SIGTERM', end(0))
  const closeNow = async () => {
    isClosing = true
    cut()
    await close()
  }
  return { end, closeNow, isClosing: () => isClosing }
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

/** Nobody can sign in to an empty portal: who reads what its server prints makes the first account. */
const printFirstAccount = async ({ config, db, clock }: Deps) => {
  const address = await offerFirstAccount(db, { config, now: clock.now() })
  if (!address) return
  console.log(
    `Belum ada akun admin. Buka alamat ini untuk membuat akun superadmin pertama (berlaku satu jam, satu kali):\n  ${address}\n`,
  )
}

/** Why nothing can be listened to, by the system's code. */
const TOLD_LISTENING: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} di ${host} sedang dipakai. Pilih port lain: PORT=3001 npm start`,
  EACCES: (_, port) => `Port ${port} (PORT) tidak boleh dipakai oleh akun ini.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} bukan alamat mesin ini.`,
  ENOTFOUND: (host) => `HOST ${host} tidak dikenal.`,
}

const listen = async (app: FastifyInstance, { host, port }: ServerConfig) => {
  try {
    await app.listen({ host: host.replace(/^\[|\]$/g, ''), port })
  } catch (error) {
    const reason = TOLD_LISTENING[errorCode(error) ?? '']?.(host, port)
    throw reason ? new Error(reason, { cause: error }) : error
  }
}

/** A demo on a database without accounts starts with data, so that every screen has something to show. */
const seedIfDemo = async ({ config, db, files, clock }: Deps) => {
  if (!config.demo) return
  const { seedDemo } = await import('./db/demo/seed-demo.ts')
  const passwords = createPasswords()
  const { appName } = config
  const isNew = await seedDemo({ db, files, now: clock.now(), passwords, appName })
  if (isNew) console.log('Data demo telah disiapkan.')
}

/** Data that were a demo's are served to others now: nobody signs in with passwords that everyone knows. */
const lockUnlessDemo = async ({ config, db, clock }: Deps) => {
  if (config.demo) return
  const { lockDemoAccounts } = await import('./start/lock-demo.ts')
  const passwords = createPasswords()
  const locked = await lockDemoAccounts(db, { passwords, now: clock.now() })
  if (locked.length === 0) return
  console.log(
    `${locked.length} akun demo dikunci, karena passwordnya diketahui semua orang: ${locked.join(', ')}.\nBeri password baru dengan: npm run admin -- reset-password`,
  )
}

/** A channel without a gateway writes to the log in a demo; otherwise its messages wait. */
const sendersOf = ({ demo, gateways: { mail, whatsapp } }: ServerConfig): Senders => {
  const without = demo ? logSender : waitingSender
  return {
    email: mail ? createMailSender(mail) : without,
    whatsapp: whatsapp ? createWhatsappSender(whatsapp) : without,
  }
}

/** The embedded database can be opened by this process alone: commands ask it. */
const startControlIfEmbedded = async (
  { databaseUrl, dataDir }: ServerConfig,
  { db, app }: { db: Deps['db']; app: FastifyInstance },
) => {
  if (databaseUrl !== null) return null
  return startControl({ db, services: app.services, dataDir, log: app.log })
}

const serve = async (
  config: ServerConfig,
  { database, signature }: { database: Database; signature: Signature | null },
) => {
  const files = filesOf(config)
  await tellUnlessKept(files, config, console.error)
  const deps: Deps = {
    config,
    db: database.db,
    clock: systemClock,
    files,
    smallPictures: folderStore(join(config.dataDir, 'small-pictures')),
    senders: sendersOf(config),
    whatsappTemplates: config.gateways.whatsapp?.templates ?? {},
    whatsappWebhook: config.gateways.whatsapp?.webhook ?? null,
    logger: loggerSettings(config.logLevel),
    site: findSite(),
    visitorAnswersMs: VISITOR_ANSWERS_MS,
    signature,
    freeBytes: () => freeBytes(config.dataDir),
    probes: { disk: () => probeDisk(config.dataDir) },
    metrics: { pool: database.pool, token: config.metricsToken },
  }
  await seedIfDemo(deps)
  await lockUnlessDemo(deps)
  const app = await buildApp(deps)
  const jobs = startJobs({ ...deps, services: app.services, log: app.log })
  const control = await startControlIfEmbedded(config, { ...deps, app })
  const close = async () => {
    await control?.close()
    // At once: no new call is taken while those under way and the jobs come to their end.
    await Promise.all([app.close(), jobs.stop()])
    await app.services.drawing.close()
    await database.close()
  }
  const cut = () => app.server.closeAllConnections()
  const { end, closeNow, isClosing } = closeOnSignal(close, cut)
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
  await listen(app, config).catch(async (error: unknown) => {
    await closeNow()
    throw error
  })
  printAddress(config)
  await printFirstAccount(deps)
}

const openIn = async (config: ServerConfig) => {
  makeFolder(config.dataDir)
  return openDatabase(config)
}

const config = readSettings()
const explain = (error: unknown) =>
  fail(
    explainStorage(error, config.dataDir),
    error instanceof NewerDatabase ? REFUSED : undefined,
  )
const signature = await readSignature(process.env, new Date()).catch((error: Error) =>
  fail(error.message, REFUSED),
)
const database = await openIn(config).catch(explain)
await serve(config, { database, signature }).catch(async (error: unknown) => {
  // closed already where everything else was
  await database.close().catch(() => undefined)
  explain(error)
})
