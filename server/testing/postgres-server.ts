import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../db/free-port.ts'

const DEBIAN = '/usr/lib/postgresql'

/** Where Debian's newest PostgreSQL keeps its programs; PG_BIN names another folder. */
const findPrograms = () => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  const folder = process.env.PG_BIN ?? (newest && join(DEBIAN, newest, 'bin'))
  return folder && existsSync(join(folder, 'initdb')) ? folder : null
}

/** Whether `startPostgres` can start one on this machine. */
export const isPostgresInstalled = (): boolean => findPrograms() !== null

const programs = () => {
  const folder = findPrograms()
  if (folder) return folder
  throw new Error(
    'PostgreSQL is not installed: apt-get install postgresql, or name its folder of programs in PG_BIN.',
  )
}

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL refuses to run as root; then it runs as the account that its package made. */
const account = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

const untilReady = async (log: string, isOver: () => boolean) => {
  const text = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  while (!text().includes('ready to accept connections')) {
    if (isOver()) throw new Error(`PostgreSQL did not start:\n${text()}`)
    await new Promise((settle) => setTimeout(settle, 50))
  }
}

/** The database as `pg_dump` writes it: every table of every schema, not only those that our backups know. */
export const dumpOf = (url: string): string =>
  execFileSync(join(programs(), 'pg_dump'), ['--dbname', url], {
    ...{ encoding: 'utf8', maxBuffer: 2 ** 30 },
  })

/** Ends every connection of clients but the one that says so. */
const endConnections = async (connectionString: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  await client.end()
}

/** For data that nobody will miss: nothing waits for the disk. */
const CARELESS = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

/**
 * A PostgreSQL server of its own, in a folder that goes with it, with the settings of Debian's
 * package: what is committed is on the disk, unless it need not be `durable`.
 *
 * @throws where PostgreSQL is not installed.
 */
export const startPostgres = async ({ durable = true } = {}) => {
  const bin = programs()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const as = account()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const [data, log] = [join(folder, 'data'), join(folder, 'log')]
  const flags = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  ]
  execFileSync(join(bin, 'initdb'), flags, { ...as, stdio: 'ignore', cwd: folder })
  const port = await freePort()
  const run = `exec ${join(bin, 'postgres')} -D ${data} -p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=200 -c timezone=UTC ${durable ? '' : CARELESS} 2> ${log}`
  const launch = async () => {
    rmSync(log, { force: true })
    const server = spawn('sh', ['-c', run], { ...as, stdio: 'ignore', cwd: folder })
    const ended = new Promise((settle) => server.once('exit', settle))
    await untilReady(log, () => server.exitCode !== null)
    return { server, ended }
  }
  let running = await launch()
  // also where a run fails before it stops the server
  process.once('exit', () => running.server.kill('SIGINT'))
  const halt = async (signal: NodeJS.Signals = 'SIGINT') => {
    running.server.kill(signal)
    await running.ended
  }
  const start = async () => {
    running = await launch()
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    halt: () => halt(),
    start,
    endConnections: () => endConnections(url),
    /** As `pg_ctl restart -m`: `fast` ends every connection, `immediate` is a crash. */
    restart: async (mode: 'fast' | 'immediate') => {
      await halt(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await start()
    },
    stop: async () => {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
