import { userCoachingState } from './user-coaching-state.ts'

const NOW = new Date('2026-08-25T05:00:00Z')
const FULL = {
  tanggalMeeting: '2026-08-25T02:00:00Z',
  jamMulai: '2026-08-25T03:00:00Z',
  jamSelesai: '2026-08-25T06:00:00Z',
}

describe('§4 User view of a taken coaching: Statuses', () => {
  it.each([
    [
      "'Proses verifikasi' (pending admin verification)",
      'PENDING',
      {},
      'Proses verifikasi',
    ],
    [
      "'Anda tidak dapat mengikuti coaching' (rejected)",
      'REJECTED',
      {},
      'Anda tidak dapat mengikuti coaching',
    ],
    ["'Pre Coaching' without a date", 'APPROVED', { tanggalMeeting: null }, 'Pre Coaching'],
    ["'Pre Coaching' without an end", 'APPROVED', { jamSelesai: null }, 'Pre Coaching'],
    ["'Proses Coaching' once scheduled", 'APPROVED', {}, 'Proses Coaching'],
    [
      "'Proses Coaching' at the very end",
      'APPROVED',
      { jamSelesai: '2026-08-25T05:00:00Z' },
      'Proses Coaching',
    ],
    [
      "'Selesai' once the end has passed",
      'APPROVED',
      { jamSelesai: '2026-08-25T04:59:59Z' },
      'Selesai',
    ],
  ] as const)('%s', (_name, proposalStatus, change, expected) => {
    expect(userCoachingState(proposalStatus, { ...FULL, ...change }, NOW)).toBe(expected)
  })
})
