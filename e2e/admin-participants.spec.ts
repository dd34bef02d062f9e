import { readFile } from 'node:fs/promises'
import {
  answerDialog,
  dialogWith,
  expectAccessible,
  expectNoHorizontalScroll,
  expectRow,
  expectToast,
  heading,
} from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { confirmAgain, logIn } from './journeys/admin-coaching.ts'
import { editor, press, RESTORED } from './journeys/admin-content.ts'
import { expectKept } from './journeys/device.ts'
import { expectExpired, expiredModal } from './journeys/session.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const NAME = 'Sumiati'

test('participants are found, filtered, exported and printed', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/peserta')
  const table = page.getByRole('region', { name: 'Data peserta' })
  const count = page.getByRole('status').filter({ hasText: /dari \d+/ })
  const all = await count.innerText()
  await page.getByRole('combobox', { name: 'Pendidikan' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/pendidikan=/)
  await expect(count).not.toHaveText(all)
  await page.getByRole('combobox', { name: 'Minat' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/pendidikan=.*minat=/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Minat' })).not.toHaveValue('')
  await goTo('admin/peserta')
  await page.getByRole('searchbox', { name: 'Cari Data peserta' }).fill('0812')
  await expect(table.getByRole('rowheader').first()).toBeVisible()

  await page.getByRole('button', { name: 'Ekspor' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV (.csv)' }).click()
  await confirmAgain(page, ACCOUNTS.admin)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^peserta_\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\ufeff"ID";"Nama";/)
  expect(text).toMatch(/;"0812-\d{4}-\d{4}";/)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const sheet = page.getByRole('table', { name: 'Daftar peserta untuk dicetak' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu admin' })).toBeHidden()
  await expectAccessible(page)
})

test('a participant is looked at by keyboard, and deleted with what goes with them', async ({
  page,
  mock,
  request,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/peserta', {}, { q: NAME })
  const row = await expectRow(page, NAME)
  await press(page, row.getByRole('link', { name: /^Ubah peserta/ }))
  await press(page, page.getByRole('tab', { name: 'Biodata' }), 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'ID Akun' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const username = await page
    .getByText('Username', { exact: true })
    .locator('+ dd')
    .innerText()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Coaching yang diikuti' })).toBeVisible()
  await expect(page).toHaveURL(/tab=coaching$/)
  await expectNoHorizontalScroll(page)

  await page.getByRole('button', { name: 'Hapus', exact: true }).click()
  const dialog = dialogWith(page, 'Anda yakin ingin menghapus data ini?')
  await expect(dialog).toContainText('Akunnya langsung dikeluarkan dari semua perangkat')
  await expectAccessible(page)
  await mock.plan({ method: 'DELETE', path: '/user/*', status: 500, times: 1 })
  await dialog.getByRole('button', { name: 'Ya' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Gangguan' })).toBeVisible()
  await page.getByRole('button', { name: 'Hapus', exact: true }).click()
  await answerDialog(page, 'Anda yakin ingin menghapus data ini?', 'Ya')
  await expectToast(page, 'Data anda berhasil dihapus')
  await expect(heading(page, 'DATA PESERTA')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cari Data peserta' }).fill(NAME)
  await expect(page.getByText(`Tidak ada hasil untuk “${NAME}”`)).toBeVisible()
  const login = { username, password: ACCOUNTS.user.password }
  expect((await request.post('api/v1/auth/login', { data: login })).status()).toBe(422)
})

test('the infographic is a picture, a table and a way to those it counts', async ({
  page,
  mock,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/peserta')
  const failing = { method: 'GET', path: '/category/infografik-minat', times: 1000 }
  await mock.plan({ ...failing, drop: true })
  await page.getByRole('link', { name: 'Infografik Minat' }).click()
  await expect(page.getByText('Infografik minat tidak dapat dimuat')).toBeVisible()
  await expectAccessible(page)
  await mock.plan()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('img', { name: /^Diagram batang/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh PNG' }).click()
  expect((await download).suggestedFilename()).toMatch(/^infografik-minat_.*\.png$/)
  await page.getByRole('button', { name: 'Tabel' }).click()
  const counted = page.getByRole('link', { name: /peserta berminat pada/ }).first()
  const people = Number((await counted.innerText()).split(/\s/)[0])
  await counted.click()
  await expect(heading(page, 'DATA PESERTA')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `dari ${people}` })).toBeVisible()
})

test("an admin's own account keeps what was typed through an ended session", async ({
  page,
  mock,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/account')
  const name = editor(page, 'Nama')
  await expect(name).not.toHaveValue('')
  await name.fill('Kartika Sari, S.Hut.')
  await expectKept(page, 'Kartika Sari')
  await mock.expireSession(ACCOUNTS.admin.username, { refresh: true })
  await page.getByRole('button', { name: 'Update' }).click()
  await expectExpired(page)
  await expiredModal(page).getByRole('button', { name: 'Login' }).click()
  await logIn(page, ACCOUNTS.admin)
  await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click()
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(name).toHaveValue('Kartika Sari, S.Hut.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update' }).click()
  await answerDialog(page, 'Data berhasil diubah', 'OK')
  await expect(page.getByText(RESTORED)).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: /^Kartika Sari.*menu akun$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ganti Password' }).click()
  await page.getByRole('button', { name: 'Simpan Password' }).click()
  await expect(
    page.getByText('Password lama harus minimal 8 karakter').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tutup dan kembali ke Beranda' }).click()
  await expect(heading(page, 'DATA BERANDA')).toBeVisible()
})
