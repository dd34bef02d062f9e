import type { Page } from '@playwright/test'
import { href } from '../lib/router/href.ts'
import { expect, test } from './fixtures.ts'
import { RESTORED } from './journeys/admin-content.ts'
import { expectKept } from './journeys/device.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const name = (tab: Page) => tab.getByRole('textbox', { name: 'Nama kategori' })

test.beforeEach(async ({ page, loginAs, goTo }) => {
  await loginAs('admin')
  await goTo('admin/category/add')
  await name(page).fill('Kategori satu')
  await expectKept(page, 'Kategori satu')
})

test('two tabs with the same form open keep two drafts', async ({ page }) => {
  const openTab = async () => {
    const tab = await page.context().newPage()
    await tab.goto(href('admin/category/add'))
    return tab
  }
  const other = await openTab()
  await name(other).fill('Kategori dua')
  await expectKept(other, 'Kategori dua')
  await expect(other.getByText(RESTORED)).toHaveCount(0)
  await other.close()
  await page.reload()
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(name(page)).toHaveValue('Kategori satu')
  const again = await openTab()
  await expect(again.getByText(RESTORED)).toBeVisible()
  await expect(name(again)).toHaveValue('Kategori dua')
})

test('a tab that is loaded anew goes on with its own draft, also once the other one is closed', async ({
  page,
}) => {
  // as a duplicated tab, which begins with what the first one keeps in its session storage
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await name(other).fill('Kategori dua')
  await expectKept(other, 'Kategori dua')
  await page.close()
  await other.reload()
  await expect(other.getByText(RESTORED)).toBeVisible()
  await expect(name(other)).toHaveValue('Kategori dua')
})
