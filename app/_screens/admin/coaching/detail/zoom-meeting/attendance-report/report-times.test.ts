import { reportMinutes, reportMoment } from './report-times'

test.each([
  ['45', 45],
  ['45,5', 45.5],
  ['1h 2m 30s', 62.5],
  ['1 hr 5 min', 65],
  ['2 hrs', 120],
  ['52 menit', 52],
  ['1j 2m 30d', 62.5],
  ['1 jam 5 mnt 30 dtk', 65.5],
  ['30s', 0.5],
  ['1:02:30', 62.5],
  ['', null],
  ['lama', null],
  ['1x', null],
])('%p lasts %p minutes', (text, minutes) => {
  expect(reportMinutes(text)).toEqual(minutes)
})

test.each([
  ['08/25/2026 09:00:30 AM', '08/25/2026', 540.5],
  ['08/25/2026 12:10:00 AM', '08/25/2026', 10],
  ['08/25/2026 12:10:00 PM', '08/25/2026', 730],
  ['8/25/26, 9:01:00\u202fPM', '8/25/26', 1261],
  ['25/08/2026 09.05', '25/08/2026', 545],
  ['25.08.2026 21.05.00', '25.08.2026', 1265],
  ['2026-08-25T09:00:00Z', '2026-08-25', 540],
  ['2026-08-25 09:00:00', '2026-08-25', 540],
  ['Aug 25, 2026 09:00:00 AM', 'Aug 25 2026', 540],
  ['9:05 AM', '', 545],
  ['09.05 WIB', '', 545],
])('%p is a moment', (text, day, minutes) => {
  expect(reportMoment(text)).toEqual({ day, minutes })
})

test.each(['', 'tadi pagi', '25/08/2026', '9:75', '25:00'])('%p is none', (text) => {
  expect(reportMoment(text)).toBeNull()
})
