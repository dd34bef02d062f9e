import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { freePort } from './free-port.ts'
import { lockDirectory } from './lock.ts'
import { makeFolder } from './make-folder.ts'

/** What the thread needs to know; without a directory the database lives in memory. */
export type EmbeddedSettings = {
  directory?: string
  listen: { path: string } | { host: string; port: number }
  /** A dump of an already migrated database to start an in-memory one from. */
  template?: string
}
export type EmbeddedRequest = { ask: 'close' } | { ask: 'dump'; file: string }
export type EmbeddedReport = { done: 'open' | 'close' | 'dump' } | { failed: string }

export type Embedded = {
  connection: PoolConfig
  /** Settles when the database can no longer be trusted; the process must then end. */
  failure: Promise<Error>
  dump: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** The longest path of a socket that all systems take. */
const SOCKET_PATH_MAX = 100
const SOCKET_NAME = '.s.PGSQL.5432'

/** A folder that only this account may enter, beside the data where the path is short enough. */
const socketFolder = (directory: string | undefined) => {
  const own = directory && `${directory}-socket`
  if (!own || join(own, SOCKET_NAME).length > SOCKET_PATH_MAX) {
    return mkdtempSync(join(tmpdir(), 'e-coaching-'))
  }
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true, mode: 0o700 })
  chmodSync(own, 0o700)
  return own
}

const address = async (directory: string | undefined) => {
  const account = { user: 'postgres', database: 'postgres' }
  if (process.platform === 'win32') {
    const listen = { host: '127.0.0.1', port: await freePort() }
    return { listen, connection: { ...account, ...listen }, release: () => undefined }
  }
  const folder = socketFolder(directory)
  return {
    listen: { path: join(folder, SOCKET_NAME) },
    connection: { ...account, host: folder, port: 5432 },
    release: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Talks to the thread: one promise per question, and one for its failure. */
const startThread = (settings: EmbeddedSettings) => {
  const worker = new Worker(join(import.meta.dirname, 'embedded-worker.ts'), {
    workerData: settings,
    // Flags of the main thread, such as --watch or --input-type, are none of its business.
    execArgv: [],
  })
  const failure = new Promise<Error>((settle) => {
    worker.on('message', (report: EmbeddedReport) => {
      if ('failed' in report) settle(new Error(report.failed))
    })
    worker.once('error', (error) =>
      settle(error instanceof Error ? error : new Error(String(error))),
    )
    worker.once('exit', (code) => settle(new Error(`embedded database ended with ${code}`)))
  })
  const until = (done: string) =>
    Promise.race([
      new Promise<void>((settle) => {
        worker.on('message', (report: EmbeddedReport) => {
          if ('done' in report && report.done === done) settle()
        })
      }),
      failure.then((error) => Promise.reject(error)),
    ])
  const ask = async (request: EmbeddedRequest) => {
    const done = until(request.ask)
    worker.postMessage(request)
    await done
  }
  return { worker, failure, until, ask }
}

/**
 * Opens the embedded database: in `directory`, held by a lock so that no second process can open
 * it, or in memory when none is given.
 *
 * @throws when the directory is in use or cannot be opened.
 */
export const openEmbedded = async (
  options: { directory?: string; template?: string } = {},
): Promise<Embedded> => {
  const directory = options.directory && resolve(options.directory)
  if (directory) makeFolder(directory)
  const lock = directory ? lockDirectory(directory) : undefined
  const { listen, connection, release } = await address(directory)
  const thread = startThread({ ...options, ...(directory && { directory }), listen })
  const leave = async () => {
    await thread.worker.terminate()
    release()
    lock?.release()
  }
  try {
    await thread.until('open')
  } catch (error) {
    await leave()
    throw new Error(
      `Basis data di ${directory ?? 'memori'} tidak dapat dibuka: ${error instanceof Error ? error.message : error}`,
    )
  }
  return {
    connection,
    failure: thread.failure,
    dump: (file) => thread.ask({ ask: 'dump', file }),
    close: async () => {
      await thread.ask({ ask: 'close' }).catch(() => undefined)
      await leave()
    },
  }
}
