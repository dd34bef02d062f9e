import type { APIRequestContext, Page } from '@playwright/test'
import { api } from '../../lib/contract/index.ts'
import { pathOf } from '../../lib/router/href.ts'
import { routes } from '../../lib/routes.ts'
import { expectAccessible } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, openAlone, ROLES, settled, titleOf } from '../visits.ts'
import { print } from './figures.ts'
import { type Opening, WINDOWS } from './windows.ts'

test.use({ moment: SEEDED_AT })

const soft = expect.configure({ soft: true })
const SCHEMES = ['light', 'dark'] as const

async function hashFor(
  { topic, username, ...visit }: Opening['on'],
  request: APIRequestContext,
  token?: string,
) {
  const read = reader(request, token)
  if (username) {
    const accounts = await read(api.adminAccount.list)
    const account = accounts.find((one) => one.username === username)
    return `#${pathOf('admin/akun-admin/detail', { id: account?.id ?? '' })}`
  }
  if (!topic) return hashOf(visit, read)
  const coaching = (await read(api.adminCoaching.list)).find((one) => one.topic === topic)
  return `#/admin/coaching/${coaching?.id}${visit.tab ? `?tab=${visit.tab}` : ''}`
}

/** Presses what leads to a window; the last of them is what gets the focus back. */
async function press(page: Page, name: string | RegExp) {
  if (typeof name === 'string' && name.startsWith('key:')) {
    await page.keyboard.press(name.slice('key:'.length))
    return null
  }
  const button = page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const opener = await button.first().elementHandle()
  await button.first().click()
  return opener
}

for (const [file, rows] of Object.entries(WINDOWS)) {
  for (const row of rows) {
    if (!('on' in row)) continue
    const { title, on, press: steps } = row

    test(`${String(title)} on ${titleOf(on)}, drawn by ${file}: no fault in light and dark, and the focus comes back`, async ({
      page,
      request,
      loginAs,
    }, info) => {
      test.skip(info.project.name === 'phone', 'the same windows there')
      if (on.isPhone) await page.setViewportSize({ width: 360, height: 740 })
      const role = ROLES[routes[on.name].access]
      const session = role ? await loginAs(role) : null
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openAlone(page, await hashFor(on, request, session?.accessToken))
      await expect(page.locator('[data-app] h1').first()).toBeAttached()
      await settled(page)
      let opener = null
      for (const step of steps) opener = await press(page, step)
      const window = page.getByRole('dialog', { name: title, exact: true })
      // its own box is empty: what it shows is laid over the page
      await expect(window).toBeAttached()
      await page.waitForLoadState('networkidle')
      // the window itself, or a part of it
      await soft
        .poll(() => window.evaluate((one) => one.contains(document.activeElement)))
        .toBe(true)
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      const name = await window.evaluate(
        (one) =>
          document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
      )
      await page.keyboard.press('Escape')
      await expect(window).toHaveCount(0)
      if (opener)
        await expect
          .poll(() => opener.evaluate((one) => one === document.activeElement))
          .toBe(true)
      print(`“${name}” on ${titleOf(on)}`)
    })
  }
}
