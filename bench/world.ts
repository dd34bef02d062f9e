/**
 * Many simulated worlds: `node scripts/run.mjs bench/world.ts --worlds 10000 --seed 1 --steps 200`. Prints what was
 * played and each violation with its seed, and exits with 1 where there is one. One world alone is `--worlds 1`; with
 * `--planted yes` each fault of planted.ts is looked for in the world that is known to find it, before the worlds that
 * `--worlds` names, or from `--seed` on until a world finds it. With `--days 30` the worlds are months of messages that
 * go by themselves.
 */
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Planted } from '../server/testing/month/planted.ts'
import type { Plant } from '../server/testing/world/plant.ts'

/** The client's code names its files as its bundler finds them. */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.includes('/node_modules/') === false
    if (specifier.startsWith('@/'))
      return next(pathToFileURL(path.resolve(`${specifier.slice(2)}.ts`)).href, context)
    if (isOurs && /^\.{1,2}\/.*(?<!\.\w+)$/.test(specifier))
      return next(`${specifier}.ts`, context)
    return next(specifier, context)
  },
})

const { describeViolation, playWorld } = await import('../server/testing/world/play.ts')
const { PLANTED } = await import('../server/testing/world/planted.ts')
const { describeMonth, playMonth } = await import('../server/testing/month/play.ts')
const { PLANTED: PLANTED_MONTHS } = await import('../server/testing/month/planted.ts')
const { STEPS } = await import('../server/testing/world/steps.ts')
const { createTestServer } = await import('../server/testing/test-server.ts')
const { openOwnDatabase } = await import('../server/testing/world/own-database.ts')

const number = { type: 'string' } as const
const { values } = parseArgs({
  options: { worlds: number, seed: number, steps: number, planted: number, days: number },
})
const isSearch = Boolean(values.planted && values.seed)
const worlds = Number(values.worlds ?? (values.planted && !isSearch ? 0 : 100))
const first = Number(values.seed ?? 1)
const steps = Number(values.steps ?? STEPS)

const days = Number(values.days ?? 0)

const server = await createTestServer({ database: await openOwnDatabase() })
const begun = performance.now()
const sums: Record<string, number> = {}
let violations = 0

type Outcome = { check: string; text: string } | null

const add = (counts: Record<string, number>) => {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
}

const playOne = async (
  seed: number,
  { plant, planted }: { plant?: Plant; planted?: Planted } = {},
): Promise<Outcome> => {
  if (days > 0) {
    const { violation, counts } = await playMonth(server, { seed, days, planted })
    add(counts)
    return violation && { check: violation.check, text: describeMonth(violation) }
  }
  const { violation, counts } = await playWorld(server, { seed, steps, plant })
  add(counts)
  return violation && { check: violation.check, text: describeViolation(violation) }
}

/** The first seed that shows a fault by the rule that it breaks. */
const look = async (
  name: string,
  { check, seed: known, ...fault }: (typeof FAULTS)[number][1],
) => {
  const [from, to] = isSearch ? [first, first + worlds - 1] : [known, known]
  for (let seed = from; seed <= to; seed += 1) {
    const found = await playOne(seed, fault)
    if (found && (!check || found.check === check))
      return console.log(`seed ${seed}: ${found.check}: ${name}`)
  }
  violations += 1
  console.error(`not found: ${name}`)
}

const FAULTS = Object.entries<{
  /** By which rule it shows; any where it is not said. */
  check?: string
  seed: number
  plant?: Plant
  planted?: Planted
}>(days > 0 ? PLANTED_MONTHS : PLANTED)

if (values.planted) for (const [name, fault] of FAULTS) await look(name, fault)
if (!isSearch)
  for (let seed = first; seed < first + worlds; seed += 1) {
    const found = await playOne(seed)
    if (!found) continue
    violations += 1
    console.error(`${found.text}\n`)
  }
await server.close()

const { user, system } = process.cpuUsage()
const seconds = (ms: number) => Math.round(ms / 1000)
for (const [name, count] of Object.entries(sums).sort()) console.log(`${count} × ${name}`)
console.log(
  `${worlds} worlds of ${days > 0 ? `${days} days` : `${steps} steps`}, ${violations} violations, ` +
    `${seconds(performance.now() - begun)} s, ${seconds((user + system) / 1000)} CPU s`,
)
process.exit(violations === 0 ? 0 : 1)
