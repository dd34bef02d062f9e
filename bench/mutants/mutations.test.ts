import { mutated, mutationsOf } from './mutations.ts'

const faultsIn = (code: string) => mutationsOf(code).map((one) => mutated(code, one))

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
])('none in %j', (code) => {
  expect(faultsIn(code)).toEqual([])
})
