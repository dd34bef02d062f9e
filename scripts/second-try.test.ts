import { failedIn, filesToTryAgain, type JestResult, unheldIn } from './second-try.ts'

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

test('a journey that failed or held at the second try is named with what each try complained of', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [
      {
        ...{ status, projectName: 'phone' },
        results: messages.map((message) => ({ errors: [{ message }] })),
      },
    ],
  })
  const long = Array.from({ length: 40 }, (_, line) => `${line} ${'x'.repeat(400)}`)
  const suites = [
    {
      file: 'login.spec.ts',
      specs: [spec('held', 'expected'), spec('lost', 'unexpected', 'first', 'second')],
      suites: [
        {
          file: 'login.spec.ts',
          specs: [spec('raced', 'flaky', `\x1b[31mred\x1b[39m\n\n${long.join('\n')}`)],
        },
      ],
    },
  ]
  const [lost, raced, ...others] = unheldIn({ suites })
  expect(others).toEqual([])
  expect(lost).toEqual({
    name: 'login.spec.ts [phone] lost',
    status: 'unexpected',
    complaints: ['    first', '    second'],
  })
  expect(raced).toMatchObject({ name: 'login.spec.ts [phone] raced', status: 'flaky' })
  expect(raced?.complaints).toHaveLength(12)
  expect(raced?.complaints[0]).toBe('    red')
  expect(raced?.complaints[11]).toHaveLength(244)
})
