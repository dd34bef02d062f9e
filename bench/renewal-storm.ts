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

const postgres = await startPostgres()
process.env.TEST_DATABASE_URL = postgres.url
await makeServerTemplate(postgres.url)
const server = await createTestServer()
const { db, pool, reset: empty } = server
const database = { db, pool, empty, close: () => Promise.resolve() }
const servers = [server, await createTestServer({ database })]

const result = await playStorm(
  servers,
  createRandom(Number(values.seed)),
  Number(values.renewals),
)
console.log(result)

for (const one of servers.toReversed()) await one.close()
await postgres.stop()
process.exit(result.honestLogouts === 0 && result.found === result.thefts ? 0 : 1)
