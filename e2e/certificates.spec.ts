import { expect, type Page } from '@playwright/test'
import { paperPicture } from '../server/testing/template-material.ts'
import { expectAccessible, expectNoHorizontalScroll } from './expectations.ts'
import { test } from './fixtures.ts'
import {
  actOn,
  BERTHA,
  coachingId,
  issueAll,
  NAME,
  saySettings,
} from './journeys/certificates.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const TEMPLATE = 'Piagam Balai'
const [KELIRU, BATAL] = ['Gelar keliru pada cetakan.', 'Terbit sebelum waktunya.']

/** Opens a copy of the ready template. */
const copyTemplate = (page: Page) =>
  page
    .getByRole('button', { name: /^Salin/ })
    .first()
    .click()

/** Where the field of the name is taken hold of, and what is said of its place. */
async function nameField(page: Page) {
  const field = page.locator('[data-field=nama]')
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error('no field')
  const place = page.getByRole('status').filter({ hasText: /^“?\{nama\}/ })
  return { x: box.x + 30, y: box.y + box.height / 2, place }
}

/** A background of the office's own, the name by the mouse, two keys and back, and saved. */
async function makeTemplate(page: Page) {
  await copyTemplate(page)
  await page.getByLabel('Nama template').fill(TEMPLATE)
  await page.getByLabel('Latar', { exact: true }).selectOption('file')
  await page.getByLabel('Unggah latar').setInputFiles({
    ...{ name: 'latar.png', mimeType: 'image/png', buffer: await paperPicture(3, 'png') },
  })
  await expect(page.getByText('latar.png')).toBeVisible()
  const { x, y, place } = await nameField(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y - 60, { steps: 4 })
  await page.mouse.up()
  const dragged = await place.textContent()
  expect(dragged).not.toContain('71 mm dari atas')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(place).not.toHaveText(dragged ?? '')
  await page.keyboard.press('Control+z')
  await expect(place).toHaveText(dragged ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('heading', { name: TEMPLATE })).toBeVisible()
}

/** Its check's address, as it stands in the code on the paper. */
async function ownCheck(page: Page, version: number) {
  await expect(page.getByText(new RegExp(`^Nomor .*, versi ${version}`))).toBeVisible()
  const link = page.getByRole('link', { name: 'Halaman pemeriksaan' })
  return new URL((await link.getAttribute('href')) ?? '', page.url()).href
}

test('from a template of the office to a certificate that is checked on a phone, issued anew and withdrawn', async ({
  page,
  goTo,
  loginAs,
  openPage,
}) => {
  const { accessToken } = await loginAs('admin')
  const id = await coachingId(page.request, accessToken)
  await goTo('admin/sertifikat')
  await makeTemplate(page)
  await goTo('admin/coaching/detail', { id }, { tab: 'sertifikat' })
  await saySettings(page, TEMPLATE)
  await issueAll(page)

  await loginAs(BERTHA)
  await goTo('proses-coaching/sertifikat', { id })
  const first = await ownCheck(page, 1)
  const picture = page.getByRole('img', { name: 'Halaman pertama sertifikat Anda' })
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 360)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh sertifikat' }).click(),
  ])

  const phone = await openPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(first)
  await expect(phone.getByText('Sertifikat ini berlaku')).toBeVisible()
  await expect(phone.getByText(NAME)).toBeVisible()
  const file = phone.getByLabel(/Pilih file sertifikat/)
  await file.setInputFiles(await download.path())
  await expect(phone.getByText('File ini sama dengan yang kami terbitkan')).toBeVisible()
  const buffer = Buffer.from('%PDF-1.7')
  await file.setInputFiles({ name: 'lain.pdf', mimeType: 'application/pdf', buffer })
  await expect(phone.getByText('File ini berbeda dari yang kami terbitkan')).toBeVisible()
  await expectNoHorizontalScroll(phone, 360)
  await expectAccessible(phone)

  await loginAs('admin')
  await goTo('admin/register-sertifikat')
  await expectAccessible(page)
  await actOn(page, 'Terbitkan ulang', KELIRU)
  await loginAs(BERTHA)
  await goTo('proses-coaching/sertifikat', { id })
  const second = await ownCheck(page, 2)
  await phone.reload()
  await expect(phone.getByText('Sertifikat ini sudah diganti')).toBeVisible()
  await expect(phone.getByText(`Alasan: ${KELIRU}`)).toBeVisible()

  await loginAs('admin')
  await goTo('admin/register-sertifikat')
  await actOn(page, 'Cabut', BATAL)
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText('Dicabut')
  await loginAs(BERTHA)
  await goTo('proses-coaching/sertifikat', { id })
  await expect(page.getByText(`Alasan: ${BATAL}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unduh sertifikat' })).toBeHidden()
  await phone.goto(second)
  await expect(phone.getByText('Sertifikat ini dicabut')).toBeVisible()
  await expect(phone.getByText(`Alasan: ${BATAL}`)).toBeVisible()
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('a field is placed by a finger, and the page stays where it is meanwhile', async ({
    page,
    goTo,
    loginAs,
  }) => {
    await loginAs('admin')
    await goTo('admin/sertifikat')
    await copyTemplate(page)
    const { x, y, place } = await nameField(page)
    const scrolled = await page.evaluate(() => scrollY)
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...by: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        ...{ type, touchPoints: by.map((up) => ({ x: x + up / 2, y: y - up })) },
      })
    await touch('touchStart', 0)
    for (const up of [15, 30, 45, 60]) await touch('touchMove', up)
    await touch('touchEnd')
    await expect(place).not.toContainText('71 mm dari atas')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(place).toContainText('71 mm dari atas')
  })
})
