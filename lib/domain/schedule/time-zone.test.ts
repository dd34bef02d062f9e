import { formatTime } from './dates.ts'
import { zoneOf } from './time-zone.ts'

describe("§9 'Time zone label WIB, WITA or WIT by browser zone (Jakarta, Makassar, Jayapura), default WIB'", () => {
  it.each([
    ['Asia/Jakarta', 'WIB', 'Asia/Jakarta', '10:30'],
    ['Asia/Pontianak', 'WIB', 'Asia/Jakarta', '10:30'],
    ['Asia/Makassar', 'WITA', 'Asia/Makassar', '11:30'],
    ['Asia/Ujung_Pandang', 'WITA', 'Asia/Makassar', '11:30'],
    ['Asia/Jayapura', 'WIT', 'Asia/Jayapura', '12:30'],
    ['Asia/Singapore', 'WIB', 'Asia/Jakarta', '10:30'],
    ['America/New_York', 'WIB', 'Asia/Jakarta', '10:30'],
    ['UTC', 'WIB', 'Asia/Jakarta', '10:30'],
    ['', 'WIB', 'Asia/Jakarta', '10:30'],
    [undefined, 'WIB', 'Asia/Jakarta', '10:30'],
  ])('%s: %s, computed in %s', (browserZone, label, zone, time) => {
    const found = zoneOf(browserZone)
    expect(found).toEqual({ label, zone })
    expect(formatTime('2026-08-25T03:30:00Z', found.zone)).toBe(time)
  })
})
