import type { Page } from '@playwright/test'
import { addressOf } from './addresses.ts'
import { expectToast } from './expectations.ts'
import { picture } from './files.ts'
import { ACCOUNTS, test as base, expect } from './fixtures.ts'
import { logIn } from './journeys/admin-coaching.ts'
import { serveExport } from './static-host.ts'

/** The portal on an origin of its own; every error that the browser tells fails the test. */
const test = base.extend<{ portal: string }>({
  portal: async ({ browserName: _any }, use, { parallelIndex }) => {
    const host = await serveExport(parallelIndex)
    await use(host.address)
    await host.close()
  },
})

const signIn = async (page: Page, portal: string, account = ACCOUNTS.user) => {
  await page.goto(`${portal}#/login`)
  await logIn(page, account)
}

test('a visitor sees coachings and pictures of a server elsewhere, and its clock is read', async ({
  page,
  portal,
}, { parallelIndex }) => {
  await page.goto(portal)
  const shown = page.locator('[data-app] main img').first()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const told = await page.evaluate(
    async (url) => {
      const { headers } = await fetch(url)
      return ['date', 'x-server-time'].map((name) => headers.get(name))
    },
    `${addressOf(parallelIndex)}api/v1/faq`,
  )
  expect(told).not.toContain(null)
})

test('a participant signs in there and saves the account', async ({ page, portal }) => {
  await signIn(page, portal)
  await expect(page).not.toHaveURL(/#\/login/)
  await page.goto(`${portal}#/user`)
  await page.getByRole('textbox', { name: 'Jabatan' }).fill('Penyuluh Ahli Muda')
  await Promise.all([
    expectToast(page, 'Data profile berhasil diubah'),
    page.getByRole('button', { name: 'Simpan' }).click(),
  ])
})

test('an admin uploads a banner there, and it is shown', async ({ page, portal }) => {
  await signIn(page, portal, ACCOUNTS.admin)
  await expect(page).toHaveURL(/#\/admin\/beranda/)
  await page.goto(`${portal}#/admin/beranda/add`)
  await page.getByLabel('Unggah Gambar').setInputFiles(picture('rimba.png'))
  // until it is there, with all that it moves
  await expect(page.getByRole('button', { name: /^Hapus/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Caption' }).fill('Rimba lestari')
  await Promise.all([
    expectToast(page, 'Data berhasil disimpan'),
    page.getByRole('button', { name: 'Simpan' }).click(),
  ])
  await expect(page.getByText('Rimba lestari', { exact: true })).toBeVisible()
  const stored = page.getByRole('row', { name: /Rimba lestari/ }).locator('img')
  await expect
    .poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
