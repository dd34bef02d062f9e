import { mutationsOf, switched } from './mutations.ts'

const faultsIn = (code: string) =>
  mutationsOf(code).map(
    ({ start, end, text }) => code.slice(0, start) + text + code.slice(end),
  )

test.each([
  ['a < 5', ['((a) <= (5))', '((a) >= (5))', 'a < (5 + 1)']],
  ['a === b', ['((a) !== (b))']],
  ['a && !b', ['((a) || (!b))', 'a && b']],
  ['a + 1', ['((a) - (1))', 'a + (1 + 1)']],
  ["a + 'x'", []],
  ['x = true', ['x = false']],
  ['x = a ? b : c', ['x = true ? b : c', 'x = false ? b : c']],
  ['x = () => a', ['x = () => undefined']],
  ['tell(a)', ['undefined']],
  ['if (a) tell(b)', ['if (true) tell(b)', 'if (false) tell(b)', 'if (a) undefined']],
  ['function f() { return a }', ['function f() { return undefined }']],
])('in %j', (code, faults) => {
  expect(faultsIn(code)).toEqual(faults)
})

test.each([
  "import { a } from './a.ts'",
  "export * from './a.ts'",
  'type A = { readonly kind: true; count: 5 }',
  'const a = b as 5',
  "const a = { 5: 'five' }",
])('none in %j', (code) => {
  expect(faultsIn(code)).toEqual([])
})

test('with all of them in it a file is what it was until one is switched on', () => {
  const code =
    'let told = 0\nfor (const a of [1, 2])\n  told += a * 10\nput(told)\nput(told > 29)'
  const told = (on: number) => {
    const found: unknown[] = []
    const run = new Function('globalThis', 'put', switched(code, mutationsOf(code), 100))
    run({ __fault: (id: number) => id === on }, (one: unknown) => found.push(one))
    return found
  }
  const all = mutationsOf(code).map(({ text }, index) => [text, told(100 + index)])
  expect(told(0)).toEqual([30, true])
  expect(Object.fromEntries(all)).toMatchObject({
    '((a) / (10))': [0.30000000000000004, false],
    '(10 + 1)': [33, true],
    '((told) <= (29))': [30, false],
    undefined: [30],
  })
})
