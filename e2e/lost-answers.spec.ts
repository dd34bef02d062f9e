import { expect, test } from './fixtures.ts'
import {
  editor,
  RESTORED,
  removeRow,
  save,
  saveAndSee,
  UNSENT,
} from './journeys/admin-content.ts'
import { expectKept } from './journeys/device.ts'

test('a question whose answer of the server was lost is there once, though the page was loaded anew before the next try', async ({
  page,
  mock,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/faq')
  await page.getByRole('link', { name: 'Baru' }).click()
  // the list has a choice of that name too
  await expect(page.getByRole('heading', { name: 'Tambah FAQ' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Kategori' }).selectOption({ index: 1 })
  await editor(page, 'Pertanyaan').fill('Apa itu wanatani?')
  await editor(page, 'Jawaban').fill('Pohon dan tanaman di satu lahan.')
  await mock.plan({ method: 'POST', path: '/faq', drop: true, after: true, times: 1000 })
  await save(page).click()
  await expect(page.getByRole('main').getByText(UNSENT)).toBeVisible()
  await expectKept(page, 'wanatani')
  await mock.plan()
  await page.reload()
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(editor(page, 'Pertanyaan')).toHaveText('Apa itu wanatani?')
  await saveAndSee(page, 'Data berhasil disimpan')
  await page.getByRole('searchbox', { name: 'Cari Data FAQ' }).fill('wanatani')
  await expect(page.getByRole('link', { name: /^Ubah FAQ: / })).toHaveCount(1)
  await removeRow(page, 'FAQ: Apa itu wanatani?')
})

test('a window whose line has died can be waited for no longer, and Esc leaves it with what was typed', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('user')
  await page.clock.install()
  await page.getByRole('button', { name: 'Ganti Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ganti Password' })
  await page.route('**/auth/change-password', () => {})
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field('Password Lama').fill('Peserta123')
  await field('Password Baru').fill('Rimba1234')
  await field('Konfirmasi Password Baru').fill('Rimba1234')
  await dialog.getByRole('button', { name: 'Simpan Password' }).click()
  await page.clock.runFor(15_000)
  await expect(page.getByRole('button', { name: 'Berhenti menunggu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText(UNSENT)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'Berhenti menunggu' })).toBeHidden()
  await expect(field('Password Lama')).toHaveValue('Peserta123')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test.describe('a window whose script does not come', () => {
  const SCRIPTS = '**/_next/static/chunks/**'
  const UNREACHABLE =
    'Tidak dapat terhubung ke server. Periksa sambungan internet Anda, lalu coba lagi.'
  test.use({ allowedErrors: [/static\/chunks|net::ERR_FAILED/] })

  test('is told in words, and opens at the next press', async ({ page, loginAs, goTo }) => {
    await loginAs('admin')
    await goTo('admin/coaching')
    const copy = page.getByRole('button', { name: /^Salin coaching/ }).first()
    await expect(copy).toBeVisible()
    await page.route(SCRIPTS, (route) => route.abort())
    await copy.click()
    await expect(page.getByRole('alert')).toHaveText(UNREACHABLE)
    await page.unroute(SCRIPTS)
    await copy.click()
    await expect(page.getByRole('heading', { name: 'Salin coaching' })).toBeVisible()
  })

  test('covers the page while it is waited for, and can be waited for no longer', async ({
    page,
    loginAs,
    goTo,
  }) => {
    await loginAs('admin')
    await goTo('admin/coaching')
    const copy = page.getByRole('button', { name: /^Salin coaching/ }).first()
    await expect(copy).toBeVisible()
    await page.clock.install()
    await page.route(SCRIPTS, () => {})
    await copy.click()
    await page.clock.runFor(15_000)
    await page.getByRole('button', { name: 'Berhenti menunggu' }).click()
    await expect(page.getByRole('alert')).toHaveText(UNREACHABLE)
    await expect(copy).toBeFocused()
  })
})
