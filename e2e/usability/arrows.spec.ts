import { routes } from '../../lib/routes.ts'
import { expect, test } from '../fixtures.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, openAlone, ROLES, settled, titleOf, visits } from '../visits.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

const TABLE = 'main tbody > tr:has(a[href], button)'
const LIST =
  'main :is(li > article, li:not(:has(li, article))):not(nav *):has(a[href], button, input[type=checkbox])'

for (const visit of visits) {
  const role = ROLES[routes[visit.name].access]

  test(`${titleOf(visit)}: its rows are gone through by arrows`, async ({
    page,
    request,
    loginAs,
  }, info) => {
    test.skip(info.project.name === 'phone', 'a phone has no arrows')
    const session = role ? await loginAs(role) : null
    await openAlone(page, await hashOf(visit, reader(request, session?.accessToken)))
    await expect(page.locator('[data-app] h1').first()).toBeAttached()
    await settled(page)
    const table = page.locator(TABLE)
    const list = page.locator(LIST).filter({ visible: true })
    const rows = (await table.count()) > 0 ? table : list
    const count = await rows.count()
    if (count < 2) return
    await rows.first().locator('a[href]:visible, button:visible').first().focus()
    const passed = () =>
      rows.evaluateAll((all) =>
        all.findIndex((row) => row.contains(document.activeElement)),
      )
    for (let row = 0; row < count; row += 1) {
      expect(await passed(), `row ${row + 1} of ${titleOf(visit)}`).toBe(row)
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('ArrowUp')
    expect(await passed()).toBe(count - 2)
    print(`${titleOf(visit)}: ${count} rows by arrows`)
  })
}
