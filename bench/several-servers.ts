/**
 * Several server processes on one PostgreSQL and one object store: `npm run test:postgres`. They start
 * together on an empty database, work under load, and by turns one is killed with -9 and comes back. At the end no
 * acknowledged act is lost or doubled, and no message is sent twice. Exits with 1 where that fails.
 */

import { startMailServer } from '../server/testing/mail-server.ts'
import { startObjectStore } from '../server/testing/object-store.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'
import { makeServerTemplate } from '../server/testing/run-databases.ts'
import { startServer } from '../server/testing/server-process.ts'
import { createTestServer } from '../server/testing/test-server.ts'
import { checkEverything } from './several-servers/checks.ts'
import { startGateway } from './several-servers/gateway.ts'
import { killInTheMiddle } from './several-servers/kill.ts'
import { runLoad } from './several-servers/load.ts'
import { startTogether } from './several-servers/start-together.ts'
import { loginIsSlowed } from './several-servers/throttle.ts'
import { prepareWorld } from './several-servers/world.ts'

const KILLS = Number(process.env.KILLS ?? 6)

const postgres = await startPostgres()
const mail = await startMailServer()
const store = await startObjectStore()
const whatsapp = await startGateway()

const gateways = {
  SMTP_URL: mail.url,
  MAIL_FROM: 'E-Coaching <ecoaching@kehutanan.example>',
  WHATSAPP_URL: whatsapp.url,
  WHATSAPP_TOKEN: 'kunci',
  FILES_URL: store.url,
}

console.log('== four servers start together on an empty database')
console.log(await startTogether({ postgresUrl: postgres.url, gateways }))

process.env.TEST_DATABASE_URL = postgres.url
await makeServerTemplate(postgres.url)
const harness = await createTestServer()
const world = await prepareWorld(harness, postgres.url)
const start = () => startServer({ ...gateways, DATABASE_URL: world.databaseUrl })

console.log(`== two servers under load, ${KILLS} times one of them is killed with -9`)
const servers = await Promise.all([start(), start()])
const load = runLoad(world, servers)
for (let kill = 0; kill < KILLS; kill += 1) {
  const [victim] = servers.slice(kill % servers.length)
  if (victim) await killInTheMiddle(world, victim)
}
await load.pause(3_000)
const acts = await load.stop()

const failures = [
  ...(await checkEverything(world, { acts, mail, whatsapp, store })),
  ...(await loginIsSlowed(world, servers)),
]
await Promise.all(servers.map(({ stop }) => stop()))
await harness.close()
await Promise.all([mail.close(), store.close(), whatsapp.close()])
await postgres.stop()

for (const failure of failures) console.error(`FAILED: ${failure}`)
if (failures.length === 0) console.log('nothing lost, nothing doubled')
process.exit(failures.length === 0 ? 0 : 1)
