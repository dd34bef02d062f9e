import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { KeepActions } from '@/components/coaching/keep-actions'
import { saveBlob } from '@/lib/browser/save-blob'
import { sequenceAt } from '@/lib/domain/schedule/calendar-text'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

const sequenceOf = async (place: number) => {
  const [blob] = jest.mocked(saveBlob).mock.calls[place] ?? []
  return Number(/SEQUENCE:(\d+)/.exec((await blob?.text()) ?? '')?.[1])
}
const at = (moment: string) => sequenceAt(Date.parse(moment))

test('an entry is as new as what the page knows, and takes the place of no invitation that came after it', async () => {
  const [read, invited, moved] = [
    ...(['2026-08-20T09:00:00+07:00', '2026-08-20T10:00:00+07:00'] as const),
    '2026-08-20T11:00:00+07:00',
  ] as const
  freezeDate(read)
  const coaching = coachingOf()
  const { rerender } = render(<KeepActions coaching={coaching} />)
  const button = await screen.findByRole('button', { name: 'Tambah ke kalender' })
  // the meeting moves and its participants are invited anew, while the page stands open
  jest.setSystemTime(new Date(moved))
  rerender(<KeepActions coaching={{ ...coaching }} />)
  await userEvent.click(button)
  expect(await sequenceOf(0)).toBe(at(read))
  expect(await sequenceOf(0)).toBeLessThan(at(invited))
  rerender(<KeepActions coaching={coachingOf({ jamMulai: '2026-08-25T10:00:00+07:00' })} />)
  await userEvent.click(button)
  expect(await sequenceOf(1)).toBe(at(moved))
})
