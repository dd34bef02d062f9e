import { heading } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './journeys/admin-coaching.ts'
import {
  askOnce,
  endOutage,
  NEWCOMER,
  OUTAGES,
  openByMenu,
  PUBLIC_SCREENS,
  tryAgain,
} from './journeys/visitor.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

for (const { menu, failures, shows } of PUBLIC_SCREENS) {
  test(`${menu} says what failed, leaves the way to other screens open, and tries again`, async ({
    page,
    mock,
    goTo,
  }) => {
    await goTo('profile')
    await askOnce(page)
    const alert = page.getByRole('alert')
    const expectFailed = async (says: string) => {
      await openByMenu(page, menu)
      for (const failure of failures) {
        await expect(alert.filter({ hasText: failure })).toContainText(says)
      }
      // what is still being asked for may yet be answered once the outage is over
      const asking = page.getByRole('button', { name: 'Coba lagi', disabled: true })
      await expect(asking).toHaveCount(0)
    }
    for (const { what, says, begin } of OUTAGES) {
      await test.step(what, async () => {
        await openByMenu(page, 'Panduan')
        await expect(page.getByText('Panduan mengikuti coaching').first()).toBeVisible()
        await begin(page, mock)
        await expectFailed(says)
        await openByMenu(page, 'Profile')
        await expect(heading(page, 'Profile')).toBeVisible()
        await expectFailed(says)
        await expect(page.getByRole('banner')).toBeVisible()
        await endOutage(page, mock)
        await tryAgain(page)
        await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible()
      })
    }
  })
}

const RED = 'rgb(162, 31, 31)'

/** Far enough ahead for the page's own clock, which stops there. */
const LATER_MS = 60_000

test('a slow answer shows the loading overlay after 150 ms and moves no focus', async ({
  page,
  mock,
  goTo,
}) => {
  await page.clock.install()
  // once before, so that its code is there and only its data is waited for
  await goTo('faq')
  await openByMenu(page, 'Profile')
  await expect(heading(page, 'Profile')).toBeFocused()
  await mock.plan({ method: 'GET', path: '/category', delayMs: 2000, times: 1 })
  const overlay = page.getByRole('status').filter({ hasText: 'Memuat…' })
  await page.clock.pauseAt(Date.now() + LATER_MS)
  const asked = page.waitForRequest('**/api/v1/category')
  await openByMenu(page, 'FAQ')
  await expect(heading(page, 'FAQ')).toBeFocused()
  await page.clock.runFor(16) // within which the next frame asks
  await asked
  await page.clock.runFor(130)
  await expect(overlay).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(overlay).toBeVisible()
  await expect(heading(page, 'FAQ')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Topik' })).toBeVisible()
  await expect(overlay).toHaveCount(0)
  await expect(heading(page, 'FAQ')).toBeFocused()
})

test('a failed login shows a red banner for 3 s and keeps what was typed', async ({
  page,
  mock,
  goTo,
}) => {
  await page.clock.install()
  await goTo('login')
  await mock.plan({ method: 'POST', path: '/auth/login', status: 500, times: 1 })
  await page.clock.pauseAt(Date.now() + LATER_MS)
  await logIn(page, NEWCOMER)
  const banner = page
    .getByRole('alert')
    .filter({ hasText: 'Gangguan yang direncanakan untuk pengujian.' })
  await expect(banner).toBeInViewport()
  await expect(banner).toHaveCSS('background-color', RED)
  await page.clock.runFor(2999)
  await expect(banner).toBeVisible()
  await page.clock.runFor(1)
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(
    NEWCOMER.username,
  )
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/#\/coaching\/user$/)
})
