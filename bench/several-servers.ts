/**
 * Several server processes on one PostgreSQL and one object store: `npm run test:postgres`. They start
 * together on an empty database, work under load, and by turns one is killed with -9 and comes back. At the end no
 * acknowledged act is lost or doubled, and no message is sent twice. Exits with 1 where that fails.
 */

import { checkEverything } from './several-servers/checks.ts'
import { killInTheMiddle } from './several-servers/kill.ts'
import { runLoad } from './several-servers/load.ts'
import { endWith, prepareStage } from './several-servers/stage.ts'
import { startTogether } from './several-servers/start-together.ts'
import { loginIsSlowed } from './several-servers/throttle.ts'

const KILLS = Number(process.env.KILLS ?? 6)

const stage = await prepareStage()
const { world, gateways, postgres } = stage

console.log('== four servers start together on an empty database')
console.log(await startTogether({ postgresUrl: postgres.url, gateways }))

console.log(`== two servers under load, ${KILLS} times one of them is killed with -9`)
const servers = await Promise.all([stage.start(), stage.start()])
const load = runLoad(world, servers)
for (let kill = 0; kill < KILLS; kill += 1) {
  const [victim] = servers.slice(kill % servers.length)
  if (victim) await killInTheMiddle(world, victim)
}
await load.pause(3_000)
const acts = await load.stop()

const failures = [
  ...(await checkEverything(world, { ...stage, acts, breaks: KILLS })),
  ...(await loginIsSlowed(world, servers)),
]
await Promise.all(servers.map(({ stop }) => stop()))
await stage.close()
endWith(failures)
