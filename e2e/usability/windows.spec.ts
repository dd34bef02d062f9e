import type { Page } from '@playwright/test'
import { routes } from '../../lib/routes.ts'
import { expectAccessible } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, openAlone, ROLES, settled, titleOf, visits } from '../visits.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

const soft = expect.configure({ soft: true })
/** So long a window may take to come before a button counts as one that opens none. */
const OPENS_MS = 2000

async function open(page: Page, hash: string) {
  await openAlone(page, hash)
  await expect(page.locator('[data-app] h1').first()).toBeAttached()
  await settled(page)
}

/** One of each kind of button: 'Hapus kategori: Umum' stands for all that delete a category. */
async function buttonNames(page: Page) {
  const names = await page
    .locator('main button:not([aria-disabled=true], :disabled):visible')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
    )
  const kinds = new Map(
    names.map((name) => [name.replace(/(?<=^\S+ \S+)[: ].*/, ''), name]),
  )
  return [...kinds.values()].filter((name) => name !== '')
}

for (const visit of visits) {
  const role = ROLES[routes[visit.name].access]

  test(`${titleOf(visit)}: the windows that its buttons open have no fault and give the focus back`, async ({
    page,
    request,
    loginAs,
  }, info) => {
    test.skip(info.project.name === 'phone', 'the same windows there')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const session = role ? await loginAs(role) : null
    const hash = await hashOf(visit, reader(request, session?.accessToken))
    await open(page, hash)
    const opened: string[] = []
    for (const name of await buttonNames(page)) {
      const button = page
        .getByRole('main')
        .getByRole('button', { name, exact: true })
        .last()
      if (!(await button.isVisible())) await open(page, hash)
      await button.click()
      const window = page.locator('[role=dialog], [role=alertdialog]').last()
      const isOpen = await window.waitFor({ timeout: OPENS_MS }).then(
        () => true,
        () => false,
      )
      if (!isOpen) {
        await open(page, hash)
        continue
      }
      opened.push(name)
      await page.waitForLoadState('networkidle')
      soft(await window.locator(':focus').count(), `focus in “${name}”`).toBe(1)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await soft(window, `“${name}” after Esc`).toBeHidden()
      await soft(button, `focus after “${name}”`).toBeFocused()
    }
    if (opened.length > 0)
      print(`${titleOf(visit)}: ${opened.length} windows: ${opened.join(' · ')}`)
  })
}
