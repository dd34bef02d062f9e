import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCLI } from 'jest'

type Project = { displayName: unknown; testRegex?: string[] }
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

/** The tests for a file, nearest first: its own, then those of its folder. */
function testsOf(file: string, root: string): string[][] {
  const folder = path.dirname(file)
  const inFolder = globSync(`${folder}/*.test.{ts,tsx}`, { cwd: root })
  const own = inFolder.filter((test) => test.startsWith(file.replace(/\.ts$/, '.test.')))
  const beside = inFolder.filter((test) => !own.includes(test))
  return [own, beside].filter((group) => group.length > 0)
}

/** Runs tests of the copy in this process, as often as wanted. */
export async function createRunner(root: string) {
  const address = pathToFileURL(path.join(root, 'jest.config.mjs')).href
  const config: { default: () => Promise<{ projects: Project[] }> } = await import(address)
  const { projects } = await config.default()
  const named = (name: string) => projects.find((project) => nameOf(project) === name)
  const [inNode, client, embedded] = ['node', 'client', 'embedded'].map(named)
  const projectOf = (test: string) => {
    if (
      /createTestServer|openTestDatabase/.test(readFileSync(path.join(root, test), 'utf8'))
    )
      return embedded
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
    testsOf: (file: string) => testsOf(file, root),
    /** Whether any of the tests fails; a group is run only where those before it do not. */
    fails: async (groups: readonly string[][]): Promise<boolean> => {
      for (const tests of groups) {
        for (const project of [inNode, client, embedded]) {
          if (await fail(project, tests)) return true
        }
      }
      return false
    },
  }
}
