import { isPostTestDue } from '@/lib/domain/participation/after-meeting'
import { nextStep } from '@/lib/domain/participation/next-step'
import type { Taken } from '@/lib/domain/participation/urgency'
import { WIB } from '@/lib/domain/schedule/time-zone'
import { MEETING } from '@/lib/testing/participation-facts'

const coaching: Taken = {
  ...MEETING,
  userCoachingStatus: 'Proses Coaching',
  preTestSoal: 10,
  postTestSoal: 10,
  totalPeserta: 12,
  pesertaTerdaftar: 11,
}
const ALL_DONE = {
  preTestDone: true,
  meetingOpen: true,
  attended: true,
  postTestDone: true,
  surveyDone: true,
  certificateAvailable: true,
  runningTests: [],
}
const DAY_BEFORE = '2026-08-24T08:00:00+07:00'
const DURING = '2026-08-25T11:00:00+07:00'
const AFTER = '2026-08-25T13:00:00+07:00'
const EVENING = '2026-08-25T21:00:00+07:00'
const SCHEDULE = 'Selasa, 25/08/2026 pukul 10:00 s/d 12:00 WIB'

const next = (change: Partial<Taken>, now: string) => {
  const moment = { now: new Date(now), timeZone: WIB }
  const { to, label, text } = nextStep({ ...coaching, ...change }, moment)
  return [to, label, text]
}

test.each([
  [
    'waiting for verification',
    { userCoachingStatus: 'Proses verifikasi' },
    'Tunggu verifikasi dari admin.',
  ],
  [
    'waiting for a date',
    { userCoachingStatus: 'Pre Coaching', tanggalMeeting: null, jamMulai: null },
    'Tunggu tanggal dan pukul meeting dari admin.',
  ],
  [
    'removing a rejected proposal',
    { userCoachingStatus: 'Anda tidak dapat mengikuti coaching' },
    'Hapus pengajuan ini dari riwayat bila Anda ingin mengajukan lagi.',
  ],
  [
    'none where a rejected proposal cannot be made again: it is full',
    { userCoachingStatus: 'Anda tidak dapat mengikuti coaching', pesertaTerdaftar: 12 },
    'Kuota coaching ini sudah penuh, jadi Anda belum dapat mengajukan diri lagi.',
  ],
])('the next step is %s', (_, change, text) => {
  expect(next(change, DAY_BEFORE)).toEqual([null, '', text])
})

test.each([
  ['Proses verifikasi', 'Meeting sudah selesai sebelum pengajuan Anda diverifikasi.'],
  [
    'Anda tidak dapat mengikuti coaching',
    'Coaching ini sudah selesai, jadi Anda tidak dapat mengajukan diri lagi.',
  ],
])('%s once the meeting has been: nothing is waited for or done again', (code, text) => {
  expect(next({ userCoachingStatus: code }, AFTER)).toEqual([null, '', text])
})

type Row = [string, Partial<typeof ALL_DONE> | object, string, (string | null)[]]

