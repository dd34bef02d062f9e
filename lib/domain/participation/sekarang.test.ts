import { byUrgency, sekarang } from '@/lib/domain/participation/sekarang'
import type { Taken } from '@/lib/domain/participation/urgency'
import { WIB } from '@/lib/domain/schedule/time-zone'
import { progressOf } from '@/lib/testing/factories'
import { MEETING } from '@/lib/testing/participation-facts'

type Own = Taken & { id: string }
type Change = Partial<Own>

const PROGRESS = progressOf({ meetingOpen: true })
const PRE_DONE = progressOf({ meetingOpen: true, preTestDone: true })
const ALL_DONE = progressOf({
  ...{ preTestDone: true, meetingOpen: true, attended: true, postTestDone: true },
  ...{ surveyDone: true, certificateAvailable: true },
})

const own = (change: Change = {}): Own => ({
  ...{ id: 'a', ...MEETING, userCoachingStatus: 'Proses Coaching' },
  ...{ preTestSoal: 10, postTestSoal: 10, progress: PROGRESS },
  ...change,
})
/** A meeting two days after it. */
const LATER = {
  id: 'later',
  tanggalMeeting: '2026-08-27T00:00:00+07:00',
  jamMulai: '2026-08-27T10:00:00+07:00',
  jamSelesai: '2026-08-27T12:00:00+07:00',
}
const PAST = {
  id: 'past',
  userCoachingStatus: 'Selesai',
  tanggalMeeting: '2026-08-20T00:00:00+07:00',
  jamMulai: '2026-08-20T10:00:00+07:00',
  jamSelesai: '2026-08-20T12:00:00+07:00',
  progress: ALL_DONE,
}

const DAY_BEFORE = '2026-08-24T08:00:00+07:00'
const MORNING = '2026-08-25T08:00:00+07:00'
const SOON = '2026-08-25T09:30:00+07:00'
const DURING = '2026-08-25T11:00:00+07:00'
const AFTER = '2026-08-25T13:00:00+07:00'
const EVENING = '2026-08-25T21:00:00+07:00'

const at = (coachings: Own[], now: string) => {
  const moment = { now: new Date(now), timeZone: WIB }
  const { coaching, sentence, action } = sekarang(coachings, moment)
  return [coaching?.id ?? null, sentence, action?.label ?? null, action?.to ?? null]
}

const runningUntil = (kind: 'pre-test' | 'post-test', deadline: string): Change => ({
  progress: { ...PROGRESS, runningTests: [{ kind, deadline }] },
})

const NOTHING = [
  null,
  'Tidak ada jadwal coaching Anda yang akan datang',
  'Lihat yang tersedia',
  'tersedia',
]

type Row = [string, Own[], string, (string | null)[]]

