// npm test: every check in one go. Stops at the first failure; the last line counts the tests.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildExportIfNeeded } from './build-export.ts'
import { runNode } from './child.ts'

/** Each Node that a step starts, and each worker of it, reads what another has compiled; again at the next run. */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')

const JEST_RESULT = 'build/jest.json'
const E2E_RESULT = 'build/e2e.json'

interface Count {
  passed: number
  failed: number
}

function readResult<T>(file: string): T | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function countTests(): Count {
  const unit = readResult<{ numPassedTests: number; numFailedTests: number }>(JEST_RESULT)
  const e2e = readResult<{ stats: { expected: number; unexpected: number } }>(E2E_RESULT)
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0),
  }
}

function tool(file: string, ...args: string[]): () => Promise<number> {
  return () => runNode([`node_modules/${file}`, ...args])
}

const steps: [name: string, run: () => Promise<number>][] = [
  ['format and lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  ['types', tool('typescript/bin/tsc', '--noEmit', '--incremental', 'false')],
  ['unused files, exports and packages', tool('knip/bin/knip.js')],
  [
    'unit tests',
    tool(
      'jest/bin/jest.js',
      '--json',
      `--outputFile=${JEST_RESULT}`,
      '--silent',
      '--forceExit',
    ),
  ],
  ['build', () => buildExportIfNeeded().then(() => 0)],
  ['bundle budget', () => runNode(['scripts/check-budget.ts'])],
  [
    'journeys in the browser',
    () =>
      runNode(
        [
          'node_modules/@playwright/test/cli.js',
          'test',
          '-c',
          'e2e/playwright.config.ts',
          '--reporter=dot,json',
        ],
        {
          env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_RESULT },
        },
      ),
  ],
]

mkdirSync('build', { recursive: true })
for (const file of [JEST_RESULT, E2E_RESULT]) rmSync(file, { force: true })

let failedStep: string | null = null
for (const [name, run] of steps) {
  const start = performance.now()
  const exitCode = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`\n== ${name}: ${exitCode === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`)
  if (exitCode === 0) continue
  failedStep = name
  break
}

const { passed, failed } = countTests()
if (failedStep) {
  console.log(`Stopped at: ${failedStep}`)
  process.exitCode = 1
}
console.log(`${passed} passed, ${failedStep ? Math.max(1, failed) : failed} failed`)
