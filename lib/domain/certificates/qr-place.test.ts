import { placeQr } from './qr-place.ts'

const DATA = [
  [true, false],
  [false, true],
]

test.each([
  ['a wide box', { x: 10, y: 20, width: 300, height: 100 }, { x: 110, y: 20 }],
  ['a high box', { x: 10, y: 20, width: 100, height: 200 }, { x: 10, y: 70 }],
])('a code stands in the middle of %s, with white around it', (_, box, corner) => {
  const { square, code } = placeQr(box, { data: DATA, size: 2 })
  expect(square).toEqual({ ...corner, side: 100 })
  expect(code.x - square.x).toBeCloseTo(7.3)
  expect(code.y - square.y).toBeCloseTo(7.3)
  expect(code.x + 2 * code.scale).toBeCloseTo(square.x + 100 - 7.3)
})

test('dark squares alone are drawn', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  expect(placeQr(box, { data: DATA, size: 2 }).path).toBe('M0 0h1v1h-1ZM1 1h1v1h-1Z')
})