test.each<Row>([
  [
    'pre-test before the meeting',
    { preTestDone: false },
    DAY_BEFORE,
    [
      'pre-test',
      'Mulai Pre Test',
      'Kerjakan Pre Test sebelum meeting mulai 25/08/2026 pukul 10:00 WIB; hanya satu kali.',
    ],
  ],
  [
    'materials when the pre-test is done',
    {},
    DAY_BEFORE,
    ['materi', 'Buka materi', `Pelajari materi sebelum meeting: ${SCHEDULE}.`],
  ],
  [
    'video meeting from half an hour before it, once the pre-test is done',
    {},
    '2026-08-25T09:30:00+07:00',
    ['zoom-meeting', 'Gabung Zoom Meeting', 'Meeting mulai pukul 10:00 WIB.'],
  ],
  [
    'video meeting while it runs',
    { attended: false },
    DURING,
    [
      'zoom-meeting',
      'Gabung Zoom Meeting',
      'Meeting sedang berlangsung sampai pukul 12:00 WIB.',
    ],
  ],
  [
    'video meeting whose link is still missing',
    { attended: false, meetingOpen: false },
    DURING,
    [
      'zoom-meeting',
      'Buka Zoom Meeting',
      `Tautan meeting belum dibagikan oleh admin. Jadwal: ${SCHEDULE}.`,
    ],
  ],
  [
    "post-test, 'by 21:00 on the meeting day', before a missed pre-test",
    { preTestDone: false, postTestDone: false },
    AFTER,
    [
      'post-test',
      'Mulai Post Test',
      'Kerjakan Post Test sebelum pukul 21:00 WIB; hanya satu kali.',
    ],
  ],
  [
    'pre-test that was missed: it has no end',
    { preTestDone: false },
    AFTER,
    ['pre-test', 'Mulai Pre Test', 'Pre Test masih dapat dikerjakan; hanya satu kali.'],
  ],
  [
    'satisfaction survey after the post-test',
    { surveyDone: false, certificateAvailable: false },
    AFTER,
    ['survei-kepuasan', 'Isi survei', 'Isi survei kepuasan.'],
  ],
  [
    'survey, which does not hold the certificate back',
    { surveyDone: false },
    EVENING,
    [
      'survei-kepuasan',
      'Isi survei',
      'Isi survei kepuasan. Sertifikat Anda sudah tersedia.',
    ],
  ],
  [
    'what the certificate still lacks',
    { attended: false, postTestDone: false, certificateAvailable: false },
    EVENING,
    ['sertifikat', 'Lihat kekurangan', 'Syarat tidak terpenuhi: Zoom Meeting, Post Test.'],
  ],
  [
    'waiting for the certificate',
    { certificateAvailable: false },
    EVENING,
    [
      'sertifikat',
      'Lihat status sertifikat',
      'Menunggu sertifikat diterbitkan oleh admin.',
    ],
  ],
  [
    'e-certificate',
    {},
    EVENING,
    ['sertifikat', 'Lihat sertifikat', 'Sertifikat Anda sudah tersedia.'],
  ],
  [
    'test whose time is running, before everything else',
    {
      preTestDone: false,
      runningTests: [{ kind: 'pre-test', deadline: '2026-08-25T04:20:00Z' }],
    },
    DURING,
    [
      'pre-test',
      'Lanjutkan Pre Test',
      'Pre Test sedang dikerjakan sampai pukul 11:20 WIB.',
    ],
  ],
  [
    'video meeting once the time of the test is over',
    { preTestDone: false, runningTests: [{ kind: 'pre-test', deadline: DURING }] },
    DURING,
    ['zoom-meeting', 'Gabung Zoom Meeting', 'Meeting sedang berlangsung.'],
  ],
])('the next step is the %s', (_, change, now, expected) => {
  expect(next({ progress: { ...ALL_DONE, ...change } }, now)).toEqual(expected)
})

test.each([
  [
    DAY_BEFORE,
    'pre-test',
    'Buka Pre Test',
    `Pastikan Pre Test sudah dikerjakan sebelum meeting: ${SCHEDULE}.`,
  ],
  [DURING, 'zoom-meeting', 'Buka Zoom Meeting', 'Meeting sedang berlangsung.'],
  [
    AFTER,
    'post-test',
    'Buka Post Test',
    'Pastikan Post Test sudah dikerjakan sebelum pukul 21:00 WIB.',
  ],
  [EVENING, 'sertifikat', 'Buka Sertifikat', 'Periksa survei dan sertifikat Anda.'],
])(
  'where the server tells no progress nothing is called open or missing: %s',
  (now, ...expected) => {
    expect(next({}, now)).toEqual(expected)
  },
)

test('there is no pre-test to be done where there are no questions', () => {
  expect(next({ preTestSoal: 0 }, DAY_BEFORE)[0]).toBe('pre-test')
  const progress = { ...ALL_DONE, preTestDone: false }
  expect(next({ preTestSoal: 0, progress }, DAY_BEFORE)[0]).toBe('materi')
})

test.each([
  ['to be done', { progress: { ...ALL_DONE, postTestDone: false } }, AFTER, true],
  ['perhaps to be done', {}, AFTER, true],
  ['done', { progress: ALL_DONE }, AFTER, false],
  ['there no more', {}, EVENING, false],
  ['not there yet', {}, DURING, false],
  [
    'without questions',
    { postTestSoal: 0, progress: { ...ALL_DONE, postTestDone: false } },
    AFTER,
    false,
  ],
  [
    'of somebody who was not accepted',
    { userCoachingStatus: 'Proses verifikasi' },
    AFTER,
    false,
  ],
])('the post-test is %s', (_, change, now, isDue) => {
  const moment = { now: new Date(now), timeZone: WIB }
  expect(isPostTestDue({ ...coaching, ...change }, moment)).toBe(isDue)
})
