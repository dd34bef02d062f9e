import { calendarText } from '@/lib/browser/calendar-file'

const entry = {
  uid: 'KHT-2026-014@coaching.contoh.go.id',
  title: 'Tata batas, bagian 1; lanjutan',
  start: Date.parse('2026-08-25T09:00:00+07:00'),
  end: Date.parse('2026-08-25T11:00:00+07:00'),
  location: 'Zoom Meeting',
  description: 'Baris satu\nBaris dua',
  url: 'https://coaching.contoh.go.id/e-coaching/#/coaching/14',
  madeAt: Date.parse('2026-08-21T09:00:00+07:00'),
}

const unfolded = async (changes = {}) =>
  (await calendarText({ ...entry, ...changes })).replace(/\r\n[ \t]/g, '').split('\r\n')

it('writes the moments in UTC, so that every calendar shows the right local time', async () => {
  const lines = await unfolded()
  expect(lines).toContain('DTSTART:20260825T020000Z')
  expect(lines).toContain('DTEND:20260825T040000Z')
})

it('keeps its identity, and a later file replaces an earlier one', async () => {
  const sequenceOf = (lines: string[]) =>
    Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9))
  const first = await unfolded()
  const later = await unfolded({ madeAt: entry.madeAt + 3_600_000 })
  expect(first).toContain('UID:KHT-2026-014@coaching.contoh.go.id')
  expect(later).toContain('UID:KHT-2026-014@coaching.contoh.go.id')
  expect(sequenceOf(later)).toBe(sequenceOf(first) + 60)
})

it('has one alarm, half an hour before, and texts that survive', async () => {
  const lines = await unfolded()
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1)
  expect(lines).toContain('TRIGGER:-PT30M')
  expect(lines).toContain('SUMMARY:Tata batas\\, bagian 1\\; lanjutan')
  expect(lines).toContain('DESCRIPTION:Baris satu\\nBaris dua')
  expect(lines).toContain('LOCATION:Zoom Meeting')
})

it("escapes the alarm's text like every other (RFC 5545 §3.3.11)", async () => {
  const lines = await unfolded({ title: 'Batas, hutan; jalan\\sungai\nlanjutan' })
  expect(lines).toContain(
    'DESCRIPTION:Batas\\, hutan\\; jalan\\\\sungai\\nlanjutan dimulai 30 menit lagi',
  )
})

it('has no line of more than 75 octets, and splits no letter (RFC 5545 §3.1)', async () => {
  const title = '🌳 Rehabilitasi mangrove – “pesisir” '.repeat(8)
  const text = await calendarText({ ...entry, title, description: title })
  const bytes = new TextEncoder()
  for (const line of text.split('\r\n')) {
    expect(bytes.encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\ud800-\udbff]$/)
  }
  expect(text.replace(/\r\n[ \t]/g, '')).toContain(`SUMMARY:${title.trim()}`)
})
