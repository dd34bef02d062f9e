/**
 * Many participants take one test together: a common start, an answer each now and then, a common
 * end, and then every stored answer is compared with the last one that was confirmed.
 * `DATABASE=postgres|embedded PARTICIPANTS=5000 SECONDS=60 EVERY=15 KILLS=0 node scripts/run.mjs bench/test-load.ts`
 * EVERY: seconds between two answers of a participant. KILLS: how often the server is killed with -9 meanwhile; whoever gets no answer
 * asks again, as the portal does. PROFILE: a folder for the profile of the server's processor.
 * Exits with 1 where an answer was lost, a call failed or people waited too long (which is not judged under kills).
 */
import { setTimeout as pause } from 'node:timers/promises'
import { takeTests } from './test-load/load.ts'
import { openPlace } from './test-load/place.ts'
import { prepare } from './test-load/prepare.ts'
import { judge, report, verify } from './test-load/verdict.ts'

const isEmbedded = process.env.DATABASE === 'embedded'
const participants = Number(process.env.PARTICIPANTS ?? (isEmbedded ? 500 : 5000))
const seconds = Number(process.env.SECONDS ?? 60)
const everySeconds = Number(process.env.EVERY ?? 15)
const kills = Number(process.env.KILLS ?? 0)
const { PROFILE } = process.env

const place = await openPlace({ isEmbedded })
const world = await place.withDatabase((db) => prepare(db, participants))
const server = await place.startServer(
  PROFILE ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${PROFILE}` } : {},
)
console.log(
  `== ${participants} participants on ${isEmbedded ? 'the embedded database' : 'PostgreSQL'}`,
)
const memory = [server.memory()]
const sampling = setInterval(() => {
  if (!server.hasEnded()) memory.push(server.memory())
}, 10_000)
const cpuBefore = server.cpu()
const taking = takeTests(server.address, world, { seconds, everySeconds })
for (let kill = 0; kill < kills; kill += 1) {
  await pause((seconds * 1000) / (kills + 1))
  await server.kill()
  const begun = performance.now()
  await server.restart()
  console.log(`killed, ready again after ${Math.round(performance.now() - begun)} ms`)
}
const done = await taking
clearInterval(sampling)
report(done)
console.log(`memory of the server, every 10 s: ${memory.join(', ')} MB`)
const calls = Object.values(done.took).flat().length
const cpu = server.cpu() - cpuBefore
// of a server that was started again, its last part alone is known
if (kills === 0)
  console.log(
    `processor of the server: ${cpu.toFixed(1)} s for ${calls} calls, ${((cpu / calls) * 1000).toFixed(2)} ms each`,
  )
await server.stop()
const failures = [...done.failures, ...(await place.withDatabase((db) => verify(db, done)))]
await place.remove()

for (const failure of failures.slice(0, 20)) console.error(`FAILED: ${failure}`)
console.log(failures.length === 0 ? 'nothing lost' : `${failures.length} failures`)
process.exit(failures.length > 0 ? 1 : kills > 0 ? 0 : judge(done, isEmbedded))
