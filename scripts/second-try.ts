import { stripVTControlCharacters } from 'node:util'

/**
 * What a run of tests says of itself, as jest and Playwright write it. A test that fails beside others and holds alone
 * races with something: it is tried once more, named at the end of the run, and mended; many of them are a failure.
 */
export const MOST_TRIED_AGAIN = 3

/** As `jest --json` writes it. */
export interface JestResult {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs?: {
    title: string
    tests: {
      status: string
      projectName: string
      results: { errors: { message?: string }[] }[]
    }[]
  }[]
}

/** As Playwright's reporter `json` writes it; `flaky` held at the second try. */
export interface JourneyResult {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

/** The files that failed, where they are few enough to be tried alone; else none. */
export function filesToTryAgain({ testResults }: JestResult): string[] {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name)
  const files = [...new Set(failed)]
  return files.length > MOST_TRIED_AGAIN ? [] : files
}

/** The names of the tests that failed; of a file that could not be loaded its own. */
export function failedIn({ testResults }: JestResult): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [name]
    })
}

/** How much of a complaint is enough to see where to look. */
const [MOST_LINES, LONGEST_LINE] = [12, 240]

const firstLinesOf = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => `    ${line.slice(0, LONGEST_LINE)}`)

/** A journey that did not hold at its first try: its name, and what each try complained of. */
export interface Unheld {
  name: string
  /** `unexpected` failed, `flaky` held at the second try. */
  status: string
  complaints: string[]
}

/** The journeys that failed or held at the second try only. */
export function unheldIn({ suites }: Pick<JourneyResult, 'suites'>): Unheld[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ status, projectName, results }) =>
        status === 'flaky' || status === 'unexpected'
          ? {
              ...{ name: `${file} [${projectName}] ${title}`, status },
              complaints: results.flatMap(({ errors }) =>
                errors.flatMap(({ message = '' }) => firstLinesOf(message)),
              ),
            }
          : [],
      ),
    ),
    ...unheldIn({ suites: inner }),
  ])
}
