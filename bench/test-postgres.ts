// npm run test:postgres: the server's tests on a real PostgreSQL, then several servers on one database under load.

import { runNode } from '../scripts/child.ts'

const JEST = 'node_modules/jest/bin/jest.js'

process.exitCode =
  (await runNode([JEST, '--selectProjects', 'postgres', '--silent', '--forceExit'])) ||
  (await runNode(['bench/backup-postgres.ts'])) ||
  (await runNode(['bench/several-servers.ts']))
