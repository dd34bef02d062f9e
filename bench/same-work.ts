/**
 * Whether a forgotten password's call, and a login, do the same for names that somebody has and names that nobody has:
 * `node scripts/run.mjs bench/same-work.ts --calls 2000`, on a PostgreSQL of its own. Prints, for each kind of name, how many calls were
 * made, how they differ from those for nobody's name in status, bytes, statements or hashes, and their times, which only inform;
 * exits with 1 where one differs.
 */
import { parseArgs } from 'node:util'
import { api } from '../lib/contract/index.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'
import { makeServerTemplate } from '../server/testing/run-databases.ts'
import { createTestServer, type TestServer } from '../server/testing/test-server.ts'
import { type Work, watchWork } from '../server/testing/watched-work.ts'
import { percentile } from './percentile.ts'

const { values } = parseArgs({ options: { calls: { type: 'string', default: '2000' } } })

/** Of one length, so that nothing but their owners tells them apart. */
const KINDS = { nobody: 'nihil', participant: 'sari1', admin: 'rima1', deleted: 'hapus' }
type Kind = keyof typeof KINDS
const kinds = Object.keys(KINDS) as Kind[]

const arrange = async (server: TestServer) => {
  await server.reset()
  await server.createUser({ username: KINDS.participant })
  await server.createUser({ username: KINDS.admin, role: 'admin' })
  await server.createUser({ username: KINDS.deleted, deletedAt: server.clock.now() })
}

/** Each kind from networks of its own, so that no limit of a network ends the calls. */
const from = (kind: Kind, round: number) => ({
  'x-forwarded-for': `10.${kinds.indexOf(kind)}.${round >> 8}.${round & 255}`,
})

const CALLS = {
  'POST /auth/forgot-password': (server: TestServer, kind: Kind, round: number) =>
    server.call(api.passwordRecovery.ask, {
      ...{ body: { identity: KINDS[kind] }, headers: from(kind, round) },
    }),
  'POST /auth/login': (server: TestServer, kind: Kind, round: number) =>
    server.call(api.auth.login, {
      body: { username: KINDS[kind], password: 'Salah1234' },
      headers: from(kind, round),
    }),
}

const postgres = await startPostgres()
process.env.TEST_DATABASE_URL = postgres.url
await makeServerTemplate(postgres.url)
const server = await createTestServer()
const workOf = watchWork(server)
let differing = 0

for (const [name, call] of Object.entries(CALLS)) {
  await arrange(server)
  const figures = Object.fromEntries(
    kinds.map((kind) => [kind, { calls: 0, differing: 0, times: [] as number[] }]),
  )
  for (let round = 0; round < Number(values.calls) / kinds.length; round += 1) {
    let first = ''
    for (const kind of kinds) {
      const began = performance.now()
      const work: Work = await workOf(() => call(server, kind, round))
      const figure = figures[kind]
      if (!figure) continue
      figure.times.push(performance.now() - began)
      figure.calls += 1
      const seen = JSON.stringify(work)
      if (kind === 'nobody') first = seen
      else if (seen !== first) figure.differing += 1
    }
  }
  for (const [kind, { calls, differing: others, times }] of Object.entries(figures)) {
    differing += others
    const [middle, late] = [percentile(times, 50), percentile(times, 95)]
    console.log({ name, kind, calls, differing: others, p50: middle, p95: late })
  }
}

await server.close()
await postgres.stop()
process.exit(differing === 0 ? 0 : 1)
