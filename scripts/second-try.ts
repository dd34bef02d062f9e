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
  specs?: { title: string; tests: { status: string; projectName: string }[] }[]
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

/** The journeys that held at the second try only. */
export function flakyIn({ suites }: Pick<JourneyResult, 'suites'>): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${file} [${projectName}] ${title}`),
    ),
    ...flakyIn({ suites: inner }),
  ])
}
