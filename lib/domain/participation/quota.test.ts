import { isLowQuota, joinState, seatsLeft } from './quota.ts'

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
  }
  it.each([
    ['a seat left', {}, null],
    ['0 seats left', { pesertaTerdaftar: 10 }, 'Kuota sudah penuh.'],
    [
      'already proposed',
      { isInProposal: true },
      'Anda sudah mengajukan diri pada coaching ini.',
    ],
    ['already taking part', { userTakeThis: true }, 'Anda sudah mengikuti coaching ini.'],
  ])('%s', (_name, change, reason) => {
    expect(joinState({ ...base, ...change })).toEqual({ allowed: reason === null, reason })
  })
})