test.each<Row>([
  [
    'a running test comes before a running meeting',
    [own(), own({ ...LATER, ...runningUntil('pre-test', '2026-08-25T11:20:00+07:00') })],
    DURING,
    [
      'later',
      'Pre Test sedang dikerjakan sampai pukul 11:20 WIB.',
      'Lanjutkan Pre Test',
      'test/pre-test',
    ],
  ],
  [
    'a running post-test is gone on with',
    [own(runningUntil('post-test', '2026-08-25T13:20:00+07:00'))],
    AFTER,
    [
      'a',
      'Post Test sedang dikerjakan sampai pukul 13:20 WIB.',
      'Lanjutkan Post Test',
      'test/post-test',
    ],
  ],
  [
    'a running meeting comes before the pre-test of another one',
    [own(LATER), own()],
    DURING,
    ['a', 'Meeting berlangsung sampai 12:00 WIB', 'Gabung Zoom Meeting', 'zoom-meeting'],
  ],
  [
    'a running meeting whose link was not shared is not promised',
    [own({ progress: progressOf() })],
    DURING,
    ['a', 'Meeting berlangsung sampai 12:00 WIB', 'Buka Zoom Meeting', 'zoom-meeting'],
  ],
  [
    'a running meeting of a server that tells no progress',
    [own({ progress: undefined })],
    DURING,
    ['a', 'Meeting berlangsung sampai 12:00 WIB', 'Buka Zoom Meeting', 'zoom-meeting'],
  ],
  [
    'the post-test of today comes before a certificate and a later pre-test',
    [own(PAST), own(LATER), own({ progress: PRE_DONE })],
    AFTER,
    ['a', 'Post Test sampai pukul 21:00 WIB', 'Mulai Post Test', 'post-test'],
  ],
  [
    'a post-test of which nothing is known is neither open nor done',
    [own({ progress: undefined })],
    AFTER,
    [
      'a',
      'Pastikan Post Test sudah dikerjakan sebelum pukul 21:00 WIB.',
      'Buka Post Test',
      'post-test',
    ],
  ],
  [
    'the pre-test of today comes before a certificate',
    [own(PAST), own()],
    MORNING,
    ['a', 'Pre Test sebelum meeting mulai pukul 10:00 WIB', 'Mulai Pre Test', 'pre-test'],
  ],
  [
    'the pre-test of tomorrow too',
    [own(PAST), own()],
    DAY_BEFORE,
    [
      'a',
      'Pre Test sebelum meeting mulai 25/08/2026 pukul 10:00 WIB',
      'Mulai Pre Test',
      'pre-test',
    ],
  ],
  [
    'a pre-test of which nothing is known',
    [own({ progress: undefined })],
    MORNING,
    [
      'a',
      'Pastikan Pre Test sudah dikerjakan sebelum meeting: Selasa, 25/08/2026 pukul 10:00 s/d 12:00 WIB.',
      'Buka Pre Test',
      'pre-test',
    ],
  ],
  [
    'the meeting of today, whose pre-test is done',
    [own({ progress: PRE_DONE })],
    MORNING,
    ['a', 'Meeting hari ini pukul 10:00 WIB', 'Buka materi', 'materi'],
  ],
  [
    'from half an hour before it the way into it',
    [own({ progress: PRE_DONE })],
    SOON,
    ['a', 'Meeting mulai pukul 10:00 WIB', 'Gabung Zoom Meeting', 'zoom-meeting'],
  ],
  [
    'a certificate comes before a date',
    [own({ ...LATER, progress: PRE_DONE }), own(PAST)],
    MORNING,
    ['past', 'Sertifikat Anda terbit', 'Lihat sertifikat', 'sertifikat'],
  ],
  [
    'an unanswered survey does not hide the certificate',
    [own({ ...PAST, progress: { ...ALL_DONE, surveyDone: false } })],
    MORNING,
    ['past', 'Sertifikat Anda terbit', 'Lihat sertifikat', 'sertifikat'],
  ],
  [
    'a certificate of long ago comes after every date',
    [
      own({ ...LATER, progress: PRE_DONE }),
      own({ ...PAST, jamSelesai: '2026-07-20T12:00:00+07:00' }),
    ],
    MORNING,
    [
      'later',
      'Meeting berikutnya Kamis, 27/08/2026 pukul 10:00 s/d 12:00 WIB',
      'Buka materi',
      'materi',
    ],
  ],
  [
    'a survey that waits',
    [
      own({
        ...PAST,
        progress: { ...ALL_DONE, surveyDone: false, certificateAvailable: false },
      }),
    ],
    MORNING,
    ['past', 'Isi survei kepuasan.', 'Isi survei', 'survei-kepuasan'],
  ],
  [
    'a certificate that is waited for',
    [own({ ...PAST, progress: { ...ALL_DONE, certificateAvailable: false } })],
    EVENING,
    [
      'past',
      'Menunggu sertifikat diterbitkan oleh admin.',
      'Lihat status sertifikat',
      'sertifikat',
    ],
  ],
  [
    'verification that is waited for',
    [own({ userCoachingStatus: 'Proses verifikasi' })],
    MORNING,
    ['a', 'Tunggu verifikasi dari admin.', null, null],
  ],
  [
    'a date that is waited for',
    [
      own({
        userCoachingStatus: 'Pre Coaching',
        tanggalMeeting: null,
        jamMulai: null,
        jamSelesai: null,
      }),
    ],
    MORNING,
    ['a', 'Tunggu tanggal dan pukul meeting dari admin.', null, null],
  ],
  [
    'only what is long over',
    [own({ ...PAST, jamSelesai: '2026-07-20T12:00:00+07:00' })],
    MORNING,
    NOTHING,
  ],
  [
    'a rejected proposal alone',
    [own({ userCoachingStatus: 'Anda tidak dapat mengikuti coaching' })],
    MORNING,
    NOTHING,
  ],
  ['none at all', [], MORNING, NOTHING],
])('%s', (_, coachings, now, expected) => {
  expect(at(coachings, now)).toEqual(expected)
})

test('the sooner of two meetings comes first, of two certificates the newer', () => {
  const older = { ...PAST, id: 'older', jamMulai: '2026-08-18T10:00:00+07:00' }
  const last = { ...LATER, id: 'd', jamMulai: '2026-08-28T10:00:00+07:00' }
  const coachings = [
    ...[own(last), own({ ...LATER, id: 'c' }), own(older), own(PAST), own({ id: 'b' })],
  ]
  const moment = { now: new Date(MORNING), timeZone: WIB }
  const ids = byUrgency(coachings, moment).map(({ coaching }) => coaching.id)
  expect(ids).toEqual(['b', 'c', 'd', 'past', 'older'])
})
