import { expect, type Page } from '@playwright/test'
import type { MockControls } from '../mock-controls.ts'

/** The address in the newest message that leads to a page, without its host. */
export async function linkTo(
  mock: MockControls,
  name: 'password-baru' | 'konfirmasi-kontak',
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const links = (await mock.outbox()).flatMap(
        ({ body }) => body.match(new RegExp(`#/${name}\\?token=\\S+`)) ?? [],
      )
      link = links.at(-1)
      return link
    })
    .toBeTruthy()
  return `./${link}`
}

/** Fills in and sends the page of a link for a password. */
export async function savePassword(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Simpan password' }).click()
}

/** Asks for a link for a password on its own page, and gives that link. */
export async function askForLink(page: Page, mock: MockControls, username: string) {
  await page.goto('./#/lupa-password')
  await page.getByLabel('Username atau email').fill(username)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  return linkTo(mock, 'password-baru')
}
