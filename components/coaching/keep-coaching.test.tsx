import { addToCalendar, shareCoaching } from '@/components/coaching/keep-coaching'
import { saveBlob } from '@/lib/browser/save-blob'
import { coachingOf } from '@/lib/testing/factories'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

const saved = jest.mocked(saveBlob)
const KNOWN_AT = Date.parse('2026-08-20T09:00:00+07:00')

it('saves a calendar file named and identified by the coaching code', async () => {
  await addToCalendar(coachingOf(), KNOWN_AT)
  const [blob, fileName] = saved.mock.calls[0] ?? []
  expect(fileName).toBe('coaching-KHT-2026-014.ics')
  const text = (await blob?.text())?.replace(/\r\n[ \t]/g, '') ?? ''
  expect(text).toContain('UID:KHT-2026-014@localhost')
  expect(text).toContain('SUMMARY:Pengukuhan kawasan hutan dan penataan batas')
  expect(text).toContain('Narahubung: Budi Santoso (0812-3456-7890)')
  expect(text).toContain('#/coaching/14')
})

it("keeps the meeting link in its participant's calendar, and in nobody else's", async () => {
  const textOf = async (index: number) =>
    (await saved.mock.calls[index]?.[0]?.text())?.replace(/\r\n[ \t]/g, '')
  saved.mockClear()
  await addToCalendar(coachingOf(), KNOWN_AT)
  await addToCalendar(
    { ...coachingOf(), meetingUrl: 'https://zoom.us/j/99887766' },
    KNOWN_AT,
  )
  expect(await textOf(0)).not.toContain('zoom.us')
  expect(await textOf(1)).toContain('Tautan meeting: https://zoom.us/j/99887766')
})

it('makes no entry without a time', async () => {
  saved.mockClear()
  await addToCalendar(coachingOf({ jamMulai: null }), KNOWN_AT)
  expect(saved).not.toHaveBeenCalled()
})

describe("the device's own sheet", () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'))

  it('is used where there is one; closing it is no failure', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await shareCoaching(coachingOf())
    expect(share).toHaveBeenCalledWith({
      title: 'Pengukuhan kawasan hutan dan penataan batas',
      text: 'Pengukuhan kawasan hutan dan penataan batas\nSelasa, 25/08/2026, 09:00–11:00 WIB',
      url: 'http://localhost/#/coaching/14',
    })
  })
})
