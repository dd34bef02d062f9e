import { WIB } from '@/lib/domain/schedule/time-zone'
import { MEETING } from '@/lib/testing/participation-facts'
import { takenGroups } from './taken-groups'

const taken = (id: string, userCoachingStatus: string, jamMulai: string | null) =>
  ({ id, userCoachingStatus, jamMulai, tanggalMeeting: jamMulai }) as Parameters<
    typeof takenGroups
  >[0][number]
const grouped = (
  coachings: Parameters<typeof takenGroups>[0],
  now = '2026-07-01T08:00:00+07:00',
) =>
  takenGroups(coachings, { now: new Date(now), timeZone: WIB }).map(({ title, rows }) => [
    title,
    ...rows.map(({ coaching }) => coaching.id),
  ])

test("'taken, past and proposed' are groups of their own, ordered by urgency", () => {
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
    ['Pengajuan', 'asked', 'refused'],
    ['Riwayat', 'old'],
  ])
  expect(grouped([])).toEqual([])
})

test('what has ended stays with what is taken until its post-test is done or closed', () => {
  const ended = { ...taken('ended', 'Selesai', MEETING.jamMulai), ...MEETING }
  const progress = {
    ...{ preTestDone: true, meetingOpen: true, attended: true, postTestDone: true },
    ...{ surveyDone: true, certificateAvailable: true, runningTests: [] },
  }
  const done = { ...ended, id: 'done', progress }
  expect(grouped([ended, done], '2026-08-25T13:00:00+07:00')).toEqual([
    ['Diikuti', 'ended'],
    ['Riwayat', 'done'],
  ])
  expect(grouped([ended], '2026-08-25T21:00:00+07:00')).toEqual([['Riwayat', 'ended']])
})
