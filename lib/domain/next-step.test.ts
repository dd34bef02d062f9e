import { takenGroups } from '../../app/_screens/coaching/user/taken-groups.ts'
import { doneSteps, nextStep } from './next-step.ts'
import { WIB } from './schedule/time-zone.ts'

const coaching = {
  userCoachingStatus: 'Proses Coaching' as const,
  tanggalMeeting: '2026-08-25T00:00:00+07:00',
  jamMulai: '2026-08-25T10:00:00+07:00',
  jamSelesai: '2026-08-25T12:00:00+07:00',
  preTestSoal: 10,
  postTestSoal: 10,
}
const progress = {
  preTestDone: true,
  attended: true,
  postTestDone: true,
  surveyDone: true,
  certificateAvailable: true,
  runningTest: null,
}
const SCHEDULE = 'Selasa, 25 Agustus 2026 pukul 10:00 s/d 12:00 WIB'

test.each([
  [
    'pre-test before the meeting',
    '2026-08-24T08:00:00+07:00',
    {},
    'pre-test',
    `Kerjakan Pre Test sebelum meeting: ${SCHEDULE}.`,
  ],
  [
    'materials where there is no pre-test',
    '2026-08-24T08:00:00+07:00',
    { preTestSoal: 0 },
    'materi',
    `Pelajari materi sebelum meeting: ${SCHEDULE}.`,
  ],
  [
    'video meeting while it runs',
    '2026-08-25T11:00:00+07:00',
    {},
    'zoom-meeting',
    'Meeting sedang berlangsung.',
  ],
  [
    'post-test from the end',
    '2026-08-25T12:00:01+07:00',
    {},
    'post-test',
    'Kerjakan Post Test hari ini sebelum pukul 21:00 WIB.',
  ],
  [
    "'by 21:00 on the meeting day', then survey and e-certificate",
    '2026-08-25T21:00:00+07:00',
    { userCoachingStatus: 'Selesai' as const },
    'sertifikat',
    'Isi survei kepuasan dan lihat sertifikat.',
  ],
  [
    'waiting for verification',
    '2026-08-24T08:00:00+07:00',
    { userCoachingStatus: 'Proses verifikasi' as const },
    null,
    'Tunggu verifikasi dari admin.',
  ],
  [
    'waiting for a date',
    '2026-08-24T08:00:00+07:00',
    { userCoachingStatus: 'Pre Coaching' as const, tanggalMeeting: null, jamMulai: null },
    null,
    'Tunggu tanggal dan pukul meeting dari admin.',
  ],
  [
    'removing a rejected proposal',
    '2026-08-24T08:00:00+07:00',
    { userCoachingStatus: 'Anda tidak dapat mengikuti coaching' as const },
    null,
    'Hapus pengajuan ini dari riwayat bila Anda ingin mengajukan lagi.',
  ],
])('the next step is %s', (_, now, changes, step, text) => {
  expect(nextStep({ ...coaching, ...changes }, new Date(now), WIB)).toMatchObject({
    step,
    text,
  })
})

