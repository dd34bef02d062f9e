/**
 * The mock server for tests: the real application on a database in memory with the demo data,
 * serving the built client. `{base}/__mock` holds its controls; see the README.
 */

import { connect } from '../db/client.ts'
import { openEmbedded } from '../db/embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { readConfig } from '../start/config.ts'
import { findSite } from '../start/find-site.ts'
import { createMock } from './mock.ts'

const config = readConfig({
  ...process.env,
  PORT: process.env.PORT ?? '4010',
  // Always the same, so that nothing is written to the data folder.
  JWT_SECRET: 'the mock server keeps no secrets: everyone knows this one',
  DEMO: '1',
})

const embedded = await openEmbedded()
const client = connect(embedded.connection, { embedded: true })
await migrateDatabase(client, { embedded: true })
const mock = await createMock({
  config,
  database: client,
  site: findSite(),
  logger: { level: 'error' },
})

const close = async () => {
  await mock.close()
  await client.close()
  await embedded.close()
  process.exit(0)
}
process.once('SIGINT', close)
process.once('SIGTERM', close)

try {
  await mock.listen(config.port, config.host)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`The mock server cannot listen: ${reason}\n`)
  process.exit(1)
}
process.stdout.write(`Mock server: ${config.publicUrl}/ (controls under __mock)\n`)
