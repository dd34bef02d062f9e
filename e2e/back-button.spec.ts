import { answerDialog, dialogWith, part } from './expectations.ts'
import { expect } from './fixtures.ts'
import { accountMenu } from './journeys/session.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'
import { test } from './test-taker.ts'
import { settled } from './visits.ts'

test.use({ moment: SEEDED_AT })

const leaving = 'Anda yakin ingin kembali ke halaman sebelumnya?'

test('Back closes the drawer of a phone and leaves the page below it where it is', async ({
  page,
  goTo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo('home')
  await goTo('faq')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/faq$/)

  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Panduan' }).click()
  await expect(page).toHaveURL(/#\/guide$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/#\/faq$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Back closes what is open over the page with which a visit began, and only then leaves the portal', async ({
  page,
  goTo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const before = /api\/v1\/health$/
  const menu = page.getByRole('dialog')
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await expect(menu).toHaveCount(1)
  }
  await page.goto('api/v1/health')
  await goTo('faq')
  for (const _ of ['at first', 'and again']) {
    await openMenu()
    await page.goBack()
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL(/#\/faq$/)
  }
  await openMenu()
  await menu.getByRole('link', { name: 'Panduan' }).click()
  await expect(page).toHaveURL(/#\/guide$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/faq$/)
  await page.goBack()
  await expect(page).toHaveURL(before)

  // the address changes while a second entry of the page lies over the first
  await goTo('faq')
  await openMenu()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.getByLabel('Cari pertanyaan').fill('jadwal')
  await expect(page).toHaveURL(/jadwal$/)
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('Back closes a menu and a window; a form with changes still asks', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('faq')
  await goTo('user')
  await accountMenu(page).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  await expect(page).toHaveURL(/#\/user$/)

  await page.getByRole('button', { name: 'Ganti Password' }).click()
  await expect(part(page, 'Ganti Password')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/user$/)

  await page.getByLabel('Nama Lengkap').fill('Siti Rahmawati')
  await page.goBack()
  await expect(dialogWith(page, leaving)).toHaveCount(1)
  await expect(page).toHaveURL(/#\/user$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Nama Lengkap')).toHaveValue('Siti Rahmawati')
  await page.goBack()
  await dialogWith(page, leaving).getByRole('button', { name: 'Ya' }).click()
  await expect(page).toHaveURL(/#\/faq$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a window goes with its page when an address is typed, and whoever typed it stays there', async ({
  page,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('user')
  const read = reader(page.request, accessToken)
  const taken = await SEEDED_PARAMS['proses-coaching/coach'](read)
  await goTo('coaching/ask-question', taken)
  await expect(dialogWith(page, 'Anda sudah mengikuti coaching ini')).toHaveCount(1)
  await page.goto('./#/faq')
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await settled(page)
  await expect(page).toHaveURL(/#\/faq$/)
})

test('Back on what tells that a test is over goes on to its result, as OK does', async ({
  page,
  takeTest,
}) => {
  await takeTest('pre-test')
  await page.getByRole('button', { name: 'Akhiri Test' }).click()
  await answerDialog(page, 'Anda yakin ingin mengakhiri Test?', 'Ya')
  await expect(page.getByText('Pre Test anda telah berakhir.')).toBeVisible()
  await page.goBack()
  await expect(part(page, 'Hasil Pre Test')).toBeVisible()
  await expect(page).toHaveURL(/\/pre-test$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
