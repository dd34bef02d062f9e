import { expectAccessible, heading } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

test('a list keeps its search, order and page; slow, broken and empty answers are said', async ({
  page,
  mock,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/faq', {}, { size: '5', page: '99', sort: 'x' })
  const region = page.getByRole('region', { name: 'Data FAQ' })
  await expect(page.getByRole('status').filter({ hasText: '21–25 dari 25' })).toBeVisible()
  await page.getByRole('button', { name: 'Pertanyaan' }).click()
  await page.getByRole('button', { name: 'Halaman 4' }).click()
  await expect(page).toHaveURL(/#\/admin\/faq\?size=5&page=4&sort=pertanyaan$/)
  const first = await region.getByRole('rowheader').first().innerText()
  const edit = region.getByRole('link', { name: /^Ubah FAQ/ }).last()
  const edited = await edit.getAttribute('aria-label')
  await edit.click()
  await page.getByRole('button', { name: 'Batal' }).click()
  await expect(region.getByRole('rowheader').first()).toHaveText(first)
  await expect(page.getByRole('link', { name: edited ?? '', exact: true })).toBeFocused()
  await page.reload()
  await expect(region.getByRole('rowheader').first()).toHaveText(first)

  await page.getByRole('button', { name: 'Ekspor' }).click()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV (.csv)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^faq_\d{4}-\d\d-\d\d\.csv$/)

  let answer = () => {}
  await page.route('**/api/v1/panduan', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  const guides = page.getByRole('region', { name: 'Data panduan' })
  await menu.getByRole('link', { name: 'Panduan' }).click()
  await expect(guides).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)
  answer()
  await expect(guides.getByRole('rowheader')).toHaveCount(1)
  await page.unroute('**/api/v1/panduan')
  for (const how of [{ status: 500 }, { drop: true }]) {
    await menu.getByRole('link', { name: 'Profile' }).click()
    await expect(heading(page, 'DATA PROFIL')).toBeVisible()
    await mock.plan({ method: 'GET', path: '/panduan', times: 1000, ...how })
    await menu.getByRole('link', { name: 'Panduan' }).click()
    const retry = page.getByRole('button', { name: 'Coba lagi' })
    await expect(retry).toBeVisible()
    await expectAccessible(page)
    await mock.plan()
    await retry.click()
    await expect(guides.getByRole('rowheader')).toHaveCount(1)
  }
})
