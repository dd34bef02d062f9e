import { nextStep } from './next-step.ts'
import { takenGroups } from './taken-groups.ts'
import { WIB } from './time-zone.ts'

const coaching = {
  userCoachingStatus: 'Proses Coaching' as const,
  tanggalMeeting: '2026-08-25T00:00:00+07:00',
  jamMulai: '2026-08-25T10:00:00+07:00',
  jamSelesai: '2026-08-25T12:00:00+07:00',
  preTestSoal: 10,
  postTestSoal: 10,
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

const taken = (id: string, userCoachingStatus: string, jamMulai: string | null) =>
  ({ id, userCoachingStatus, jamMulai, tanggalMeeting: jamMulai }) as Parameters<
    typeof takenGroups
  >[0][number]

test("'taken, past and proposed' are groups of their own, ordered by the meeting", () => {
  const groups = takenGroups([
    taken('undated', 'Pre Coaching', null),
    taken('old', 'Selesai', '2026-01-05T03:00:00Z'),
    taken('late', 'Proses Coaching', '2026-09-05T03:00:00Z'),
    taken('soon', 'PROSES COACHING', '2026-08-05T03:00:00Z'),
    taken('refused', 'Anda tidak dapat mengikuti coaching', '2026-03-05T03:00:00Z'),
    taken('asked', 'Proses verifikasi', '2026-08-06T03:00:00Z'),
  ])
  expect(
    groups.map(({ title, coachings }) => [title, ...coachings.map(({ id }) => id)]),
  ).toEqual([
    ['Diikuti', 'soon', 'late', 'undated'],
    ['Diajukan', 'asked'],
    ['Riwayat', 'refused', 'old'],
  ])
  expect(takenGroups([])).toEqual([])
})
