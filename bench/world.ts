/**
 * Many simulated worlds: `node scripts/run.mjs bench/world.ts --worlds 10000 --seed 1 --steps 200`. Prints what was
 * played and each violation with its seed, and exits with 1 where there is one. One world alone is `--worlds 1`.
 */
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

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
const { createTestServer } = await import('../server/testing/test-server.ts')
const { openOwnDatabase } = await import('../server/testing/world/own-database.ts')

const number = { type: 'string' } as const
const { values } = parseArgs({ options: { worlds: number, seed: number, steps: number } })
const worlds = Number(values.worlds ?? 100)
const first = Number(values.seed ?? 1)
const steps = Number(values.steps ?? 200)

const server = await createTestServer({ database: await openOwnDatabase() })
const begun = performance.now()
const sums: Record<string, number> = {}
let violations = 0
for (let seed = first; seed < first + worlds; seed += 1) {
  const { violation, counts } = await playWorld(server, { seed, steps })
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
  if (!violation) continue
  violations += 1
  console.error(`${describeViolation(violation)}\n`)
}
await server.close()

const seconds = Math.round((performance.now() - begun) / 1000)
for (const [name, count] of Object.entries(sums).sort()) console.log(`${count} × ${name}`)
console.log(`${worlds} worlds of ${steps} steps, ${violations} violations, ${seconds} s`)
process.exit(violations === 0 ? 0 : 1)
