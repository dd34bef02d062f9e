import { expect, test } from './fixtures.ts'
import { MOST_SHIFT, shiftedBy, watchShifts } from './layout-shifts.ts'

/** A public screen and the call that it waits for. */
const SCREENS = [
  { hash: '#/', call: '/coaching/upcoming' },
  { hash: '#/coaching', call: '/coaching/upcoming' },
  { hash: '#/faq', call: '/category' },
  { hash: '#/guide', call: '/panduan' },
  { hash: '#/profile', call: '/profile' },
]

test('nothing in sight moves while slow answers are waited for @phone', async ({
  page,
  mock,
}) => {
  await watchShifts(page)
  await mock.plan({ method: 'GET', path: '/api/v1/*', delayMs: 400, times: 1000 })
  for (const { hash, call } of SCREENS) {
    await page.goto('about:blank')
    const answered = page.waitForResponse(`**/api/v1${call}`)
    await page.goto(`./${hash}`)
    await answered
    await expect(page.locator('[data-app] h1').first()).toBeAttached()
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    expect(await shiftedBy(page), hash).toBeLessThan(MOST_SHIFT)
  }
})
