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

/** What may open a window: no tab, and no head that sorts. */
const BUTTONS =
  'main button:not([aria-disabled=true], :disabled, [role=tab], th button):visible'

const namesOf = (page: Page) =>
  page
    .locator(BUTTONS)
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
    )

/** One of each kind of button: 'Hapus kategori: Umum' stands for all that delete a category. */
async function kindsOf(page: Page) {
  const names = await namesOf(page)
  const kinds = new Map(
    names.map((name) => [name.replace(/(?<=^\S+ \S+)[: ].*/, ''), name]),
  )
  return [...kinds.values()].filter((name) => name !== '')
}

/** The last button of this name as the screen is now; null where there is none. */
async function buttonOf(page: Page, name: string) {
  const index = (await namesOf(page)).lastIndexOf(name)
  return index < 0 ? null : page.locator(BUTTONS).nth(index)
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
    for (const name of await kindsOf(page)) {
      if (!(await buttonOf(page, name))) await open(page, hash)
      const found = await buttonOf(page, name)
      if (!found) {
        print(`${titleOf(visit)}: “${name}” was gone`)
        continue
      }
      // by itself, since what opens may change which buttons there are
      const button = await found.elementHandle()
      await found.click()
      const window = page.locator('[role=dialog], [role=alertdialog]').last()
      // its own box is empty: what it shows is laid over the page
      const opening = window.waitFor({ state: 'attached', timeout: OPENS_MS })
      const isOpen = await opening.then(
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
      await soft(window, `“${name}” after Esc`).toHaveCount(0)
      await soft
        .poll(() => button?.evaluate((one) => one === document.activeElement), {
          message: `focus after “${name}”`,
        })
        .toBe(true)
    }
    if (opened.length > 0)
      print(`${titleOf(visit)}: ${opened.length} windows: ${opened.join(' · ')}`)
  })
}
