import { setText } from './text-lines.ts'

/** Letters as wide as half their size, which a box of 25.4 mm holds 14 of at ten points and a bit. */
const half = () => 0.5
const INCH = { y: 25.4, width: 25.4, height: 25.4, size: 10, spacing: 0 }
const setIn = (text: string, change: Partial<typeof INCH> = {}) => {
  const { size, gap, lines } = setText(text, { ...INCH, ...change }, half)
  return { size, gap, lines: lines.map((line) => line.text) }
}

test.each([
  ['as large as is wished', 'Ani', 10, ['Ani']],
  [
    'smaller, so that it fills its line',
    'Siti Nurhaliza S.',
    144 / 17,
    ['Siti Nurhaliza S.'],
  ],
  ['a third smaller', 'a'.repeat(21), 144 / 21, ['a'.repeat(21)]],
  [
    'wrapped at its spaces',
    'Siti Nurhaliza Kusumawardhani',
    20 / 3,
    ['Siti Nurhaliza', 'Kusumawardhani'],
  ],
  [
    'with a word broken where it leaves its line',
    'b'.repeat(30),
    20 / 3,
    ['b'.repeat(21), 'b'.repeat(9)],
  ],
  [
    'with marks kept on their letters',
    'e\u0301'.repeat(22),
    20 / 3,
    ['e\u0301'.repeat(21), 'e\u0301'],
  ],
])('a text is set %s', (_, text, size, lines) => {
  expect(setIn(text)).toEqual({ size: expect.closeTo(size, 5), gap: 0, lines })
})

test('a low box makes letters small, and smaller still where lines would leave it', () => {
  expect(setIn('Ani', { height: 3.5 }).size).toBeCloseTo((3.5 * 72) / 25.4 / 1.15, 5)
  const { size, lines } = setIn('dua tiga '.repeat(9).trim(), { height: 5 })
  expect(size).toBeCloseTo(20 / 3 - 3, 5)
  expect(lines).toHaveLength(3)
})

test('a gap between letters takes room and grows with them', () => {
  expect(setIn('Siti Nurhaliza', { spacing: 50 })).toEqual({
    ...{ size: expect.closeTo(20 / 3, 5), gap: expect.closeTo(10 / 3, 5) },
    lines: ['Siti', 'Nurhaliza'],
  })
})

test('lines stand in the middle of the height, one below the other', () => {
  const one = setText('Ani', INCH, half)
  expect(one.lines[0]?.baseline).toBeCloseTo(72 + (72 - 11.5) / 2 + 8.2, 5)
  const { size, lines } = setText('Siti Nurhaliza Kusumawardhani', INCH, half)
  const [first = 0, second = 0] = lines.map(({ baseline }) => baseline)
  expect(first).toBeCloseTo(72 + (72 - 2 * size * 1.15) / 2 + size * 0.82, 5)
  expect(second - first).toBeCloseTo(size * 1.15, 5)
})

test('what no box can hold is told', () => {
  expect(() => setIn('Ani', { width: 0.1 })).toThrow('a text is too long for any box')
})
