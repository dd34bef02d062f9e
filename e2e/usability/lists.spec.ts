import { expect, test } from '../fixtures.ts'
import { SEEDED_AT } from '../seeded-params.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

test('a list is the same in a new tab, and gives back scroll and row to whoever returns', async ({
  page,
  context,
  loginAs,
  goTo,
}, info) => {
  await loginAs('admin')
  await goTo('admin/peserta')
  const headers = (tab = page) => tab.getByRole('rowheader')
  await expect(headers()).toHaveCount(10)
  await page.goto(`${page.url().split('#')[0]}#/admin/peserta?q=a&size=25&sort=-name`)
  await expect(headers()).toHaveCount(25)
  const names = await headers().allInnerTexts()

  await test.step('the address opened in another tab', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(headers(other)).toHaveCount(25)
    expect(await headers(other).allInnerTexts()).toEqual(names)
    await other.close()
  })

  await test.step('back from a row far below', async () => {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .nth(20)
    // a row of a phone is folded
    if (info.project.name === 'phone') await row.getByRole('button').tap()
    const link = row.getByRole('link', { name: /^Ubah peserta/ })
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    const name = await link.getAttribute('aria-label')
    await link.click()
    await expect(
      page
        .getByRole('tab', { name: 'Biodata' })
        .or(page.getByRole('combobox').first())
        .first(),
    ).toBeVisible()
    await page.goBack()
    await expect(headers()).toHaveCount(25)
    await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    print(`${info.project.name}: back at ${left} px, on “${name}”`)
  })
})
