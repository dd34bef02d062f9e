import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import pg from 'pg'
import { api } from '../../lib/contract/index.ts'
import { createAdmin } from '../services/accounts.ts'
import { createPasswords } from '../services/passwords.ts'
import { isPostgresInstalled, startPostgres } from '../testing/postgres-server.ts'
import { startServer } from '../testing/server-process.ts'
import { openDatabase } from './open.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>
type Server = Awaited<ReturnType<typeof startServer>>

const PASSWORD = 'Rahasia123'
const WRITERS = 8

const json = { 'content-type': 'application/json' }

const login = async ({ address }: Server) => {
  const { path } = api.auth.login
  const body = JSON.stringify({ username: 'kepala', password: PASSWORD })
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers: json, body })
  const { accessToken }: { accessToken: string } = await answer.json()
  return { ...json, authorization: `Bearer ${accessToken}` }
}

const createAccount = async ({ url }: Postgres) => {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  await createAdmin(database.db, {
    ...{ role: 'admin', username: 'kepala', fullName: 'Kepala Balai' },
    ...{ email: 'kepala@contoh.go.id', whatsapp: '081234567890' },
    passwordHash: await createPasswords().hash(PASSWORD),
  })
  await database.close()
}

/** Writers and readers without a pause; what was refused is tried again under the same key. */
const beginLoad = (
  { address }: Server,
  { headers, topic }: { headers: Record<string, string>; topic: string },
) => {
  const news = new EventEmitter()
  const load = { confirmed: [] as string[][], refusals: 0, wrong: [] as string[] }
  let isEnding = false
  const ask = async (path: string, options: RequestInit) => {
    const response = await fetch(`${address}${path}`, options)
    const text = await response.text()
    if (response.status === 503) {
      load.refusals += 1
      const { status, detail } = JSON.parse(text)
      const retryAfter = response.headers.get('retry-after')
      if (status !== 503 || !detail || retryAfter !== '2') load.wrong.push(text)
    } else if (!response.ok) load.wrong.push(`${response.status} ${path}: ${text}`)
    return response.ok
  }
  const write = async (writer: number) => {
    const confirmed: string[] = []
    load.confirmed.push(confirmed)
    while (!isEnding) {
      const name = `${topic} ${writer} ${confirmed.length}`
      const body = JSON.stringify({ name })
      const key = { 'idempotency-key': randomUUID() }
      const options = { method: 'POST', headers: { ...headers, ...key }, body }
      while (!(await ask(api.category.create.path, options)));
      confirmed.push(name)
      news.emit('confirmed')
    }
  }
  const read = async (path: string, options: RequestInit) => {
    while (!isEnding) await ask(path, options)
  }
  const ended = Promise.all([
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
    read(api.beranda.list.path, {}),
    read(api.user.list.path, { headers }),
  ])
  return {
    load,
    ended,
    end: () => {
      isEnding = true
      return ended
    },
    /** Until every writer has written again; the load's own end is its failure. */
    untilAllWrite: async () => {
      const before = load.confirmed.map(({ length }) => length)
      while (
        load.confirmed.some(({ length }, writer) => length < (before[writer] ?? 0) + 2)
      )
        await Promise.race([once(news, 'confirmed'), ended])
    },
  }
}

const namesIn = async ({ url }: Postgres, topic: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select name from categories where starts_with(name, $1)',
    [topic],
  )
  await client.end()
  return rows.map(({ name }) => name).toSorted()
}

if (isPostgresInstalled()) {
  let postgres: Postgres
  let server: Server
  beforeAll(async () => {
    postgres = await startPostgres()
    await createAccount(postgres)
    server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' })
  })
  afterAll(async () => {
    await server.stop()
    await postgres.stop()
  })

  test.each([
    ['PostgreSQL is restarted', () => postgres.restart('fast')],
    ['PostgreSQL crashes', () => postgres.restart('immediate')],
    ['PostgreSQL ends connections', () => postgres.endConnections()],
  ])(
    '%s under load: calls are told to come back, nothing confirmed is lost',
    async (topic, disturb) => {
      const headers = await login(server)
      const { load, end, untilAllWrite } = beginLoad(server, { headers, topic })
      await untilAllWrite()
      await disturb()
      await untilAllWrite()
      await end()
      expect(load.refusals).toBeGreaterThan(0)
      expect(load.wrong).toEqual([])
      expect(server.hasEnded()).toBe(false)
      expect(await namesIn(postgres, topic)).toEqual(load.confirmed.flat().toSorted())
    },
  )

  test('while PostgreSQL is away the server is alive, not ready, and ready by itself afterwards', async () => {
    const root = server.address.replace('/api/v1', '')
    const stateOf = async (name: string) => (await fetch(`${root}/${name}`)).status
    await postgres.halt()
    while ((await stateOf('ready')) !== 503);
    expect(await stateOf('health')).toBe(200)
    await postgres.start()
    while ((await stateOf('ready')) !== 200);
    expect(server.hasEnded()).toBe(false)
  })
} else {
  test('PostgreSQL is not installed here: its restart was not tried', () => {
    process.stderr.write('apt-get install postgresql tries its restart as well\n')
  })
}
