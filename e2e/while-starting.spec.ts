import { href } from '../lib/router/href.ts'
import { heading } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { drawn, holdScripts } from './journeys/starting.ts'

test('a link of the drawn page says at once that its screen is on its way, until it is there or given up @phone', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('./', { waitUntil: 'commit' })
  const note = drawn(page).getByRole('status').getByText('Memuat…')
  const link = drawn(page).locator('main a[href^="#/coaching/"]').last()
  await expect(link).toBeVisible()
  await expect(note).toBeHidden()
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(note).toBeHidden()
  await link.click()
  await expect(note).toBeVisible()
  // as the browser's button, which does not wait for the page to be whole
  await page.evaluate(() => history.back())
  await expect(note).toBeHidden()
  await link.click()
  letScriptsCome()
  await expect(page.locator('[data-app] h1')).toBeFocused()
  await expect(page.getByText('Memuat…')).toHaveCount(0)
})

test('Back to the drawn page, left before any script had come, leads to where it was left @phone', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('./', { waitUntil: 'commit' })
  const last = page.locator('main a[href^="#/coaching/"]').last()
  await last.click()
  letScriptsCome()
  await expect(page.locator('[data-app] h1')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(last).toBeInViewport()
})

for (const name of ['home', 'faq', 'login', 'register'] as const) {
  test(`the keyboard skips to the content of the drawn ${name}, and is there when the scripts have come`, async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(href(name), { waitUntil: 'commit' })
    await expect(heading(page, /./)).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: 'Langsung ke konten' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(drawn(page).locator('main')).toBeFocused()
    letScriptsCome()
    await expect(drawn(page)).toHaveCount(0)
    await expect(page.locator('[data-app] main')).toBeFocused()
  })
}

test('who stands on the skip link when the scripts come stays on it', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto(href('faq'), { waitUntil: 'commit' })
  await expect(heading(page, /./)).toBeVisible()
  await page.keyboard.press('Tab')
  letScriptsCome()
  await expect(drawn(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Langsung ke konten' })).toBeFocused()
})

test('a clock of the device that is days ahead takes nothing off the list before the first answer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const here = Date
    const now = () => here.now() + 3 * 86_400_000
    const Ahead = class extends here {
      constructor(...given: [] | [number]) {
        super(given[0] ?? now())
      }
      static override now = now
    }
    globalThis.Date = Ahead as DateConstructor
  })
  await page.route('**/api/v1/**', () => {})
  await page.goto(href('coaching'))
  await expect(drawn(page)).toHaveCount(0)
  const upcoming: unknown[] = await (
    await page.request.get('api/v1/coaching/upcoming')
  ).json()
  await expect(page.getByText(/coaching ditemukan$/)).toHaveText(
    `${upcoming.length} coaching ditemukan`,
  )
})

test.describe('what the drawn page cannot keep', () => {
  // no meeting is on, which would stand in the clock's place
  test.use({ moment: '2026-08-24T20:00:00+07:00' })
  const pause = 'Jeda putar otomatis'

  test('no clock stands still on it', async ({ page }) => {
    await holdScripts(page)
    await page.goto('./', { waitUntil: 'commit' })
    const clock = drawn(page).getByRole('timer')
    await expect(clock).toContainText('hari')
    await expect(clock.getByText(/^[0-9]+$/).filter({ visible: true })).toHaveCount(0)
  })

  test('who wants no motion is offered no pause, who does not say so is', async ({
    page,
  }) => {
    await holdScripts(page)
    await page.goto('./', { waitUntil: 'commit' })
    const button = drawn(page).getByRole('button', { name: pause })
    await expect(button).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(button).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => sessionStorage.setItem('data-saver', 'on'))
    await page.evaluate(() => location.reload())
    await expect(drawn(page).getByRole('button', { name: /^Banner/ })).toHaveCount(2)
    await expect(button).toBeHidden()
  })
})
