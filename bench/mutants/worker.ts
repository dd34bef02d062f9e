/** Runs one file of tests after another with faults, for `bench/mutants.ts`, which ends it where a fault never ends. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runCLI } from 'jest'
import { createSession, type Fault, type Session, type Told } from './session.ts'

export type Job = {
  test: string
  faults: Fault[]
  always?: number | undefined
  batch?: number
}
export type Answer =
  | Told
  | { kind: 'alive' }
  | { kind: 'done'; isSound: boolean; hasFailed: boolean }

declare global {
  var faultSession: { base: string; session: Session } | undefined
}

type Project = {
  displayName: string | { name: string }
  testEnvironment: string
  testRegex?: string[]
  globalSetup?: string
  globalTeardown?: string
}
type Argv = Parameters<typeof runCLI>[0]

const root = process.cwd()

const SETTINGS = {
  ...{ runInBand: true, silent: true, reporters: [], watchman: false },
  ...{ haste: { enableSymlinks: false }, testTimeout: 60_000, cache: true },
}

const address = pathToFileURL(path.join(root, 'jest.config.mjs')).href
const config: { default: () => Promise<{ projects: Project[] }> } = await import(address)
const { projects } = await config.default()

/** Where a test runs; those with a database on the server that runs for all, where one is installed. */
function projectOf(test: string): Project {
  const named = (wanted: string) =>
    projects.find(
      ({ displayName: name }) => (typeof name === 'string' ? name : name.name) === wanted,
    )
  const [inNode, client] = [named('node'), named('client')]
  const code = readFileSync(path.join(root, test), 'utf8')
  const isInNode = inNode?.testRegex?.some((pattern) =>
    new RegExp(pattern).test(`/${test}`),
  )
  const project = /createTestServer|openTestDatabase/.test(code)
    ? (named('postgres') ?? named('embedded'))
    : isInNode
      ? inNode
      : client
  if (!project) throw new Error(`no project for ${test}`)
  return project
}

/** The file of an environment that jest calls by its name. */
const environmentOf = ({ testEnvironment: name }: Project) =>
  name === 'node'
    ? createRequire(createRequire(import.meta.url).resolve('jest')).resolve(
        `jest-environment-${name}`,
      )
    : name.replace('<rootDir>', root)

const answer = (told: Answer) => process.send?.(told)

async function work({ test, ...options }: Job) {
  const { globalSetup: _, globalTeardown: __, ...project } = projectOf(test)
  const session = createSession({ ...options, tell: answer })
  globalThis.faultSession = { base: environmentOf(project), session }
  const testEnvironment = fileURLToPath(new URL('./environment.cjs', import.meta.url))
  const argv = {
    ...{ ...SETTINGS, $0: 'jest', runTestsByPath: true, _: [path.join(root, test)] },
    config: JSON.stringify({ ...project, testEnvironment }),
  }
  const { results } = await runCLI(argv as unknown as Argv, [root])
  const hasFailed = results.numFailedTests + results.numFailedTestSuites > 0
  answer({ kind: 'done', isSound: session.isSound(), hasFailed })
}

process.on('disconnect', () => process.exit())
process.on('message', (job: Job) => work(job))
setInterval(() => answer({ kind: 'alive' }), 1000)
