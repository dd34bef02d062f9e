/** `npm run bench -- NAME [arguments]` runs a measurement of this folder; without a name it says which there are. */
import { globSync, readFileSync } from 'node:fs'
import { runNode } from '../scripts/child.ts'

const [name, ...rest] = process.argv.slice(2)
const names = globSync('bench/*.ts')
  .map((file) => file.replace(/^bench\/|\.ts$/g, ''))
  .filter((one) => readFileSync(`bench/${one}.ts`, 'utf8').startsWith('/**\n'))
  .toSorted()

if (name && names.includes(name)) {
  process.exitCode = await runNode(['scripts/run.mjs', `bench/${name}.ts`, ...rest])
} else {
  const first = (one: string) =>
    (readFileSync(`bench/${one}.ts`, 'utf8').split('\n')[1] ?? '').replace(/^ \* /, '')
  for (const one of names) console.log(`${one.padEnd(18)} ${first(one)}`)
  process.exitCode = name ? 1 : 0
}
