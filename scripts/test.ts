// npm test: every check in one go. Stops at the first failure; the last lines name what held at a second try only and count the tests.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildExportIfNeeded } from './build-export.ts'
import { runNode } from './child.ts'
import {
  failedIn,
  filesToTryAgain,
  type JestResult,
  type JourneyResult,
  MOST_TRIED_AGAIN,
  type Unheld,
  unheldIn,
} from './second-try.ts'

/** Each Node that a step starts, and each worker of it, reads what another has compiled; again at the next run. */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')

const JEST_RESULT = 'build/jest.json'
const E2E_RESULT = 'build/e2e.json'

/** Failed beside others and held alone. */
const raced: string[] = []

function readResult<T>(file: string): T | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function countTests(): { passed: number; failed: number } {
  const unit = readResult<JestResult>(JEST_RESULT)
  const { stats } = readResult<JourneyResult>(E2E_RESULT) ?? {}
  const { numPassedTests = 0, numFailedTests = 0 } = unit ?? {}
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {}
  const heldAlone = raced.length > 0 ? numFailedTests : 0
  return {
    passed: numPassedTests + heldAlone + expected + flaky,
    failed: numFailedTests - heldAlone + unexpected,
  }
}

function tool(file: string, ...args: string[]): () => Promise<number> {
  return () => runNode([`node_modules/${file}`, ...args])
}

const JEST = ['node_modules/jest/bin/jest.js', '--silent', '--forceExit']

async function runUnitTests(): Promise<number> {
  const exitCode = await runNode([...JEST, '--json', `--outputFile=${JEST_RESULT}`])
  const result = readResult<JestResult>(JEST_RESULT)
  const files = result ? filesToTryAgain(result) : []
  if (exitCode === 0 || !result || files.length === 0) return exitCode
  console.log(`\n== tried again, alone: ${files.join(', ')}\n`)
  const secondExitCode = await runNode([
    ...JEST,
    '--maxWorkers=1',
    '--runTestsByPath',
    ...files,
  ])
  if (secondExitCode === 0) raced.push(...failedIn(result))
  return secondExitCode
}

async function runJourneys(): Promise<number> {
  const exitCode = await runNode(
    [
      ...['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
      ...['--retries=1', '--reporter=dot,json'],
    ],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_RESULT } },
  )
  const flaky = unheldJourneys().filter(({ status }) => status === 'flaky')
  return exitCode === 0 && flaky.length > MOST_TRIED_AGAIN ? 1 : exitCode
}

function unheldJourneys(): Unheld[] {
  return unheldIn(readResult<JourneyResult>(E2E_RESULT) ?? { suites: [] })
}

const steps: [name: string, run: () => Promise<number>][] = [
  ['format and lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  ['types', tool('typescript/bin/tsc', '--noEmit', '--incremental', 'false')],
  ['unused files, exports and packages', tool('knip/bin/knip.js')],
  ['unit tests', runUnitTests],
  ['build', () => buildExportIfNeeded().then(() => 0)],
  ['bundle budget', () => runNode(['scripts/check-budget.ts'])],
  ['journeys in the browser', runJourneys],
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

for (const name of raced) console.log(`Held at the second try only, to be mended: ${name}`)
// at the end of all, where a log that is cut short still has it
for (const { name, status, complaints } of unheldJourneys()) {
  const verdict =
    status === 'flaky' ? 'Held at the second try only, to be mended' : 'Failed'
  console.log([`${verdict}: ${name}`, ...complaints].join('\n'))
}
const { passed, failed } = countTests()
if (failedStep) {
  console.log(`Stopped at: ${failedStep}`)
  process.exitCode = 1
}
console.log(`${passed} passed, ${failedStep ? Math.max(1, failed) : failed} failed`)
