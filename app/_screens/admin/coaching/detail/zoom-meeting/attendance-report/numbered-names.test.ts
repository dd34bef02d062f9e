import { matchAttendance } from './attendance-match'
import { readMeetingReport } from './meeting-report'

const PEOPLE = ['Tono Hadi', 'Siti Rahma', 'Wayan Sudarma'].map((name, no) => ({
  ...{ id: String(no + 1), name, email: '' },
}))

test('participants who number themselves end no table: they and those after them are found', () => {
  const report = readMeetingReport(
    [
      'Name (Original Name),User Email,Duration (Minutes),Guest',
      'Tono Hadi,,50,Yes',
      '"02. Siti Rahma, S.Hut.",,60,Yes',
      'Wayan Sudarma,,70,Yes',
    ].join('\n'),
  )
  const visitors = 'visitors' in report ? report.visitors : []
  const { matches, strangers } = matchAttendance(PEOPLE, visitors)
  expect(matches.map(({ id, visitor }) => [id, visitor?.minutes])).toEqual([
    ['1', 50],
    ['2', 60],
    ['3', 70],
  ])
  expect(strangers).toEqual([])
})
