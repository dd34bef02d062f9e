import { coverPage, fitInto } from './draw-files.ts'

const BOX = { x: 10, y: 20, width: 100, height: 60 }

test.each([
  ['a wider one', { width: 400, height: 120 }, { x: 10, y: 35, width: 100, height: 30 }],
  ['a higher one', { width: 20, height: 120 }, { x: 55, y: 20, width: 10, height: 60 }],
  ['a smaller one', { width: 10, height: 3 }, { x: 10, y: 35, width: 100, height: 30 }],
])('the whole of %s stands in the middle of its box', (_, inner, place) => {
  expect(fitInto(BOX, inner)).toEqual(place)
})

test.each([
  ['a wider one', { width: 40, height: 10 }, { x: -70, y: 0, width: 240, height: 60 }],
  ['a higher one', { width: 50, height: 60 }, { x: 0, y: -30, width: 100, height: 120 }],
])('%s fills the page and hangs over evenly', (_, inner, place) => {
  expect(coverPage({ width: 100, height: 60 }, inner)).toEqual(place)
})
