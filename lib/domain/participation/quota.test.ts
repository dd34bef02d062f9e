import { WIB } from '../schedule/time-zone.ts'
import { isLowQuota, joinRefusal, seatsLeft } from './quota.ts'

describe("§9 'Low-quota warning when remaining seats (totalPeserta minus pesertaTerdaftar) are 5 or fewer'", () => {
  it.each([
    [40, 4, 36, false],
    [40, 34, 6, false],
    [40, 35, 5, true],
    [40, 40, 0, true],
    [40, 42, 0, true],
  ])(
    '%i seats, %i taken: %i left; low: %p',
    (totalPeserta, pesertaTerdaftar, left, low) => {
      const quota = { totalPeserta, pesertaTerdaftar }
      expect(seatsLeft(quota)).toBe(left)
      expect(isLowQuota(quota)).toBe(low)
    },
  )
})

describe("§9 'Join is disabled at 0 or when already proposed'", () => {
  const base = {
    totalPeserta: 10,
    pesertaTerdaftar: 9,
    isInProposal: false,
    userTakeThis: false,
    userCoachingStatus: null,
    tanggalMeeting: '2026-08-25T05:00:00Z',
    jamSelesai: '2026-08-25T05:00:00Z',
  }
  const over = 'Coaching ini sudah selesai.'
  it.each([
    ['a seat left', {}, null],
    ['over, and full', { jamSelesai: '2026-08-25T04:59:59Z', totalPeserta: 9 }, over],
    [
      'of yesterday, its end left open',
      { tanggalMeeting: '2026-08-24T05:00:00Z', jamSelesai: null },
      over,
    ],
    ['of today, its end left open', { jamSelesai: null }, null],
    ['without a date', { tanggalMeeting: null, jamSelesai: null }, null],
    ['0 seats left', { pesertaTerdaftar: 10 }, 'Kuota sudah penuh.'],
    [
      'already proposed',
      { isInProposal: true },
      'Anda sudah mengajukan diri pada coaching ini.',
    ],
    [
      'refused',
      { isInProposal: true, userCoachingStatus: 'Anda tidak dapat mengikuti coaching' },
      'Pengajuan Anda untuk coaching ini ditolak.',
    ],
    ['already taking part', { userTakeThis: true }, 'Anda sudah mengikuti coaching ini.'],
  ])('%s', (_name, change, reason) => {
    const now = new Date('2026-08-25T05:00:00Z')
    expect(joinRefusal({ ...base, ...change }, now, WIB.zone)).toBe(reason)
  })
})
