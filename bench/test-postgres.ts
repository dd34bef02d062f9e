// npm run test:postgres: the server's tests on a real PostgreSQL, then several servers on one database under load.

import { runNode } from '../scripts/child.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'

const JEST = 'node_modules/jest/bin/jest.js'

const postgres = await startPostgres().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const tests = await runNode(
  [
    JEST,
    '--selectProjects',
    'node',
    '--testPathPatterns',
    '^.*/server/',
    '--silent',
    '--forceExit',
  ],
  { env: { ...process.env, TEST_DATABASE_URL: postgres.url } },
)
await postgres.stop()
process.exitCode =
  tests ||
  (await runNode(['bench/backup-postgres.ts'])) ||
  (await runNode(['bench/several-servers.ts']))
