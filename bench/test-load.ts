/**
 * Many participants take one test together: a common start, an answer each now and then, a common
 * end, and then every stored answer is compared with the last one that was confirmed.
 * `DATABASE=postgres|embedded PARTICIPANTS=5000 SECONDS=60 node scripts/run.mjs bench/test-load.ts`
 * Exits with 1 where an answer was lost, a call failed or people waited too long.
 */
import { takeTests } from './test-load/load.ts'
import { openPlace } from './test-load/place.ts'
import { prepare } from './test-load/prepare.ts'
import { judge, report, verify } from './test-load/verdict.ts'

const isEmbedded = process.env.DATABASE === 'embedded'
const participants = Number(process.env.PARTICIPANTS ?? (isEmbedded ? 500 : 5000))
const seconds = Number(process.env.SECONDS ?? 60)

const place = await openPlace({ isEmbedded })
const world = await place.withDatabase((db) => prepare(db, participants))
const server = await place.startServer()
console.log(
  `== ${participants} participants on ${isEmbedded ? 'the embedded database' : 'PostgreSQL'}`,
)
const memory = [server.memory()]
const sampling = setInterval(() => memory.push(server.memory()), 10_000)
const cpuBefore = server.cpu()
const done = await takeTests(server.address, world, { seconds })
clearInterval(sampling)
report(done)
console.log(`memory of the server, every 10 s: ${memory.join(', ')} MB`)
const calls = Object.values(done.took).flat().length
const cpu = server.cpu() - cpuBefore
console.log(
  `processor of the server: ${cpu.toFixed(1)} s for ${calls} calls, ${((cpu / calls) * 1000).toFixed(2)} ms each`,
)
await server.stop()
const failures = [...done.failures, ...(await place.withDatabase((db) => verify(db, done)))]
await place.remove()

for (const failure of failures.slice(0, 20)) console.error(`FAILED: ${failure}`)
console.log(failures.length === 0 ? 'nothing lost' : `${failures.length} failures`)
process.exit(failures.length === 0 ? judge(done, isEmbedded) : 1)
