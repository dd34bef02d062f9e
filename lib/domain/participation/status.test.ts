import {
  canCancelParticipation,
  canReview,
  isPending,
  isRejected,
  userCoachingStatus,
  userStatusColour,
  userStatusLabel,
} from './status.ts'

const NOW = new Date('2026-08-25T05:00:00Z')
const TODAY = {
  tanggalMeeting: '2026-08-25T02:00:00Z',
  jamMulai: '2026-08-25T04:00:00Z',
  jamSelesai: '2026-08-25T06:00:00Z',
}
const TOMORROW = { ...TODAY, tanggalMeeting: '2026-08-26T02:00:00Z' }
const label = (userCoachingStatus: string, schedule: typeof TODAY | object = TODAY) =>
  userStatusLabel({ ...TODAY, ...schedule, userCoachingStatus }, NOW, 'Asia/Jakarta')

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
    expect(userCoachingStatus(proposalStatus, { ...TODAY, ...change }, NOW)).toBe(expected)
  })
})

describe('§4 "\'Proses Coaching\' shows as such only when the meeting is today and date and times are set"', () => {
  it.each([
    ['today, all set', 'Proses Coaching', {}, 'Proses Coaching'],
    ['another day (decision 74)', 'Proses Coaching', TOMORROW, 'Pre Coaching'],
    [
      "'Without full date and time it shows as Pre Coaching': no date",
      'Proses Coaching',
      { tanggalMeeting: null },
      'Pre Coaching',
    ],
    ['no start', 'Proses Coaching', { jamMulai: null }, 'Pre Coaching'],
    ['no end', 'Proses Coaching', { jamSelesai: null }, 'Pre Coaching'],
    ['in another letter case (decision 30)', 'PROSES coaching', {}, 'Proses Coaching'],
    ['pending', 'proses VERIFIKASI', {}, 'Proses verifikasi'],
    ['pre coaching', 'Pre Coaching', {}, 'Pre Coaching'],
    ['finished', 'selesai', TOMORROW, 'Selesai'],
    [
      'rejected',
      'Anda tidak dapat mengikuti coaching',
      {},
      'Anda tidak dapat mengikuti coaching',
    ],
    ['an unknown code shows as it is (decision 30)', 'Menunggu', {}, 'Menunggu'],
  ])('%s', (_name, code, schedule, expected) => {
    expect(label(code, schedule)).toBe(expected)
  })

  it('takes today in the zone of the label', () => {
    const evening = new Date('2026-08-25T15:30:00Z') // 00:30 WIT of the 26th
    const taken = { ...TODAY, userCoachingStatus: 'Proses Coaching' }
    expect(userStatusLabel(taken, evening, 'Asia/Jakarta')).toBe('Proses Coaching')
    expect(userStatusLabel(taken, evening, 'Asia/Jayapura')).toBe('Pre Coaching')
  })
})

describe('§4 Colours', () => {
  it.each([
    ["'Pre Coaching and Proses verifikasi orange'", 'Pre Coaching', 'jingga'],
    ["'Pre Coaching and Proses verifikasi orange'", 'Proses verifikasi', 'jingga'],
    ["'Proses Coaching blue'", 'Proses Coaching', 'biru'],
    ["'rejected red'", 'Anda tidak dapat mengikuti coaching', 'merah'],
    ["'all others green'", 'Selesai', 'hijau'],
    ["'all others green': an unknown code", 'Menunggu', 'hijau'],
  ])('%s: %s', (_name, text, colour) => {
    expect(userStatusColour(text)).toBe(colour)
  })
})

describe('§4 review and Batal Ikut', () => {
  it.each([
    ['Proses verifikasi', false, true],
    ['Pre Coaching', false, true],
    ['Proses Coaching', true, true],
    ['SELESAI', true, false],
    ['Anda tidak dapat mengikuti coaching', false, false],
  ])(
    "'Review is offered only when the status is Proses Coaching or Selesai', 'Batal Ikut' 'unless rejected or Selesai': %s: %p, %p",
    (code, review, cancel) => {
      expect(canReview(code)).toBe(review)
      expect(canCancelParticipation(code)).toBe(cancel)
    },
  )

  it('tells pending and rejected apart without regard to case', () => {
    expect([isPending('PROSES VERIFIKASI'), isPending('Selesai')]).toEqual([true, false])
    expect([isRejected('anda tidak dapat mengikuti coaching'), isRejected(null)]).toEqual([
      true,
      false,
    ])
  })
})
