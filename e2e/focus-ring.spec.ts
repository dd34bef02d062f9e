import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

/** What has the focus, and what cuts a side of its ring, beyond what is not drawn anyway: the screen's edges too. */
const focusedNow = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
    const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5
    const box = focused.getBoundingClientRect()
    const name = focused.getAttribute('aria-label') ?? focused.textContent
    const cutBy = (holder: Element | null): string | null => {
      if (!holder) return null
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(holder)
      const room = Number.parseFloat(overflowClipMargin) || 0
      const edge = holder.getBoundingClientRect()
      const isCut =
        (overflowX !== 'visible' &&
          (box.left - out < edge.left - room || box.right + out > edge.right + room)) ||
        (overflowY !== 'visible' &&
          (box.top - out < edge.top - room || box.bottom + out > edge.bottom + room))
      return isCut ? holder.className : cutBy(holder.parentElement)
    }
    const isOwn = outlineStyle !== 'none'
    const cut = isOwn ? cutBy(focused.parentElement) : null
    return { name: name?.trim().slice(0, 30), cut }
  })

test('the ring of the focus is whole on the list of the admin area', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/coaching')
  await expect(page.getByRole('button', { name: 'Ekspor' })).toBeVisible()
  const seen: (string | undefined)[] = []
  const cut: unknown[] = []
  while (!seen.some((name) => name?.startsWith('Salin coaching'))) {
    await page.keyboard.press('Tab')
    const focused = await focusedNow(page)
    seen.push(focused?.name)
    if (focused?.cut) cut.push(focused)
    expect(seen.length, seen.join(', ')).toBeLessThan(80)
  }
  expect(seen).toContain('Topik')
  expect(cut).toEqual([])
})

test('a day of the calendar keeps its ring in the next month', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/coaching/add')
  const opener = page.getByRole('button', { name: 'Pilih tanggal meeting dari kalender' })
  await tabTo(opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Agustus 2026')
  await tabTo(page.getByRole('button', { name: /25 Agustus 2026/ }))
  await page.keyboard.press('PageDown')
  const day = page.getByRole('button', { name: /25 September 2026/ })
  await expect(day).toBeFocused()
  await expect(day).toHaveCSS('outline-style', 'solid')
})
