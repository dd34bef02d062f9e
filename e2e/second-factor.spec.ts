import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible, expectNoHorizontalScroll } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { logOut } from './journeys/session.ts'

test.use({ viewport: { width: 360, height: 780 } })

const STEP_MS = 30_000

/** What an app with this key shows, now or some steps later. */
const codeOf = (key: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + stepsLater * STEP_MS,
  })

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
  await expect(page.getByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible()
}

test('a second factor on a phone: set up by the text of its key, a login by code, one by a recovery code', async ({
  page,
  goTo,
  loginAs,
}) => {
  await loginAs('admin')
  await goTo('admin/account')
  await page.getByRole('button', { name: 'Aktifkan' }).click()
  await expect(page.getByRole('img', { name: 'Kode QR kunci akun Anda' })).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Kode verifikasi').fill(codeOf(key))
  await page.getByRole('button', { name: 'Aktifkan' }).click()
  const codes = page.getByRole('list', { name: 'Kode cadangan' }).getByRole('listitem')
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
  await expect(page.getByRole('heading', { name: 'DATA BERANDA' })).toBeVisible()

  await leave(page)
  await goTo('login')
  await logIn(page)
  await page.getByRole('button', { name: 'Pakai kode cadangan' }).click()
  await page.getByLabel('Kode cadangan').fill(recoveryCode.toUpperCase())
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page.getByRole('heading', { name: 'DATA BERANDA' })).toBeVisible()
  await goTo('admin/account')
  await expect(page.getByText(/Aktif sejak/)).toContainText('Kode cadangan tersisa 9.')
})
