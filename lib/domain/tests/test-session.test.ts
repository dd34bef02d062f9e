import type { AnswerOption } from '../../entities/test.ts'
import {
  clampIndex,
  formatDuration,
  formatGain,
  formatRemaining,
  formatScore,
  grade,
  isGoodScore,
  remainingSeconds,
  testCounts,
} from './test-session.ts'

describe("§4 'Next, previous and jump clamp to the question range'", () => {
  it.each([
    [-1, 10, 0],
    [0, 10, 0],
    [9, 10, 9],
    [10, 10, 9],
    [99, 10, 9],
    [3, 0, 0],
  ])('index %i of %i gives %i', (index, count, expected) => {
    expect(clampIndex(index, count)).toBe(expected)
  })
})

describe('the seconds left until a deadline (decision 50)', () => {
  it.each([
    ['at the start', 5_000, 90],
    ['half a second later', 5_500, 90],
    ['a minute later', 65_000, 30],
    ['just over a minute before', 34_999, 61],
    ['the last moment', 94_999, 1],
    ['at the deadline', 95_000, 0],
    ['after a long sleep', 9_000_000, 0],
  ])('%s', (_name, nowMs, expected) => {
    expect(remainingSeconds(95_000, nowMs)).toBe(expected)
  })

  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [65, '01:05'],
    [1800, '30:00'],
    [7265, '121:05'],
  ])('%i seconds show as %s', (seconds, text) => {
    expect(formatRemaining(seconds)).toBe(text)
  })
})

describe('counts, score and duration', () => {
  it('counts answered, open and bookmarked questions of this test only', () => {
    const counts = testCounts(
      ['1', '2', '3'],
      new Set(['1', 'old']),
      new Set(['1', '3', 'x']),
    )
    expect(counts).toEqual({ total: 3, answered: 1, unanswered: 2, bookmarked: 2 })
  })

  it.each([
    [86.67, '86.67 / 100'],
    [100, '100.00 / 100'],
    [0, '0.00 / 100'],
    [87.5, '87.50 / 100'],
    ['-', '-'],
    [null, '-'],
  ] as const)("§9 'Score is shown with 2 decimals out of 100': %p", (score, text) => {
    expect(formatScore(score)).toBe(text)
  })

  it.each([
    [26.666, '+26.67'],
    [-5, '-5.00'],
    [0, '0.00'],
    [-0.001, '0.00'],
  ])('a score that rose by %d rose by %s', (points, text) => {
    expect(formatGain(points)).toBe(text)
  })

  it.each([
    ['2026-08-25T05:12:05Z', '12 menit 5 detik'],
    ['2026-08-25T05:00:59.900Z', '0 menit 59 detik'],
    ['2026-08-25T06:30:00Z', '90 menit 0 detik'],
    ['2026-08-25T04:00:00Z', '0 menit 0 detik'],
  ])("§9 'Duration is shown as minutes and seconds': until %s", (end, text) => {
    expect(formatDuration('2026-08-25T05:00:00Z', end)).toBe(text)
  })
})

describe('grading', () => {
  const ids = ['1', '2', '3']
  const map = (options: string) =>
    new Map<string, AnswerOption>(
      [...options].flatMap((option, i) =>
        option === 'A' || option === 'B' || option === 'C' || option === 'D'
          ? [[String(i + 1), option] as const]
          : [],
      ),
    )
  it.each([
    ['all right', 'ABC', 'ABC', 3, 100],
    ['two of three, rounded to two decimals', 'ABC', 'ABD', 2, 66.67],
    ['one of three', 'ABC', 'A--', 1, 33.33],
    ['nothing answered', 'ABC', '---', 0, 0],
    ['a question without key counts as wrong', 'AB-', 'ABC', 2, 66.67],
    ['no answer key yet', '---', 'ABC', 0, '-'],
  ])('%s', (_name, key, answers, benar, score) => {
    expect(grade({ questionIds: ids, key: map(key), answers: map(answers) })).toEqual({
      benar,
      totalSoal: 3,
      score,
    })
  })

  it('gives no score without questions', () => {
    expect(grade({ questionIds: [], key: map('A'), answers: map('A') }).score).toBe('-')
  })
})

test.each([
  [60, true],
  [59.99, false],
  ['-', false],
  [null, false],
] as const)('whether %s is a good score: %s', (score, isGood) => {
  expect(isGoodScore(score)).toBe(isGood)
})
