import { groupByMonth, isListed } from './months.ts'

const NOW = new Date('2026-08-25T03:00:00Z') // 10:00 WIB

describe("§9 'Only undated or future-dated coaching (after the start of today) is listed'", () => {
  it.each([
    ['undated', null, true],
    ['undated by a server that leaves nulls out', undefined, true],
    ["yesterday's", '2026-08-24T09:00:00Z', false],
    ["today's, though begun", '2026-08-25T01:00:00Z', true],
    ['the very start of today', '2026-08-24T17:00:00Z', true],
    ['a second before today', '2026-08-24T16:59:59Z', false],
    ["tomorrow's", '2026-08-26T01:00:00Z', true],
  ])('%s', (_name, tanggalMeeting, expected) => {
    expect(isListed({ tanggalMeeting }, NOW, 'Asia/Jakarta')).toBe(expected)
  })

  it("takes 'today' in the zone of the label", () => {
    const late = { tanggalMeeting: '2026-08-24T16:00:00Z' } // 00:00 WITA, 23:00 WIB
    expect(isListed(late, NOW, 'Asia/Makassar')).toBe(true)
    expect(isListed(late, NOW, 'Asia/Jakarta')).toBe(false)
  })
})

describe("§9 \"grouped by 'MMMM YYYY', with undated ones under 'Upcoming Coaching' last\"", () => {
  const coaching = (id: string, tanggalMeeting: string | null | undefined) => ({
    ...{ id, tanggalMeeting },
  })
  const list = [
    coaching('undated', null),
    coaching('next year', '2027-01-04T05:00:00Z'),
    coaching('late August', '2026-08-28T05:00:00Z'),
    coaching('also undated', undefined),
    coaching('month end', '2026-08-31T16:30:00Z'),
    coaching('early August', '2026-08-26T05:00:00Z'),
  ]
  const groups = (zone: 'Asia/Jakarta' | 'Asia/Makassar') =>
    groupByMonth(list, zone).map(({ heading, coachings }) => [
      heading,
      coachings.map(({ id }) => id),
    ])

  it('in Jakarta', () => {
    expect(groups('Asia/Jakarta')).toEqual([
      ['Agustus 2026', ['early August', 'late August', 'month end']],
      ['Januari 2027', ['next year']],
      ['Upcoming Coaching', ['undated', 'also undated']],
    ])
  })

  it('in Makassar, where the last one falls into September', () => {
    expect(groups('Asia/Makassar')[1]).toEqual(['September 2026', ['month end']])
  })

  it('shows no group for nothing', () => {
    expect(groupByMonth([], 'Asia/Jakarta')).toEqual([])
  })
})
