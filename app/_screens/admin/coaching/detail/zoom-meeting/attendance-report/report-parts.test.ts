import { readMeetingReport } from './meeting-report'

const HEAD = 'Name (Original Name),User Email,Duration (Minutes),Guest'

const minutesOf = (...lines: string[]) => {
  const report = readMeetingReport(lines.join('\n'))
  return 'visitors' in report
    ? report.visitors.map(({ names, minutes }) => [names.join(' / '), minutes])
    : report.refusal
}

test('a blank row among the persons loses nobody', () => {
  const all = [HEAD, 'Siti,,20,No', '', 'Tono,,30,No', ',,,', 'Wayan,,40,No']
  expect(minutesOf(...all)).toEqual([
    ['Siti', 20],
    ['Tono', 30],
    ['Wayan', 40],
  ])
})

test.each([[['']], [[]]])(
  'two reports of one meeting below each other, with %j between, count together',
  (between) => {
    const first = [HEAD, 'Siti,,20,No', 'Wayan,,40,No']
    const second = [HEAD, 'Siti,,30,No', 'Tono,,50,No', 'Maria,,10,No']
    expect(minutesOf(...first, ...between, ...second)).toEqual([
      ['Siti', 50],
      ['Wayan', 40],
      ['Tono', 50],
      ['Maria', 10],
    ])
  },
)

test('the same report twice keeps nobody longer in the meeting', () => {
  const once = [HEAD, 'Siti,,20,No', 'Tono,,30,No']
  expect(minutesOf(...once, '', ...once)).toEqual([
    ['Siti', 20],
    ['Tono', 30],
  ])
})

test('a part of its own, whatever it is called, is no person', () => {
  expect(minutesOf(HEAD, 'Siti,,20,No', '', 'Catatan', 'Apa saja,1')).toEqual([
    ['Siti', 20],
  ])
})

test.each([
  ['within a row', 'Tono,,4', 3],
  ['within quotes', 'Tono,,40,"N', 3],
  ['within a letter', 'Tono,,40,Sí\ufffd', 3],
])('a report that was cut %s is not taken for the whole', (_, end, line) => {
  const text = [HEAD, 'Siti,,20,No', end].join('\n')
  expect(readMeetingReport(text)).toEqual({
    refusal: `Baris ${line} tidak lengkap, mungkin laporan ini terpotong. Tidak ada yang diambil dari file ini; unduh lagi, lalu pilih lagi.`,
  })
})

test('a short last row whose line has its end is whole', () => {
  expect(minutesOf(HEAD, 'Siti,,20,No', 'Tono,,40', '')).toEqual([
    ['Siti', 20],
    ['Tono', 40],
  ])
})

test('a name with a quote in it loses nobody below', () => {
  expect(minutesOf(HEAD, 'Siti "Ani,,20,No', 'Tono,,40,No', 'Joko "Jo,,30,No')).toEqual([
    ['Siti "Ani', 20],
    ['Tono', 40],
    ['Joko "Jo', 30],
  ])
})
