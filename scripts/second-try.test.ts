import { failedIn, filesToTryAgain, flakyIn, type JestResult } from './second-try.ts'

const result = (...failed: [file: string, ...tests: string[]][]): JestResult => ({
  ...{ numPassedTests: 1, numFailedTests: failed.length },
  testResults: [
    {
      ...{ name: 'fine.test.ts', status: 'passed' },
      assertionResults: [{ fullName: 'holds', status: 'passed' }],
    },
    ...failed.map(([name, ...tests]) => ({
      ...{ name, status: 'failed' },
      assertionResults: [
        { fullName: 'beside it', status: 'passed' },
        ...tests.map((fullName) => ({ fullName, status: 'failed' })),
      ],
    })),
  ],
})

test('a few files are tried again, each once, and what failed in them is named', () => {
  const few = result(['a.test.ts', 'one', 'two'], ['a.test.ts', 'one'], ['b.test.ts'])
  expect(filesToTryAgain(few)).toEqual(['a.test.ts', 'b.test.ts'])
  expect(failedIn(few)).toEqual(['one', 'two', 'one', 'b.test.ts'])
})

test('many that fail are a failure: none of them is tried again', () => {
  const many = result(...['a', 'b', 'c', 'd'].map((name): [string] => [`${name}.test.ts`]))
  expect(filesToTryAgain(many)).toEqual([])
})

test('a journey that held at the second try is named with its file and its device', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, projectName: 'phone' }],
  })
  const suites = [
    {
      file: 'login.spec.ts',
      specs: [spec('held', 'expected')],
      suites: [{ file: 'login.spec.ts', specs: [spec('raced', 'flaky')] }],
    },
  ]
  expect(flakyIn({ suites })).toEqual(['login.spec.ts [phone] raced'])
})
