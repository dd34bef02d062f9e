import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

declare global {
  interface Window {
    /** Sum of the layout shifts that nobody's tap or key has caused. */
    shifted?: number
  }
}

/** Most that may move (CLS). */
const LIMIT = 0.02

/** A public screen and the call that it waits for. */
const SCREENS = [
  { hash: '#/', call: '/coaching/upcoming' },
  { hash: '#/coaching', call: '/coaching/upcoming' },
  { hash: '#/faq', call: '/category' },
  { hash: '#/guide', call: '/panduan' },
  { hash: '#/profile', call: '/profile' },
]

/** What has moved once the last change is painted. */
const shiftedBy = (page: Page) =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    await painted()
    await painted()
    return window.shifted
  })

test('nothing in sight moves while slow answers are waited for @phone', async ({
  page,
  mock,
}) => {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const { value, hadRecentInput } = Object.assign(
          { value: 0, hadRecentInput: false },
          shift.toJSON(),
        )
        if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await mock.plan({ method: 'GET', path: '/api/v1/*', delayMs: 400, times: 1000 })
  for (const { hash, call } of SCREENS) {
    await page.goto('about:blank')
    const answered = page.waitForResponse(`**/api/v1${call}`)
    await page.goto(`./${hash}`)
    await answered
    await expect(page.locator('[data-app] h1').first()).toBeAttached()
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    expect(await shiftedBy(page), hash).toBeLessThan(LIMIT)
  }
})
