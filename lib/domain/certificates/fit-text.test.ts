import { fitText } from './fit-text.ts'

/** Letters as wide as they are high: eight fill a line at two thirds of the size. */
const square = () => 1
const BOX = { width: 64, height: 32, size: 12, leading: 1 }
const put = (text: string, height = BOX.height) => fitText(text, { ...BOX, height }, square)

test.each([
  ['of two words', 'aaa bbbb cc', ['aaa bbbb', 'cc']],
  ['of a piece of a long word', 'a'.repeat(9), ['a'.repeat(8), 'a']],
  ['of each piece of a longer one', 'a'.repeat(17), ['a'.repeat(8), 'a'.repeat(8), 'a']],
])('a line is filled to its end, %s', (_, text, lines) => {
  expect(put(text)).toEqual({ size: 8, lines })
})

test('lines may fill the height of their box; else letters are smaller by half a point at a time', () => {
  expect(put('a'.repeat(9), 16)).toEqual({ size: 8, lines: ['a'.repeat(8), 'a'] })
  expect(put('a'.repeat(9), 15.5)).toEqual({ size: 7.5, lines: ['a'.repeat(8), 'a'] })
})

test('nothing is set in letters of half a point', () => {
  expect(put('a'.repeat(64), 1)).toEqual({ size: 1, lines: ['a'.repeat(64)] })
  expect(() => put('a'.repeat(65), 1)).toThrow('a text is too long for any box')
})
