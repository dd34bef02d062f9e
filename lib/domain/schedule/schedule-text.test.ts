import { scheduleText } from './schedule-text.ts'
import { zoneOf } from './time-zone.ts'

const full = {
  tanggalMeeting: '2026-08-25T05:00:00Z',
  jamMulai: '2026-08-25T03:00:00Z',
  jamSelesai: '2026-08-25T05:30:00Z',
}

describe('the schedule in words', () => {
  it.each([
    ['Asia/Jakarta', 'Selasa, 25/08/2026 pukul 10:00 s/d 12:30 WIB'],
    ['Asia/Makassar', 'Selasa, 25/08/2026 pukul 11:00 s/d 13:30 WITA'],
    ['Asia/Jayapura', 'Selasa, 25/08/2026 pukul 12:00 s/d 14:30 WIT'],
    ['Asia/Singapore', 'Selasa, 25/08/2026 pukul 10:00 s/d 12:30 WIB'],
    ['America/New_York', 'Selasa, 25/08/2026 pukul 10:00 s/d 12:30 WIB'],
  ])('in %s', (browserZone, text) => {
    expect(scheduleText({ ...full, timeZone: zoneOf(browserZone) })).toBe(text)
  })

  it.each([
    [{ jamSelesai: null }, 'Selasa, 25/08/2026 pukul 10:00 WIB'],
    [{ jamMulai: null }, 'Selasa, 25/08/2026, pukul akan ditentukan kemudian'],
    [{ tanggalMeeting: null }, 'tanggal dan pukul akan ditentukan kemudian'],
  ])('without %p', (change, text) => {
    expect(scheduleText({ ...full, ...change, timeZone: zoneOf('Asia/Jakarta') })).toBe(
      text,
    )
  })
})
