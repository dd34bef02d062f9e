import { formatDate, formatTime } from './dates.ts'
import { dayInstant, endSlotsAfter, slotInstant, TIME_SLOTS } from './time-slots.ts'

describe("§9 'Time-slot choices every 30 minutes from 07:30 to 16:00'", () => {
  it('are 18 in all', () => {
    expect(TIME_SLOTS).toHaveLength(18)
    expect(TIME_SLOTS.slice(0, 4)).toEqual(['07:30', '08:00', '08:30', '09:00'])
    expect(TIME_SLOTS.at(-1)).toBe('16:00')
  })

  it.each([
    [null, 18, '07:30'],
    ['07:30', 17, '08:00'],
    ['10:00', 12, '10:30'],
    ['15:30', 1, '16:00'],
    ['16:00', 0, undefined],
  ])('after %s the end list offers %i (decision 24)', (start, count, first) => {
    expect(endSlotsAfter(start)).toHaveLength(count)
    expect(endSlotsAfter(start)[0]).toBe(first)
  })
})

describe('an instant from day and slot in the zone of the label (decision 21)', () => {
  it.each([
    ['Asia/Jakarta', '2026-08-25T03:30:00.000Z'],
    ['Asia/Makassar', '2026-08-25T02:30:00.000Z'],
    ['Asia/Jayapura', '2026-08-25T01:30:00.000Z'],
  ] as const)('10:30 on 25 August in %s', (zone, expected) => {
    const day = '2026-08-25T05:00:00Z'
    expect(slotInstant(day, '10:30', zone)).toBe(expected)
    expect(formatTime(slotInstant(day, '10:30', zone), zone)).toBe('10:30')
  })

  it.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)(
    'a day chosen in %s is the same day in all three zones',
    (chosenIn) => {
      const instant = dayInstant('2026-08-25T05:00:00Z', chosenIn)
      for (const zone of ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)
        expect(formatDate(instant, zone)).toBe('25/08/2026')
    },
  )
})
