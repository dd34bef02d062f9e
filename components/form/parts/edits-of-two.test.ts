import { mergeEdit } from './merge-edit'

const interest = (id: string) => ({ id, name: `Minat ${id}` })
const [a, b, c] = ['1', '2', '3'].map(interest)

test('what only one of both has changed stays as that one made it', () => {
  const base = { name: 'Siti', jabatan: 'Penyuluh' }
  const merged = mergeEdit(base, { ...base, jabatan: 'Polhut' }, { ...base, name: 'Rima' })
  expect(merged).toEqual({ merged: { name: 'Rima', jabatan: 'Polhut' }, contested: [] })
})

test('the slots of a list stand for themselves', () => {
  const [base, mine, theirs] = [
    [a, b],
    [a, c],
    [c, b],
  ].map((slots) => ({ slots }))
  expect(mergeEdit(base ?? {}, mine ?? {}, theirs ?? {})).toEqual({
    ...{ merged: { slots: [c, c] }, contested: [] },
  })
})

test.each([
  ['that one has made longer', [a, b, c], [a, b], [a, b, c]],
  ['that the other has made shorter', [a, b], [a], [a]],
])('a list %s is taken whole', (_, mine, theirs, merged) => {
  const result = mergeEdit({ minat: [a, b] }, { minat: mine }, { minat: theirs })
  expect(result).toEqual({ merged: { minat: merged }, contested: [] })
})

test('a list that both have changed is decided as a whole: no entry is lost or doubled', () => {
  const result = mergeEdit({ minat: [a, b] }, { minat: [a, b, c] }, { minat: [a] })
  expect(result.contested).toEqual([{ name: 'minat', mine: [a, b, c], theirs: [a] }])
})
