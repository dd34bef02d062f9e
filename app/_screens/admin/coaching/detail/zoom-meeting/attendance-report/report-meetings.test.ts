import { fitOf, meantDays, meetingsText, reportMeetings } from './report-meetings'

const ZOOM = 'Name (Original Name),Join Time,Leave Time,Duration (Minutes)'
const joined = (from: string, to: string) =>
  reportMeetings(`${ZOOM}\nSiti,${from},${to},60`)
const MEETING = {
  tanggalMeeting: '2026-08-25T00:00:00+07:00',
  jamMulai: '2026-08-25T10:00:00+07:00',
  jamSelesai: '2026-08-25T12:00:00+07:00',
}
const isOf = (days: ReturnType<typeof reportMeetings>) =>
  fitOf(days, MEETING, 'Asia/Jakarta').isOf

test.each([
  ['08/25/2026', ['25/08/2026']],
  ['25/8/26', ['25/08/2026']],
  ['25.08.2026', ['25/08/2026']],
  ['2026-08-25', ['25/08/2026']],
  ['Aug 25 2026', ['25/08/2026']],
  ['Selasa 25 Agustus 2026', ['25/08/2026']],
  ['25-Agu-2026', ['25/08/2026']],
  ['5 Mei 2026', ['05/05/2026']],
  ['May 5 2026', ['05/05/2026']],
  ['12/10/2026', ['12/10/2026', '10/12/2026']],
  ['05/05/2026', ['05/05/2026']],
  ['45/45/2026', []],
  ['kemarin', []],
  ['', []],
])('%s may mean %j', (written, days) => {
  expect(meantDays(written)).toEqual(days)
})

test.each([
  ['at its time', '08/25/2026 09:50:00 AM', '08/25/2026 11:55:00 AM', true],
  ['in a neighbouring zone', '25/08/2026 12:30', '25/08/2026 13:10', true],
  ['without a day', '9:50 AM', '11:10 AM', true],
  ['a week before', '08/18/2026 10:00:00 AM', '08/18/2026 11:50:00 AM', false],
  ['at another time of the day', '25/08/2026 15:00', '25/08/2026 16:00', false],
  ['at another time, without a day', '15:00', '16:00', false],
  ['on a day that cannot be read', 'hari ke-3 10:00', 'hari ke-3 11:00', null],
])('a report of a meeting %s', (_, from, to, expected) => {
  expect(isOf(joined(from, to))).toBe(expected)
})

test('what a report of this meeting names of other days and hours is told apart', () => {
  const days = reportMeetings(
    [
      ZOOM,
      'Siti,08/25/2026 10:00,08/25/2026 11:00,60',
      'Siti,08/18/2026 10:00,08/18/2026 11:00,60',
      'Siti,08/25/2026 11:10,08/25/2026 11:58,48',
      'Siti,08/25/2026 14:00,08/25/2026 15:30,90',
      'Budi,08/25/2026 14:05,08/25/2026 16:00,115',
      'Siti,hari ke-3 10:00,hari ke-3 11:00,60',
    ].join('\n'),
  )
  const { isOf: isOfIt, outside } = fitOf(days, MEETING, 'Asia/Jakarta')
  expect([isOfIt, meetingsText(outside)]).toEqual([
    true,
    '25/08/2026 pukul 14:00 s/d 16:00, 18/08/2026 pukul 10:00 s/d 11:00',
  ])
})

test('of a coaching without a time nothing can be told', () => {
  const days = joined('08/18/2026 10:00', '08/18/2026 11:00')
  const unknown = { ...MEETING, jamMulai: null }
  expect(fitOf(days, unknown, 'Asia/Jakarta').isOf).toBeNull()
})

test('where nobody has a time, that of the meeting above counts', () => {
  const text = [
    'Meeting ID,Topic,Start Time,End Time,Participants',
    '85012345678,Rapat,08/18/2026 09:55:00 AM,08/18/2026 11:58:00 AM,2',
    '',
    'Name (Original Name),User Email,Total Duration (Minutes)',
    'Siti Rahma,siti@contoh.go.id,118',
  ]
  const days = reportMeetings(text.join('\n'))
  expect(meetingsText(days)).toBe('18/08/2026 pukul 09:55 s/d 11:58')
  expect(isOf(days)).toBe(false)
})

test('where the file has no time at all there is none', () => {
  expect(reportMeetings('Nama;Durasi\nSiti;60')).toEqual([])
})

test('a day that may mean two is told as it is written, and of many the first', () => {
  const days = reportMeetings(
    [
      ...[ZOOM, 'A,08/10/2026 09:00,08/10/2026 10:30,90', 'B,9:00,9:30,30'],
      ...['C,2026-08-11 09:00,2026-08-11 10:00,60', 'D,12 Agu 2026 09:00,,60'],
    ].join('\n'),
  )
  expect(meetingsText(days)).toBe(
    '08/10/2026 pukul 09:00 s/d 10:30, pukul 09:00 s/d 09:30, 11/08/2026 pukul 09:00 s/d 10:00, dan 1 waktu lain',
  )
})
