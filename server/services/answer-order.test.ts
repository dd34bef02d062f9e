import { type Ordered, replaces } from './answer-order.ts'

const HOUR = 3_600_000
const NOON = new Date('2026-08-24T12:00:00+07:00').getTime()

/** A choice that arrives `at` ms after noon, with a number that is `ahead` of its arrival. */
const choice = (
  at: number,
  { ahead = 0, sessionId = 'phone' }: { ahead?: number; sessionId?: string | null } = {},
): Ordered => ({ seq: NOON + at + ahead, sessionId, receivedAt: new Date(NOON + at) })

const unnumbered = (at: number): Ordered => ({ ...choice(at), seq: null })
const laptop = { sessionId: 'laptop' }

test.each<[string, Ordered, Ordered, boolean]>([
  ['one device: the later one', choice(5), choice(0), true],
  ['one device: an older one late', choice(9, { ahead: -9 }), choice(5), false],
  ['one device: the same one again', choice(9, { ahead: -4 }), choice(5), false],
  [
    'one device, clock ahead: an older one late',
    choice(9, { ahead: HOUR - 9 }),
    choice(5, { ahead: HOUR }),
    false,
  ],
  [
    'one device, half a second ahead: an older one late, when its moment has come',
    choice(9000, { ahead: 300 - 9000 }),
    choice(100, { ahead: 300 }),
    false,
  ],
  [
    'one device, clock an hour ahead, then a millisecond: an older one late',
    choice(5, { ahead: 1 }),
    choice(0, { ahead: HOUR }),
    false,
  ],
  ['one device, once ahead, now right', choice(5), choice(0, { ahead: HOUR }), true],
  ['another device: the later one', choice(5, laptop), choice(0), true],
  [
    'another device: made before, arrived later',
    choice(9, { ...laptop, ahead: -8 }),
    choice(5),
    false,
  ],
  [
    'another device after one with a clock ahead',
    choice(5, laptop),
    choice(0, { ahead: HOUR }),
    true,
  ],
  [
    'another device with a clock ahead',
    choice(5, { ...laptop, ahead: HOUR }),
    choice(0),
    true,
  ],
  [
    'two clocks ahead: the later arrival',
    choice(5, { ...laptop, ahead: 1000 }),
    choice(0, { ahead: HOUR }),
    true,
  ],
  [
    'two clocks ahead: the same moment of arrival',
    choice(0, { ...laptop, ahead: 1000 }),
    choice(0, { ahead: HOUR }),
    true,
  ],
  ['two devices at the same moment: the first', choice(0, laptop), choice(0), false],
  [
    'after a row of an earlier build with a number ahead',
    choice(5),
    choice(0, { ahead: HOUR, sessionId: null }),
    true,
  ],
  [
    'before a row of an earlier build',
    choice(9, { ahead: -9 }),
    choice(5, { sessionId: null }),
    false,
  ],
  ['without a number: the later arrival', unnumbered(5), choice(0), true],
  ['after one without a number', choice(5), unnumbered(0), true],
  ['late, after one without a number', choice(9, { ahead: -9 }), unnumbered(5), false],
])('%s', (_, next, standing, expected) => {
  expect(replaces(next, standing)).toBe(expected)
})
