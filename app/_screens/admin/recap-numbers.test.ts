import { showShare } from './recap-numbers'

test.each([
  [0, '0%'],
  [1 / 300, '<1%'],
  [1 / 150, '1%'],
  [0.75, '75%'],
  [299 / 300, '>99%'],
  [1, '100%'],
  [null, '–'],
])('of some %s is never told as none, nor as all: %s', (share, text) => {
  expect(showShare(share)).toBe(text)
})
