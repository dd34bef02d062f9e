import type { Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll, heading } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { codeOf, readKey, recoveryCodes, turnOn } from './journeys/second-factor.ts'
import { logOut } from './journeys/session.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** The way home that follows is over, so that it takes nobody away from the next page. */
async function leave(page: Page) {
  await logOut(page)
  await expect(page).toHaveURL(/\/(#\/)?$/)
}

async function logIn(page: Page) {
  const { username, password } = ACCOUNTS.admin
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(heading(page, 'Verifikasi dua langkah')).toBeVisible()
}

test('a second factor on a phone: set up by the text of its key, a login by code, one by a recovery code', async ({
  page,
  goTo,
  loginAs,
}) => {
  await loginAs('admin')
  await goTo('admin/account')
  await page.getByRole('button', { name: 'Aktifkan' }).click()
  const key = await readKey(page, ACCOUNTS.admin.password)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await turnOn(page, codeOf(key))
  const codes = recoveryCodes(page)
  await expect(codes).toHaveCount(10)
  await expectNoHorizontalScroll(page)
  const recoveryCode = await codes.first().innerText()
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(page.getByText(/Aktif sejak/)).toContainText('Kode cadangan tersisa 10.')

  await leave(page)
  await goTo('login')
  await logIn(page)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.reload()
  await expect(page.getByLabel('Kode verifikasi')).toBeFocused()
  await page.keyboard.type(codeOf(key, 1))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'DATA BERANDA')).toBeVisible()

  await leave(page)
  await goTo('login')
  await logIn(page)
  await page.getByRole('button', { name: 'Pakai kode cadangan' }).click()
  await page.getByLabel('Kode cadangan').fill(recoveryCode.toUpperCase())
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(heading(page, 'DATA BERANDA')).toBeVisible()
  await goTo('admin/account')
  await expect(page.getByText(/Aktif sejak/)).toContainText('Kode cadangan tersisa 9.')
})
