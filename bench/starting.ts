/**
 * From the start of a server on the data of an office to its first answer, and the memory that it then holds:
 * `npm run bench -- starting`. It starts on the demo data of the embedded database (`DATABASE=postgres` for the other), ends and starts
 * five times by SIGTERM and five times by kill -9, serves a hundred visits, and exits with 1 where a goal is missed.
 */
import { missed } from './goals.ts'
import { percentile } from './percentile.ts'
import { openPlace } from './test-load/place.ts'

const ROUNDS = 5
const VISITS = 100
const PATHS = ['/beranda', '/coaching/upcoming', '/faq']

const isEmbedded = process.env.DATABASE !== 'postgres'
const place = await openPlace({ isEmbedded })
await place.seedDemo()
const server = await place.startServer()

/** Milliseconds from each new start to the first answer. */
const startAgain = async (end: () => Promise<void>) => {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await end()
    const begun = performance.now()
    await server.restart()
    took.push(performance.now() - begun)
  }
  return Math.round(percentile(took, 50))
}

const afterEnd = await startAgain(server.end)
const afterKill = await startAgain(server.kill)
const idle = server.memory()
for (let visit = 0; visit < VISITS; visit += 1)
  for (const path of PATHS) await (await fetch(`${server.address}${path}`)).arrayBuffer()
const visited = server.memory()
await server.stop()
await place.remove()

console.log(`== ${isEmbedded ? 'embedded database' : 'PostgreSQL'}`)
console.log(
  `ready after ${afterEnd} ms, after kill -9 ${afterKill} ms (median of ${ROUNDS})`,
)
console.log(`memory ${idle} MB, after ${VISITS} visits ${visited} MB`)
process.exitCode = missed([
  ['ready, ms', afterEnd, 1500],
  ['ready after kill -9, ms', afterKill, 3000],
  ['memory, MB', visited, 250],
])
