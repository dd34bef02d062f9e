/**
 * Puts one small fault after another into the files of some folders and looks whether a test fails:
 * `nice node scripts/run.mjs bench/mutants.ts lib/domain/participation lib/answers`. Prints the survivors and a
 * line per folder. It works on a copy of the tracked files in a temporary folder; the tree is never touched.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Mutation, mutated, mutationsOf } from './mutants/mutations.ts'
import { createRunner } from './mutants/runner.ts'

const root = process.cwd()
const copy = mkdtempSync(path.join(tmpdir(), 'mutants-'))

function makeCopy() {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name && existsSync(name))) {
    cpSync(path.join(root, file), path.join(copy, file))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
}

const filesOf = (target: string) =>
  target.endsWith('.ts')
    ? [target]
    : globSync(`${target}/**/*.ts`, { cwd: root }).filter(
        (file) => !file.includes('.test.'),
      )

const told = (file: string, code: string, { line, start, end, text }: Mutation) =>
  `SURVIVED ${file}:${line}  ${code.slice(start, end).replace(/\s+/g, ' ')}  ->  ${text.replace(/\s+/g, ' ')}`

const print = (line: string) => process.stdout.write(`${line}\n`)

async function tryFile(file: string, run: Awaited<ReturnType<typeof createRunner>>) {
  const place = path.join(copy, file)
  const code = readFileSync(place, 'utf8')
  const tests = run.testsOf(file)
  if (await run.fails(tests)) throw new Error(`a test for ${file} fails by itself`)
  const all = mutationsOf(code)
  let killed = 0
  for (const mutation of all) {
    writeFileSync(place, mutated(code, mutation))
    if (await run.fails(tests)) killed += 1
    else print(told(file, code, mutation))
  }
  writeFileSync(place, code)
  print(
    `${file}: ${killed} of ${all.length} killed by ${tests.flat().length} files of tests`,
  )
  return { tried: all.length, killed }
}

let runner: Awaited<ReturnType<typeof createRunner>> | undefined
try {
  makeCopy()
  process.chdir(copy)
  runner = await createRunner(copy)
  for (const target of process.argv.slice(2)) {
    const sum = { tried: 0, killed: 0 }
    for (const file of filesOf(target)) {
      const { tried, killed } = await tryFile(file, runner)
      sum.tried += tried
      sum.killed += killed
    }
    print(`= ${target}: ${sum.tried} tried, ${sum.killed} killed`)
  }
} finally {
  await runner?.stop()
  process.chdir(root)
  rmSync(copy, { recursive: true, force: true })
}
