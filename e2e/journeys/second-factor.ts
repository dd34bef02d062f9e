import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** What an app with this key shows, now or some steps later. */
export const codeOf = (key: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + stepsLater * STEP_MS,
  })

/** Gives the password that is asked for first, and reads the key that is shown then. */
export async function readKey(page: Page, password: string) {
  const asked = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' })
  await asked.getByLabel('Password', { exact: true }).fill(password)
  await asked.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page.getByRole('img', { name: 'Kode QR kunci akun Anda' })).toBeVisible()
  return (await page.locator('code').innerText()).replaceAll(' ', '')
}

export async function turnOn(page: Page, code: string) {
  await page.getByLabel('Kode verifikasi').fill(code)
  await page.getByRole('button', { name: 'Aktifkan' }).click()
}

export const recoveryCodes = (page: Page) =>
  page.getByRole('list', { name: 'Kode cadangan' }).getByRole('listitem')
