import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { api } from '../../lib/contract/index.ts'
import { reader } from '../seeded-params.ts'

/** A participant of the demo data who has all that a certificate needs, and none. */
export const BERTHA = { username: 'bertha.yoku', password: 'Peserta123' }
export const NAME = 'Bertha Yoku'
const CODE = 'KHT-2026-003'

/** The coaching of the demo data whose ten complete participants have no certificate. */
export const coachingId = async (request: APIRequestContext, token: string) => {
  const list = await reader(request, token)(api.adminCoaching.list)
  return list.find(({ coachingCode }) => coachingCode === CODE)?.id ?? ''
}

/** How the coaching's certificates are made; without a template as the ready one. */
export async function saySettings(page: Page, template?: string) {
  await page.getByRole('button', { name: 'Pengaturan sertifikat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pengaturan sertifikat' })
  if (template) await dialog.getByLabel('Template').selectOption(template)
  await dialog.getByLabel('Jam pelajaran').fill('4')
  await dialog.getByLabel('Tempat penerbitan').fill('Jakarta')
  await dialog.getByLabel('Penanda tangan pertama', { exact: true }).fill('Ratna Dewi')
  await dialog.getByRole('button', { name: 'Simpan pengaturan' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The message that offers itself is not wanted. */
export async function skipMessage(page: Page) {
  const message = page.getByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  await message.getByRole('checkbox', { name: 'Email' }).uncheck()
  await message.getByRole('button', { name: 'Lanjut tanpa notifikasi' }).click()
  await expect(message).toBeHidden()
}

export async function issueAll(page: Page) {
  await page.getByRole('button', { name: /^Terbitkan untuk semua yang lengkap/ }).click()
  await page.getByRole('button', { name: 'Terbitkan 10 sertifikat' }).click()
  await skipMessage(page)
  await expect(page.getByText('10 sertifikat sudah terbit.')).toBeVisible()
}

/** From the register by one press to its row, and there one of the two acts. */
export async function actOn(page: Page, verb: 'Terbitkan ulang' | 'Cabut', reason: string) {
  await page
    .getByRole('link', { name: `Terbitkan ulang atau cabut sertifikat ${NAME}` })
    .click()
  await page.getByRole('button', { name: `${verb} sertifikat ${NAME}` }).click()
  const dialog = page.getByRole('dialog', { name: /sertifikat$/ })
  await dialog.getByLabel('Alasan').fill(reason)
  await dialog.getByRole('button', { name: new RegExp(`^${verb}`) }).click()
  await skipMessage(page)
}
