/**
 * What an office of 10, 100 and 1,000 coachings (1,000, 10,000 and 100,000 participants) waits for: `npm run bench -- growth [participants …]`.
 * On the embedded database, which stops at 10,000 participants, or with `DATABASE=postgres`. Prints milliseconds and kilobytes of each
 * answer and of the start, and exits with 1 where one takes longer than what it shows explains.
 */

import { missed } from './goals.ts'
import { CALLS, type Call, lookUp, type Measured, measureCall } from './growth/calls.ts'
import { fill } from './growth/fill.ts'
import { openPlace } from './test-load/place.ts'

/** Beside so many times what the smallest office waits, by the bytes of its answer. */
const [TIMES, SPARE_MS] = [3, 20]
const START_MS = 1_500

const isEmbedded = process.env.DATABASE !== 'postgres'
const asked = process.argv.slice(2).map(Number)
const SIZES = asked.length > 0 ? asked : [1_000, 10_000, ...(isEmbedded ? [] : [100_000])]

const measure = async (participants: number) => {
  const place = await openPlace({ isEmbedded })
  const subjects = await place.withDatabase(async (db, pool) => {
    await fill(pool, { coachings: participants / 100, participants })
    return lookUp(db)
  })
  const server = await place.startServer()
  await server.end()
  const begun = performance.now()
  await server.restart()
  const ready = performance.now() - begun
  const calls = new Map<string, Measured>()
  const idle = server.memory()
  for (const [name, call] of Object.entries(CALLS))
    calls.set(name, await measureCall(server.address, call, subjects))
  const memory = [idle, server.memory()]
  await server.stop()
  await place.remove()
  return { participants, ready, memory, calls }
}
type Office = Awaited<ReturnType<typeof measure>>

const offices: Office[] = []
for (const participants of SIZES) offices.push(await measure(participants))

const print = (name: string, texts: string[]) =>
  console.log(name.padEnd(28) + texts.map((text) => text.padStart(30)).join(''))
const round = (number: number) => Math.round(number).toLocaleString('en')

print(
  isEmbedded ? 'embedded' : 'PostgreSQL',
  offices.map(({ participants }) => `${round(participants)} participants`),
)
print(
  'start',
  offices.map(({ ready }) => `${round(ready)} ms`),
)
print(
  'memory at start and end',
  offices.map(({ memory }) => `${memory.join(', ')} MB`),
)
for (const name of Object.keys(CALLS))
  print(
    name,
    offices.map(({ calls }) => {
      const { ms = 0, kB = 0, packedKB = 0 } = calls.get(name) ?? {}
      return `${round(ms)} ms ${round(kB)} kB (${round(packedKB)})`
    }),
  )

const limitOf = ({ mostMs }: Call, small: Measured, { kB }: Measured) =>
  mostMs ?? TIMES * small.ms * Math.max(1, kB / small.kB) + SPARE_MS

process.exitCode = missed(
  offices.flatMap(({ participants, ready, calls }) => [
    [`start with ${participants}, ms`, Math.round(ready), START_MS],
    ...Object.entries(CALLS).map(([name, call]): [string, number, number] => {
      const [small, seen] = [offices[0]?.calls.get(name), calls.get(name)]
      if (!small || !seen) throw new Error(`${name} was not measured`)
      const most = Math.round(limitOf(call, small, seen))
      return [`${name} with ${participants}, ms`, Math.round(seen.ms), most]
    }),
  ]),
)
