import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCLI } from 'jest'
import { sharePostgres, stopDatabases } from '../../server/testing/run-databases.ts'
import { createFinder } from './nearest-tests.ts'

type Project = {
  displayName: unknown
  testRegex?: string[]
  globalSetup?: string
  globalTeardown?: string
}
type Argv = Parameters<typeof runCLI>[0]

const SETTINGS = {
  ...{ runInBand: true, silent: true, reporters: [], watchman: false },
  ...{ haste: { enableSymlinks: false }, testTimeout: 30_000, cache: true },
}

const nameOf = ({ displayName }: Project) =>
  String(
    typeof displayName === 'object' && displayName && 'name' in displayName
      ? displayName.name
      : displayName,
  )

/** The project without its starting and stopping of databases, which is done once for all runs. */
const unstarted = ({ globalSetup: _, globalTeardown: __, ...project }: Project) => project

/** Runs tests of the copy in this process, as often as wanted; those with a database on PostgreSQL where it is. */
export async function createRunner(root: string) {
  const address = pathToFileURL(path.join(root, 'jest.config.mjs')).href
  const config: { default: () => Promise<{ projects: Project[] }> } = await import(address)
  const { projects } = await config.default()
  const named = (name: string) => projects.find((project) => nameOf(project) === name)
  const [inNode, client, embedded] = ['node', 'client', 'embedded'].map(named)
  const postgres = named('postgres')
  if (postgres) await sharePostgres()
  const withDatabase = postgres ? unstarted(postgres) : embedded
  const projectOf = (test: string) => {
    if (
      /createTestServer|openTestDatabase/.test(readFileSync(path.join(root, test), 'utf8'))
    )
      return withDatabase
    return inNode?.testRegex?.some((pattern) => new RegExp(pattern).test(`/${test}`))
      ? inNode
      : client
  }

  const fail = async (project: Project | undefined, all: readonly string[]) => {
    const tests = all.filter((test) => projectOf(test) === project)
    if (tests.length === 0) return false
    const paths = tests.map((test) => path.join(root, test))
    const argv = {
      ...SETTINGS,
      ...{ config: JSON.stringify(project), runTestsByPath: true, _: paths, $0: 'jest' },
    }
    const { results } = await runCLI(argv as unknown as Argv, [root])
    return results.numFailedTests + results.numFailedTestSuites > 0
  }

  return {
    testsOf: createFinder(root),
    /** Whether any of the tests fails; a group is run only where those before it do not. */
    fails: async (groups: readonly string[][]): Promise<boolean> => {
      for (const tests of groups) {
        for (const project of [inNode, client, withDatabase]) {
          if (await fail(project, tests)) return true
        }
      }
      return false
    },
    stop: stopDatabases,
  }
}
