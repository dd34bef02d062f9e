/**
 * Renewals whose answers are lost, doubled and late, from several tabs at two servers on one PostgreSQL, and thieves among
 * them: `node scripts/run.mjs bench/renewal-storm.ts --renewals 100000 --seed 1`. Exits with 1 where an honest
 * person was signed out or a theft not found.
 */
import { parseArgs } from 'node:util'
import { startPostgres } from '../server/testing/postgres-server.ts'
import { playStorm } from '../server/testing/renewal-storm.ts'
import { makeServerTemplate } from '../server/testing/run-databases.ts'
import { createTestServer } from '../server/testing/test-server.ts'
import { createRandom } from '../server/testing/world/random.ts'

const { values } = parseArgs({
  options: {
    renewals: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
})

const AT_ONCE = 5000

const postgres = await startPostgres()
process.env.TEST_DATABASE_URL = postgres.url
await makeServerTemplate(postgres.url)
const server = await createTestServer()
const { db, pool, reset: empty } = server
const database = { db, pool, empty, close: () => Promise.resolve() }
const servers = [server, await createTestServer({ database })]

const total = { renewals: 0, honestLogouts: 0, thefts: 0, found: 0 }
const random = createRandom(Number(values.seed))
// what has been played is told meanwhile: the whole takes an hour of a busy machine
while (total.renewals < Number(values.renewals)) {
  const left = Number(values.renewals) - total.renewals
  const played = await playStorm(servers, random, Math.min(left, AT_ONCE))
  for (const name of Object.keys(total) as (keyof typeof total)[])
    total[name] += played[name]
  console.log(total)
}

for (const one of servers.toReversed()) await one.close()
await postgres.stop()
process.exit(total.honestLogouts === 0 && total.found === total.thefts ? 0 : 1)
