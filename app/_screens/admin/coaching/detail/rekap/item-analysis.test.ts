import { surveyIndex } from '@/app/_screens/admin/survey-index'
import type { TestItem } from '@/lib/entities/test'
import { analysedItem, difficultyWord } from './item-analysis'

const item = (change: Partial<TestItem> = {}): TestItem => ({
  no: 1,
  soal: 'Apa?',
  kunci: 'B',
  jumlah: { A: 2, B: 5, C: 1, D: 0 },
  kosong: 2,
  ...change,
})

test('shares are of all takers, those who left it blank included', () => {
  expect(analysedItem(item())).toMatchObject({
    takers: 10,
    rightShare: 0.5,
    optionShares: { A: 0.2, B: 0.5, C: 0.1, D: 0 },
    blankShare: 0.2,
    trap: null,
  })
})

test('shares are those that are told, to one decimal of a percent: who reads the same number reads the same word', () => {
  const right = (B: number, of: number) =>
    analysedItem(item({ jumlah: { A: 0, B, C: 0, D: 0 }, kosong: of - B })).rightShare ?? 0
  expect(right(1, 3)).toBe(0.333)
  const close = [right(7001, 10_000), right(6999, 10_000)]
  expect(close).toEqual([0.7, 0.7])
  expect(close.map(difficultyWord)).toEqual(['sedang', 'sedang'])
})

test('a wrong option chosen more often than the right one is pointed out', () => {
  expect(analysedItem(item({ jumlah: { A: 4, B: 3, C: 5, D: 0 } })).trap).toBe('C')
  expect(analysedItem(item({ jumlah: { A: 5, B: 5, C: 0, D: 0 } })).trap).toBeNull()
})

test('without key nothing is right; without takers nothing is shared', () => {
  expect(analysedItem(item({ kunci: null }))).toMatchObject({
    rightShare: null,
    trap: null,
  })
  const nobody = { jumlah: { A: 0, B: 0, C: 0, D: 0 }, kosong: 0 }
  expect(analysedItem(item(nobody))).toMatchObject({ rightShare: null, blankShare: 0 })
})

test.each([
  [0.71, 'mudah'],
  [0.7, 'sedang'],
  [0.3, 'sedang'],
  [0.29, 'sukar'],
])('a question that %p answered right is %s', (share, word) => {
  expect(difficultyWord(share)).toBe(word)
})

test.each([
  [[4, 4], 100, 'A', 'Sangat baik'],
  [[3.4, 3.4], 85, 'B', 'Baik'],
  [[3.2, 2.8], 75, 'C', 'Kurang baik'],
  [[1, 1], 25, 'D', 'Tidak baik'],
])('ratings of %p give the index %p', (averages, index, grade, word) => {
  const elements = averages.map((average, at) => ({ no: at + 1, unsur: 'Biaya', average }))
  expect(surveyIndex(elements)).toEqual({ index, grade, word })
})

test('no ratings, no index', () => {
  expect(surveyIndex([])).toBeNull()
})
