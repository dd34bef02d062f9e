import {
  acknowledged,
  adopted,
  chosen,
  confirmed,
  EMPTY_QUEUE,
  endRequested,
  loaded,
  nextTask,
  over,
  type QueueState,
  refused,
  restored,
  saveState,
  saveTotals,
  stalled,
  unsentChoices,
} from '@/lib/answers/queue-state'

const A = { questionId: '1', answer: 'A' } as const
const B = { questionId: '1', answer: 'B' } as const
const OTHER = { questionId: '2', answer: 'D' } as const

const one = chosen(EMPTY_QUEUE, A, 1000)
/** One that the server took at 500, or what stands on it instead. */
const saved = (answer: 'A' | 'B' = 'A') =>
  confirmed(one, { ...A, answer, seq: 1000, isElsewhere: answer !== 'A' }, 500)
const entryOf = (state: QueueState, id = '1') => state.entries.get(id)
const shown = (state: QueueState, id = '1') => {
  const { answer, seq, isElsewhere } = entryOf(state, id) ?? {}
  return `${answer} ${seq} ${saveState(state, id)}${isElsewhere ? ', elsewhere' : ''}`
}

test('at first nothing is to be sent, nothing is over, and numbers begin with 1', () => {
  expect(nextTask(EMPTY_QUEUE)).toBeNull()
  expect(EMPTY_QUEUE).toMatchObject({ isOver: false, isGone: false, stall: null })
  expect(entryOf(chosen(EMPTY_QUEUE, A, 0))?.seq).toBe(1)
})

test.each([
  ['by the time of the server, in whole ms', EMPTY_QUEUE, 1000.7, 1000],
  ['above the last one where that time has not gone on', one, 1000, 1001],
  ['above it where it has', one, 1002, 1002],
])('a choice is numbered %s', (_, state, stamp, seq) => {
  const next = chosen(state, B, stamp)
  expect(entryOf(next)).toEqual({
    ...{ ...B, seq, isElsewhere: false, status: 'unsent', savedAt: null },
  })
  expect(next.lastSeq).toBe(seq)
})

test.each([
  ['an older choice', 999, 'A 1000 saving'],
  ['the same', 1000, 'A 1000 saving'],
  ['a newer one', 1001, 'B 1001 saving'],
])('of another tab, %s: %s', (_, seq, expected) => {
  expect(shown(adopted(one, [{ ...B, seq }]))).toBe(expected)
})

test('a choice of another question is taken over, and numbers never fall', () => {
  const both = adopted(one, [{ ...OTHER, seq: 0 }])
  expect([shown(both), shown(both, '2')]).toEqual(['A 1000 saving', 'D 0 saving'])
  expect(both.lastSeq).toBe(1000)
})

describe('what the device remembers', () => {
  test.each([
    ['an unsent choice', { isSent: false }, 'B 7 saving'],
    ['a sent one', { isSent: true }, 'B 7 saved'],
    ['a refused one', { isSent: true, isRefused: true }, 'B 7 refused'],
  ])('%s is again what it was', (_, kept, expected) => {
    expect(shown(loaded(EMPTY_QUEUE, [{ ...B, seq: 7, ...kept }]))).toBe(expected)
  })

  test('gives its number to what the server told of, which is as new or newer', () => {
    const told = restored(EMPTY_QUEUE, [A], EMPTY_QUEUE)
    expect(shown(loaded(told, [{ ...B, seq: 7, isSent: true }]))).toBe('A 7 saved')
  })

  test.each([
    ['as new as what is known', 1000, 'B 1000 saved, elsewhere'],
    ['newer', 1001, 'A 1001 saved'],
  ])('%s: %i', (_, seq, expected) => {
    expect(shown(loaded(saved('B'), [{ ...A, seq, isSent: true }]))).toBe(expected)
  })
})

