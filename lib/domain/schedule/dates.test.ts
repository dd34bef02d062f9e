import {
  formatDate,
  formatDay,
  formatMoment,
  formatMonth,
  formatPublished,
  formatTime,
  isDayAfter,
  sameDay,
  startOfDayIn,
} from './dates.ts'

const LATE = '2026-08-24T16:30:00Z'

describe('dates in the zone of the label', () => {
  it.each([
    ['Asia/Jakarta', '24/08/2026', '23:30', 'Senin, 24/08/2026'],
    ['Asia/Makassar', '25/08/2026', '00:30', 'Selasa, 25/08/2026'],
    ['Asia/Jayapura', '25/08/2026', '01:30', 'Selasa, 25/08/2026'],
  ] as const)(
    "§9 'Date display DD/MM/YYYY', times with a colon: %s",
    (zone, date, time, long) => {
      expect(formatDate(LATE, zone)).toBe(date)
      expect(formatTime(LATE, zone)).toBe(time)
      expect(formatDay(LATE, zone)).toBe(long)
    },
  )

  it("§9 'published date DD MMMM YYYY HH:mm'", () => {
    expect(formatPublished('2026-05-04T03:05:00Z', 'Asia/Jakarta')).toBe(
      '04 Mei 2026 10:05',
    )
  })

  it('a moment has its date and its time', () => {
    expect(formatMoment('2026-05-04T03:05:00Z', 'Asia/Jakarta')).toBe('04/05/2026 10:05')
  })

  it.each([
    ['2026-01-15T05:00:00Z', 'Januari 2026', 'Kamis'],
    ['2026-02-15T05:00:00Z', 'Februari 2026', 'Minggu'],
    ['2026-03-13T05:00:00Z', 'Maret 2026', 'Jumat'],
    ['2026-08-15T05:00:00Z', 'Agustus 2026', 'Sabtu'],
    ['2026-10-14T05:00:00Z', 'Oktober 2026', 'Rabu'],
    ['2026-12-15T05:00:00Z', 'Desember 2026', 'Selasa'],
  ])('month and day names are Indonesian: %s', (instant, month, day) => {
    expect(formatMonth(instant, 'Asia/Jakarta')).toBe(month)
    expect(formatDay(instant, 'Asia/Jakarta')).toMatch(new RegExp(`^${day}, `))
  })

  it('reads an instant with another offset', () => {
    expect(formatTime('2026-08-25T10:30:00+07:00', 'Asia/Jayapura')).toBe('12:30')
  })

  it("shows '-' for something that is no date", () => {
    expect(formatDate('kemarin', 'Asia/Jakarta')).toBe('-')
  })

  it.each([
    ['Asia/Jakarta', '2026-08-23T17:00:00.000Z', false],
    ['Asia/Makassar', '2026-08-24T16:00:00.000Z', true],
    ['Asia/Jayapura', '2026-08-24T15:00:00.000Z', true],
  ] as const)('the day begins at midnight in %s', (zone, start, isNextDay) => {
    expect(startOfDayIn(LATE, zone).toISOString()).toBe(start)
    const noon = '2026-08-24T05:00:00Z'
    expect(sameDay(LATE, noon, zone)).toBe(!isNextDay)
    expect(isDayAfter(LATE, new Date(noon), zone)).toBe(isNextDay)
  })
})
