import { dialogWith } from '../expectations.ts'
import { expect } from '../fixtures.ts'
import type { Walker } from './walker.ts'

/** Three of ten proposals are not about the topic. */
const isRefused = (no: number) => no % 10 > 6
type Hand = 'mouse' | 'keys'

const windows = ({ page }: Walker) => {
  const queue = dialogWith(page, 'Tinjau satu per satu')
  const form = dialogWith(page, /^(Terima|Tolak) pengajuan/)
  const send = form.getByRole('button', { name: 'Kirim', exact: true })
  return { queue, form, send }
}

async function accept(walk: Walker, hand: Hand) {
  const { queue, send } = windows(walk)
  if (hand === 'mouse') {
    await walk.tap(queue.getByRole('button', { name: /^Terima/ }))
    return walk.tap(send)
  }
  await walk.key('t')
  await expect(send).toBeFocused()
  await walk.key('Enter')
}

/** With another reason than the one that is proposed. */
async function refuse(walk: Walker, hand: Hand) {
  const { queue, form, send } = windows(walk)
  const reason = walk.page.getByRole('radio', { name: /^Pertanyaan tidak sesuai/ })
  if (hand === 'mouse') {
    await walk.tap(queue.getByRole('button', { name: /^Tolak/ }))
    await walk.tap(form.locator('label').filter({ has: reason }))
    await expect(reason).toBeChecked()
    return walk.tap(send)
  }
  await walk.key('x')
  await expect(form.getByRole('radio', { checked: true })).toBeFocused()
  await walk.key('ArrowDown')
  await expect(reason).toBeChecked()
  await walk.key('Enter')
}

/** Decides on some of the queue, one after the other, each with its letter; gives how many were refused. */
export async function decide(walk: Walker, hand: Hand, from: number, count: number) {
  const { queue, form } = windows(walk)
  let refused = 0
  for (let no = from; no < from + count; no += 1) {
    await expect(queue.getByText(new RegExp(`^Pengajuan 1 dari ${41 - no},`))).toBeVisible()
    if (isRefused(no)) refused += 1
    await (isRefused(no) ? refuse : accept)(walk, hand)
    await expect(form).toHaveCount(0)
  }
  return refused
}