describe('the answers that the server tells of', () => {
  test.each<[string, QueueState, QueueState, string]>([
    ['stand where nothing is known', EMPTY_QUEUE, EMPTY_QUEUE, 'B 0 saved'],
    ['give way to what is unsent', one, one, 'A 1000 saving'],
    ['give way to what was saved since they were asked for', saved(), one, 'A 1000 saved'],
    ['show what was chosen on another device', saved(), saved(), 'B 1000 saved, elsewhere'],
    ['say nothing new of what is shown', saved('B'), saved('B'), 'B 1000 saved, elsewhere'],
    [
      'take the place of what was refused',
      refused(one, { ...A, seq: 1000 }),
      one,
      'B 1000 saved',
    ],
    [
      'give way to a choice that was saved since, in the millisecond of the one before',
      confirmed(chosen(saved(), A, 1001), { ...A, seq: 1001, isElsewhere: false }, 500),
      saved(),
      'A 1001 saved',
    ],
  ])('%s', (_, state, asked, expected) => {
    expect(shown(restored(state, [B], asked))).toBe(expected)
  })

  test('change nothing where they are what is saved', () => {
    const state = saved()
    expect(restored(state, [A], state)).toBe(state)
  })
})

describe('a word of the server about a choice that has been changed since', () => {
  const waiting = stalled(chosen(one, B, 1001), 'line')
  test.each([
    ['that it is saved', confirmed(waiting, { ...A, seq: 1000, isElsewhere: false }, 500)],
    ['that it is refused', refused(waiting, { ...A, seq: 1000 })],
  ])('%s leaves the newer one unsent, and the line is there', (_, state) => {
    expect(shown(state)).toBe('B 1001 saving')
  })
})

test('a refused choice and the words for it', () => {
  const waiting = stalled(one, 'line')
  const state = refused(waiting, { ...A, seq: 1000 }, 'Soal tidak dikenal')
  expect(state).toMatchObject({ reason: 'Soal tidak dikenal', stall: null })
  expect(shown(state)).toBe('A 1000 refused')
  expect(refused(state, { ...A, seq: 1000 }).reason).toBeNull()
})

describe('an attempt that is over', () => {
  const two = stalled(endRequested(chosen(saved(), OTHER, 1001), true), 'line')
  test('has lost what was unsent, and nothing more is to do', () => {
    const state = over(two, { isGone: true, reason: 'Coaching dihapus' })
    expect([shown(state), shown(state, '2')]).toEqual(['A 1000 saved', 'D 1001 refused'])
    expect(state).toMatchObject({
      ...{ isOver: true, isGone: true, reason: 'Coaching dihapus' },
      ...{ isEndRequested: false, stall: null },
    })
  })

  test('without a word of the server keeps the earlier one', () => {
    const before = refused(one, { ...A, seq: 1000 }, 'Soal tidak dikenal')
    expect(over(before)).toMatchObject({ isGone: false, reason: 'Soal tidak dikenal' })
  })

  test('is not ended again', () => {
    expect(endRequested(over(EMPTY_QUEUE), true).isEndRequested).toBe(false)
    expect(nextTask({ ...two, isOver: true })).toBeNull()
  })
})

test('the state of the line is told only where it has changed', () => {
  const state = stalled(one, 'line')
  expect(saveState(state, '1')).toBe('line')
  expect(stalled(state, 'line')).toBe(state)
  expect(saveState(stalled(state, null), '1')).toBe('saving')
})

test('choices are sent in the order in which they were made, and the end after all of them', () => {
  const changed = chosen(chosen(one, OTHER, 1001), B, 1002)
  expect(unsentChoices(changed).map(({ seq }) => seq)).toEqual([1001, 1002])
  expect(nextTask(endRequested(changed, true))).toMatchObject(OTHER)
  expect(nextTask(endRequested(saved(), true))).toBe('end')
  expect(nextTask(endRequested(saved(), false))).toBeNull()
})

test('what was chosen on another device is told until it is read', () => {
  const state = acknowledged(chosen(saved('B'), OTHER, 1001))
  expect([shown(state), shown(state, '2')]).toEqual(['B 1000 saved', 'D 1001 saving'])
})

test('a question without an answer has no state', () => {
  expect(saveState(one, '2')).toBeNull()
})

test('the attempt in numbers, with the last time that something was saved', () => {
  const none = { unsent: 0, refused: 0, saved: 0, savedAt: null }
  expect(saveTotals(EMPTY_QUEUE)).toEqual(none)
  expect(saveTotals(one)).toEqual({ ...none, unsent: 1 })
  const two = chosen(saved(), OTHER, 1001)
  const both = confirmed(two, { ...OTHER, seq: 1001, isElsewhere: false }, 400)
  expect(saveTotals(both)).toEqual({ ...none, saved: 2, savedAt: 500 })
  expect(saveTotals(over(two))).toEqual({ ...none, saved: 1, refused: 1, savedAt: 500 })
})
