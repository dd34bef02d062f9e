import ICAL from 'ical.js'
import { calendarText, sequenceAt } from './calendar-text.ts'

const MADE_AT = Date.parse('2026-08-21T09:00:00+07:00')

const entry = {
  uid: 'KHT-2026-014@coaching.contoh.go.id',
  title: 'Tata batas, bagian 1; lanjutan',
  start: Date.parse('2026-08-25T09:00:00+07:00'),
  end: Date.parse('2026-08-25T11:00:00+07:00'),
  location: 'Zoom Meeting',
  description: 'Baris satu\nBaris dua',
  url: 'https://coaching.contoh.go.id/e-coaching/#/coaching/14',
  sequence: sequenceAt(MADE_AT),
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
  const later = await unfolded({ sequence: sequenceAt(MADE_AT + 3_600_000) })
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

it('is what RFC 5545 asks of a file: ends of lines, names, each once, and no time that floats', async () => {
  const text = await calendarText({ ...entry, title: 'Batas\r\n hutan\tlindung' })
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  for (const name of ['uid', 'summary', 'dtstamp', 'dtstart', 'dtend']) {
    expect([name, event?.getAllProperties(name).length]).toEqual([name, 1])
  }
  const times = text.match(/^(DT|CREATED|LAST-MODIFIED).*/gm)
  expect(times?.length).toBeGreaterThanOrEqual(3)
  for (const time of times ?? []) expect(time).toMatch(/^[A-Z-]+:\d{8}T\d{6}Z\r?$/)
})

describe('an invitation, as another program reads it', () => {
  const read = async (method: 'REQUEST' | 'CANCEL') => {
    const text = await calendarText(entry, {
      method,
      organizer: { name: 'E-Coaching Kehutanan', email: 'ecoaching@kehutanan.example' },
      attendee: { email: 'sari@contoh.go.id' },
    })
    const calendar = new ICAL.Component(ICAL.parse(text))
    const component = calendar.getFirstSubcomponent('vevent')
    if (!component) throw new Error('no event')
    return { calendar, component, event: new ICAL.Event(component) }
  }

  it('REQUEST names who invites whom, with the identity of the downloaded file', async () => {
    const { calendar, component, event } = await read('REQUEST')
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect([event.uid, event.sequence]).toEqual([entry.uid, entry.sequence])
    expect(event.startDate.toJSDate().getTime()).toBe(entry.start)
    expect(event.endDate.toJSDate().getTime()).toBe(entry.end)
    expect(event.organizer.toLowerCase()).toBe('mailto:ecoaching@kehutanan.example')
    const [attendee] = event.attendees
    expect(attendee?.getFirstValue()).toBe('mailto:sari@contoh.go.id')
    expect(attendee?.getFirstParameter('partstat')).toBe('ACCEPTED')
    expect(attendee?.getFirstParameter('rsvp')).toBe('FALSE')
    expect(component.getFirstPropertyValue('dtstamp')).toBeTruthy()
    expect(component.getFirstSubcomponent('valarm')).toBeTruthy()
  })

  it('CANCEL calls the same meeting off, without an alarm', async () => {
    const { calendar, component, event } = await read('CANCEL')
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event.uid).toBe(entry.uid)
    expect(component.getFirstSubcomponent('valarm')).toBeNull()
  })
})

it('holds no control of a copied text, which ends a line or makes the file unreadable', async () => {
  const lines = await unfolded({ title: 'Batas\u000bhutan\rX-LAIN:1\u0007 dan\ttepi' })
  expect(lines).toContain('SUMMARY:Batas hutan X-LAIN:1  dan\ttepi')
  expect(lines.join('')).not.toMatch(/[^\P{Cc}\t]/u)
})
