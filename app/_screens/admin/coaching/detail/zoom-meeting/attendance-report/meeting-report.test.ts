import { readMeetingReport } from './meeting-report'

const visitorsOf = (text: string) => {
  const report = readMeetingReport(text)
  return 'visitors' in report
    ? report.visitors.map(({ names, email, minutes, joins }) => [
        names.join(' / '),
        email,
        minutes,
        joins,
      ])
    : report.refusal
}

const ZOOM = 'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest'
const SITI = '"Siti Rahma, S.Hut.",Siti@Contoh.go.id'

test.each([
  [
    'Zoom',
    `${ZOOM}\n${SITI},08/25/2026 09:00:12 AM,08/25/2026 10:30:40 AM,91,No\nTono (BPKH XI - Tono),,08/25/2026 09:05:00 AM,08/25/2026 09:20:00 AM,15,Yes\n`,
    [
      ['Siti Rahma, S.Hut.', 'siti@contoh.go.id', 91, 1],
      ['Tono / BPKH XI - Tono', '', 15, 1],
    ],
  ],
  [
    'Zoom with the meeting summary above, byte order mark and Windows line ends',
    `\ufeffMeeting ID,Topic,Start Time,End Time,User Email,Duration (Minutes),Participants\r\n123 4567,"Coaching, KHDPK",08/25/2026 08:50:00 AM,08/25/2026 11:00:00 AM,admin@contoh.go.id,130,2\r\n\r\n${ZOOM}\r\n${SITI},08/25/2026 09:00:00 AM,08/25/2026 09:40:00 AM,40,No\r\n`,
    [['Siti Rahma, S.Hut.', 'siti@contoh.go.id', 40, 1]],
  ],
  [
    'Zoom: minutes in the waiting room do not count',
    'Name (Original Name),User Email,Duration (Minutes),Guest,In Waiting Room\nSiti,,7,Yes,Yes\nSiti,,30,Yes,No',
    [['Siti', '', 30, 1]],
  ],
  [
    'Zoom saved by Indonesian Excel with ;',
    'Nama (Nama Asli);Email Pengguna;Waktu Bergabung;Waktu Keluar;Durasi (Menit);Tamu\nSiti Rahma;siti@contoh.go.id;25/08/2026 09.00;25/08/2026 10.30;90;Tidak',
    [['Siti Rahma', 'siti@contoh.go.id', 90, 1]],
  ],
  [
    'Zoom in Indonesian, as its page of today writes it',
    'Topik,ID,Host,Durasi (menit),Waktu mulai,Waktu berakhir,Peserta\nCoaching,81,Admin (admin@contoh.go.id),77,"25/08/2026 09:00:00","25/08/2026 10:17:00",2\n\nNama (nama asli),Email,Total durasi (menit)s,Tamu\nSiti Rahma,siti@contoh.go.id,76,Tidak\n24 Tono(Tono Subagyo),,64,Ya\n',
    [
      ['Siti Rahma', 'siti@contoh.go.id', 76, 1],
      ['24 Tono / Tono Subagyo', '', 64, 1],
    ],
  ],
  [
    "Zoom with the meeting's own columns before those of each person: the host's e-mail and the meeting's length are nobody else's",
    'Topic,Meeting ID,User Name,User Email,Start Time,End Time,Duration (Minutes),Participants,Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest,In Waiting Room\nCoaching,81,Admin,admin@contoh.go.id,08/25/2026 09:00,08/25/2026 10:40,100,2,Siti,siti@contoh.go.id,08/25/2026 09:00,08/25/2026 09:40,40,No,No\nCoaching,81,Admin,admin@contoh.go.id,08/25/2026 09:00,08/25/2026 10:40,100,2,Tono,,08/25/2026 09:10,08/25/2026 09:20,10,Yes,No\n',
    [
      ['Siti', 'siti@contoh.go.id', 40, 1],
      ['Tono', '', 10, 1],
    ],
  ],
  [
    'a Zoom webinar: panelists and attendees, not who did not come; the name of the registration too',
    [
      'Attendee Report,,,,,,,',
      'Topic,Webinar ID,Actual Start Time,Actual Duration (minutes),Unique Viewers',
      'Coaching,81,"Aug 25, 2026 09:00 AM",100,2',
      'Host Details,,,,,,,',
      'Attended,User Name (Original Name),Email,Join Time,Leave Time,Time in Session (minutes),Is Guest',
      'Yes,Admin,admin@contoh.go.id,"Aug 25, 2026 09:00:00","Aug 25, 2026 10:40:00",100,No',
      'Panelist Details,,,,,,,',
      'Attended,User Name (Original Name),Email,Join Time,Leave Time,Time in Session (minutes),Is Guest',
      'Yes,Wayan,wayan@contoh.go.id,"Aug 25, 2026 09:00:00","Aug 25, 2026 10:00:00",60,No',
      'Attendee Details,,,,,,,',
      'Attended,User Name (Original Name),First Name,Last Name,Email,Registration Time,Approval Status,Join Time,Leave Time,Time in Session (minutes),Is Guest',
      'Yes,HP Siti,Siti,Rahma,siti@contoh.go.id,"Aug 24, 2026 09:00:00",approved,"Aug 25, 2026 09:00:00","Aug 25, 2026 09:30:00",30,No',
      'Yes,HP Siti,Siti,Rahma,siti@contoh.go.id,"Aug 24, 2026 09:00:00",approved,"Aug 25, 2026 09:40:00","Aug 25, 2026 10:00:00",20,No',
      'No,Tono,Tono,Subagyo,tono@contoh.go.id,"Aug 24, 2026 09:00:00",approved,--,--,--,--',
      'Other Attended',
      'User Name,Join Time,Leave Time,Time in Session (minutes)',
      '62812,"Aug 25, 2026 09:00:00","Aug 25, 2026 09:10:00",10',
    ].join('\n'),
    [
      ['Admin', 'admin@contoh.go.id', 100, 1],
      ['Wayan', 'wayan@contoh.go.id', 60, 1],
      ['HP Siti / Siti Rahma', 'siti@contoh.go.id', 50, 2],
    ],
  ],
  [
    'a file with commas that Indonesian Excel saved as one column',
    `"${ZOOM}"\n"Siti Rahma,siti@contoh.go.id,,,33,No"`,
    [['Siti Rahma', 'siti@contoh.go.id', 33, 1]],
  ],
  [
    'Google Meet',
    'First name,Last name,Email,Duration,Time joined,Time exited\nSiti,Rahma,siti@contoh.go.id,1 hr 5 min,9:00 AM,10:05 AM\nTono,,,52 min,9:10 AM,10:02 AM',
    [
      ['Siti Rahma', 'siti@contoh.go.id', 65, 1],
      ['Tono', '', 52, 1],
    ],
  ],
  [
    'Teams: the joins of part 3, not those of part 2 once more',
    [
      '1. Summary',
      'Meeting title\tCoaching',
      'Attended participants\t1',
      '',
      '2. Participants',
      'Name\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\tParticipant ID (UPN)\tRole',
      'Siti Rahma\t8/25/26, 9:00:00 AM\t8/25/26, 11:00:00 AM\t1h 30m 10s\tsiti@contoh.go.id\tsiti@contoh.go.id\tPresenter',
      '',
      '3. In-Meeting Activities',
      'Name\tJoin Time\tLeave Time\tDuration\tEmail\tRole',
      'Siti Rahma\t8/25/26, 9:00:00 AM\t8/25/26, 10:00:00 AM\t1h\tsiti@contoh.go.id\tPresenter',
      'Siti Rahma\t8/25/26, 10:30:00 AM\t8/25/26, 11:00:10 AM\t30m 10s\tsiti@contoh.go.id\tPresenter',
    ].join('\r\n'),
    [['Siti Rahma', 'siti@contoh.go.id', 90, 2]],
  ],
  [
    'Teams without part 3: a pause is not presence',
    'Name\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\nSiti\t8/25/26, 9:00:00 AM\t8/25/26, 11:00:00 AM\t40m 2s\tsiti@contoh.go.id',
    [['Siti', 'siti@contoh.go.id', 40, 1]],
  ],
])('reads %s', (_, text, visitors) => {
  expect(visitorsOf(text)).toEqual(visitors)
})

