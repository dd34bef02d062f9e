import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { api } from '../lib/contract/index.ts'
import { expectAccessible, expectNoHorizontalScroll } from './expectations.ts'
import { test } from './fixtures.ts'
import { reader } from './seeded-params.ts'

/** A participant of the demo data who has all that a certificate needs, and none. */
const BERTHA = { username: 'bertha.yoku', password: 'Peserta123' }
const NAME = 'Bertha Yoku'
const CODE = 'KHT-2026-003'
const REASON = 'Nama keliru pada cetakan.'

const coachingId = async (request: APIRequestContext, token: string) => {
  const list = await reader(request, token)(api.adminCoaching.list)
  return list.find(({ coachingCode }) => coachingCode === CODE)?.id ?? ''
}

async function saySettings(page: Page) {
  await page.getByRole('button', { name: 'Pengaturan sertifikat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pengaturan sertifikat' })
  await dialog.getByLabel('Jam pelajaran').fill('4')
  await dialog.getByLabel('Tempat penerbitan').fill('Jakarta')
  await dialog.getByLabel('Penanda tangan pertama', { exact: true }).fill('Ratna Dewi')
  await dialog.getByRole('button', { name: 'Simpan pengaturan' }).click()
  await expect(dialog).toBeHidden()
}

/** The message that offers itself is not wanted. */
async function skipMessage(page: Page) {
  const message = page.getByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  await message.getByRole('checkbox', { name: 'Email' }).uncheck()
  await message.getByRole('button', { name: 'Lanjut tanpa notifikasi' }).click()
  await expect(message).toBeHidden()
}

async function issueAll(page: Page) {
  await page.getByRole('button', { name: /^Terbitkan untuk semua yang lengkap/ }).click()
  await page.getByRole('button', { name: 'Terbitkan 10 sertifikat' }).click()
  await skipMessage(page)
  await expect(page.getByText('10 sertifikat sudah terbit.')).toBeVisible()
}

test('from the settings to a certificate that is checked, and to one that is withdrawn', async ({
  page,
  goTo,
  loginAs,
}) => {
  const { accessToken } = await loginAs('admin')
  const id = await coachingId(page.request, accessToken)
  await goTo('admin/coaching/detail', { id }, { tab: 'sertifikat' })
  await saySettings(page)
  await issueAll(page)

  await loginAs(BERTHA)
  await goTo('proses-coaching/sertifikat', { id })
  await expect(page.getByText(/^Nomor .*, versi 1/)).toBeVisible()
  const picture = page.getByRole('img', { name: 'Halaman pertama sertifikat Anda' })
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh sertifikat' }).click(),
  ])
  await page.getByRole('link', { name: 'Halaman pemeriksaan' }).click()
  await expect(page.getByText('Sertifikat ini berlaku')).toBeVisible()
  await page.getByLabel(/Pilih file sertifikat/).setInputFiles(await download.path())
  await expect(page.getByText('File ini sama dengan yang kami terbitkan')).toBeVisible()
  const check = page.url()

  await loginAs('admin')
  await goTo('admin/coaching/detail', { id }, { tab: 'sertifikat' })
  await page.getByRole('button', { name: `Cabut sertifikat ${NAME}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Cabut sertifikat' })
  await dialog.getByLabel('Alasan').fill(REASON)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cabut sertifikat' }).click()
  await skipMessage(page)
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText('Dicabut')
  await goTo('admin/register-sertifikat')
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText(REASON)
  await expectAccessible(page)

  await loginAs(BERTHA)
  await goTo('proses-coaching/sertifikat', { id })
  await expect(page.getByText(`Alasan: ${REASON}`)).toBeVisible()
  await expectNoHorizontalScroll(page)
  await page.goto(check)
  await expect(page.getByText('Sertifikat ini dicabut')).toBeVisible()
  await expect(page.getByText(`Alasan: ${REASON}`)).toBeVisible()
})
