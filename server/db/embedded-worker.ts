/**
 * The embedded database: PGlite in a thread of its own, behind a PostgreSQL socket. The thread
 * keeps long queries away from the server's event loop; the socket lets the server speak `pg`
 * exactly as it does to a real PostgreSQL.
 */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedReport, EmbeddedRequest, EmbeddedSettings } from './embedded.ts'

type Stream = { nfd: number; stream_ops: StreamOperations }
type StreamOperations = {
  fsync?: (stream: Stream) => number
  write: (stream: Stream, ...rest: unknown[]) => number
}

const { directory, listen, template } = workerData as EmbeddedSettings
const report = (message: EmbeddedReport) => parentPort?.postMessage(message)

/** A failed write or sync: the next query would hang for ever, so the owner must end the process. */
const failStop = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    report({ failed: error instanceof Error ? error.message : String(error) })
    throw error
  }
}

/**
 * Makes commits reach the disk. PGlite's file system has no fsync at all (upstream issue 1107):
 * committed rows would be lost with the power. All files of the directory share one table of
 * stream operations, so setting it once is enough.
 */
const makeDurable = (db: PGlite, root: string) => {
  const files = db.Module.FS
  const probe = files.open(`${root}/PG_VERSION`, 'r')
  const operations = (probe as unknown as Stream).stream_ops
  const write = operations.write
  operations.write = (stream, ...rest) => failStop(() => write(stream, ...rest))
  operations.fsync = (stream) => {
    failStop(() => fs.fdatasyncSync(stream.nfd))
    return 0
  }
  files.close(probe)
}

/** A query that throws, instead of answering with an error, has broken the engine itself. */
const watchEngine = (db: PGlite) => {
  const execute = db.execProtocolRawStream.bind(db)
  db.execProtocolRawStream = async (...query) => {
    try {
      return await execute(...query)
    } catch (error) {
      report({ failed: error instanceof Error ? error.message : String(error) })
      throw error
    }
  }
}

const syncTree = (path: string) => {
  for (const entry of fs.readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue
    const descriptor = fs.openSync(`${entry.parentPath}/${entry.name}`, 'r')
    fs.fsyncSync(descriptor)
    fs.closeSync(descriptor)
  }
}

const dumpTo = async (db: PGlite, file: string) => {
  await db.exec('checkpoint')
  const dump = await db.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()), { flush: true })
}

/** A database without anything in it, as the installed engine makes it, which takes it seconds. */
const { version } = JSON.parse(
  fs.readFileSync(
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
    'utf8',
  ),
)
const EMPTY = resolve(`node_modules/.cache/e-coaching/empty-${version}.tar`)

/** Kept for the next empty database; an installation that cannot be written to makes each anew. */
const keepEmpty = async (db: PGlite) => {
  const unfinished = `${EMPTY}.${randomUUID()}`
  try {
    await mkdir(dirname(EMPTY), { recursive: true })
    await dumpTo(db, unfinished)
    await rename(unfinished, EMPTY)
  } catch {
    fs.rmSync(unfinished, { force: true })
  }
}

/** Opens what is there, or a copy of the template, or an empty database. */
const create = async (startParams: string[]) => {
  const isThere = directory && fs.existsSync(`${directory}/PG_VERSION`)
  const source = isThere ? undefined : (template ?? (fs.existsSync(EMPTY) && EMPTY))
  const db = await PGlite.create({
    startParams: [...startParams, '-c', 'shared_buffers=16MB'],
    ...(directory && { dataDir: directory }),
    ...(source && { loadDataDir: new Blob([await readFile(source)]) }),
  })
  if (!isThere && !source) await keepEmpty(db)
  return db
}

const open = async () => {
  if (!directory) return create(PGlite.defaultStartParams)
  // '-F' switches fsync off; wal_sync_method must be one that PGlite does not stub out.
  const db = await create([
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ])
  const settings = await db.query<{ data_directory: string }>('show data_directory')
  makeDurable(db, settings.rows[0]?.data_directory ?? '/pglite/data')
  syncTree(directory)
  await db.exec('checkpoint')
  return db
}

try {
  const db = await open()
  watchEngine(db)
  // One at a time; a second one only while a broken connection is being replaced.
  const server = new PGLiteSocketServer({ db, ...listen, maxConnections: 4 })
  await server.start()

  const answer = async (request: EmbeddedRequest) => {
    if (request.ask === 'dump') {
      await dumpTo(db, request.file)
      return report({ done: 'dump' })
    }
    await server.stop()
    await db.close()
    report({ done: 'close' })
    parentPort?.close()
  }
  parentPort?.on('message', (request: EmbeddedRequest) => {
    answer(request).catch((error: unknown) => report({ failed: String(error) }))
  })
  report({ done: 'open' })
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) })
  parentPort?.close()
}