const joins = (...rows: string[]) => visitorsOf([ZOOM, ...rows].join('\n'))

describe('several joins', () => {
  test('add up', () => {
    expect(
      joins(
        'Siti,s@c.id,08/25/2026 09:00:00 AM,08/25/2026 09:20:00 AM,20,No',
        'Siti R,s@c.id,08/25/2026 09:50:00 AM,08/25/2026 10:20:00 AM,30,No',
      ),
    ).toEqual([['Siti / Siti R', 's@c.id', 50, 2]])
  })

  test('at the same time, from phone and laptop, count once', () => {
    expect(
      joins(
        'Siti,s@c.id,08/25/2026 11:40:00 AM,08/25/2026 12:10:00 PM,30,No',
        'Siti,s@c.id,08/25/2026 11:50:00 AM,08/25/2026 12:40:00 PM,50,No',
      ),
    ).toEqual([['Siti', 's@c.id', 60, 2]])
  })

  test('over midnight', () => {
    expect(
      joins(
        'Siti,s@c.id,08/31/2026 11:30:00 PM,09/01/2026 12:30:00 AM,60,No',
        'Siti,s@c.id,09/01/2026 12:10:00 AM,09/01/2026 12:40:00 AM,30,No',
      ),
    ).toEqual([['Siti', 's@c.id', 70, 2]])
  })

  test('without times are added', () => {
    expect(joins('Siti,s@c.id,,,20,No', 'Siti,s@c.id,,,30,No')).toEqual([
      ['Siti', 's@c.id', 50, 2],
    ])
  })

  test('a row without e-mail belongs to the only one of its name', () => {
    expect(joins('Siti,s@c.id,,,20,No', 'SITI,,,,30,Yes')).toEqual([
      ['Siti / SITI', 's@c.id', 50, 2],
    ])
    expect(joins('Siti,s@c.id,,,20,No', 'Siti,t@c.id,,,9,No', 'Siti,,,,30,Yes')).toEqual([
      ['Siti', 's@c.id', 20, 1],
      ['Siti', 't@c.id', 9, 1],
      ['Siti', '', 30, 1],
    ])
  })
})

test.each([
  [
    'another table',
    'no;soal;a;b;c;d\n1;Apa?;a;b;c;d',
    /^File ini bukan laporan peserta meeting/,
  ],
  ['an empty file', '', /^File ini bukan laporan peserta meeting/],
  ['a list without anyone', ZOOM, /^Laporan ini tidak memuat seorang peserta pun/],
  [
    'a row that cannot be read, naming its line',
    `${ZOOM}\nSiti,,,,20,No\nTono,,,,lama,No`,
    /^Baris 3: durasi “lama” tidak terbaca\. Tidak ada yang diambil/,
  ],
  [
    'a row without any time',
    `${ZOOM}\nSiti,,,,,No`,
    /^Baris 2: lama kehadiran “Siti” tidak ada\./,
  ],
])('refuses %s whole', (_, text, refusal) => {
  expect(visitorsOf(text)).toMatch(refusal)
})