const EVENING = '2026-08-25T21:00:00+07:00'
test.each([
  [
    'materials when the pre-test is done',
    '2026-08-24T08:00:00+07:00',
    {},
    'materi',
    `Pelajari materi sebelum meeting: ${SCHEDULE}.`,
  ],
  [
    "post-test, 'by 21:00 on the meeting day', before a missed pre-test",
    '2026-08-25T13:00:00+07:00',
    { preTestDone: false, postTestDone: false },
    'post-test',
    'Kerjakan Post Test hari ini sebelum pukul 21:00 WIB.',
  ],
  [
    'pre-test that was missed: it has no end',
    '2026-08-25T13:00:00+07:00',
    { preTestDone: false },
    'pre-test',
    'Pre Test masih dapat dikerjakan.',
  ],
  [
    'satisfaction survey after the post-test',
    '2026-08-25T13:00:00+07:00',
    { surveyDone: false, certificateAvailable: false },
    'survei-kepuasan',
    'Isi survei kepuasan.',
  ],
  [
    'survey, which does not hold the certificate back',
    EVENING,
    { surveyDone: false },
    'survei-kepuasan',
    'Isi survei kepuasan. Sertifikat Anda sudah tersedia.',
  ],
  [
    'what the certificate still lacks',
    EVENING,
    { attended: false, postTestDone: false, certificateAvailable: false },
    'sertifikat',
    'Belum lengkap untuk sertifikat: Zoom Meeting, Post Test.',
  ],
  [
    'waiting for the certificate',
    EVENING,
    { certificateAvailable: false },
    'sertifikat',
    'Menunggu sertifikat diunggah oleh admin.',
  ],
  [
    'test whose time is running, before everything else',
    '2026-08-25T11:00:00+07:00',
    { runningTest: { kind: 'pre-test' as const, deadline: '2026-08-25T04:20:00Z' } },
    'pre-test',
    'Pre Test sedang berjalan sampai pukul 11:20 WIB.',
  ],
  [
    'video meeting once the time of the test is over',
    '2026-08-25T11:20:00+07:00',
    { runningTest: { kind: 'pre-test' as const, deadline: '2026-08-25T04:20:00Z' } },
    'zoom-meeting',
    'Meeting sedang berlangsung.',
  ],
  ['e-certificate', EVENING, {}, 'sertifikat', 'Sertifikat Anda sudah tersedia.'],
])('with what is done, the next step is the %s', (_, now, changes, step, text) => {
  const done = { ...coaching, progress: { ...progress, ...changes } }
  expect(nextStep(done, new Date(now), WIB)).toMatchObject({ step, text })
})

test('done are the steps that the server names, and the materials that this device opened', () => {
  expect(doneSteps({ ...progress, attended: false }, false)).toEqual([
    'pre-test',
    'post-test',
    'survei-kepuasan',
    'sertifikat',
  ])
  expect(doneSteps(progress, true)).toHaveLength(6)
})

const taken = (id: string, userCoachingStatus: string, jamMulai: string | null) =>
  ({ id, userCoachingStatus, jamMulai, tanggalMeeting: jamMulai }) as Parameters<
    typeof takenGroups
  >[0][number]
const grouped = (
  coachings: Parameters<typeof takenGroups>[0],
  now = '2026-07-01T08:00:00+07:00',
) =>
  takenGroups(coachings, new Date(now), WIB.zone).map(({ title, coachings: group }) => [
    title,
    ...group.map(({ id }) => id),
  ])

test("'taken, past and proposed' are groups of their own, ordered by the meeting", () => {
  const groups = grouped([
    taken('undated', 'Pre Coaching', null),
    taken('old', 'Selesai', '2026-01-05T03:00:00Z'),
    taken('late', 'Proses Coaching', '2026-09-05T03:00:00Z'),
    taken('soon', 'PROSES COACHING', '2026-08-05T03:00:00Z'),
    taken('refused', 'Anda tidak dapat mengikuti coaching', '2026-03-05T03:00:00Z'),
    taken('asked', 'Proses verifikasi', '2026-08-06T03:00:00Z'),
  ])
  expect(groups).toEqual([
    ['Diikuti', 'soon', 'late', 'undated'],
    ['Diajukan', 'asked'],
    ['Riwayat', 'refused', 'old'],
  ])
  expect(grouped([])).toEqual([])
})

test('what has ended stays with what is taken until its post-test is done or closed', () => {
  const ended = {
    ...taken('ended', 'Selesai', coaching.jamMulai),
    ...coaching,
    userCoachingStatus: 'Selesai' as const,
  }
  const done = { ...ended, id: 'done', progress }
  expect(grouped([ended, done], '2026-08-25T13:00:00+07:00')).toEqual([
    ['Diikuti', 'ended'],
    ['Riwayat', 'done'],
  ])
  expect(grouped([ended], EVENING)).toEqual([['Riwayat', 'ended']])
})
