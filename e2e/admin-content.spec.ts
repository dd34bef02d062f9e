import { href } from '../lib/router/href.ts'
import {
  answerDialog,
  dialogWith,
  expectAccessible,
  expectNoHorizontalScroll,
  expectRow,
  expectToast,
  heading,
} from './expectations.ts'
import { picture } from './files.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { logIn } from './journeys/admin-coaching.ts'
import {
  editor,
  expectFocusKept,
  NO_PICTURES,
  press,
  RESTORED,
  removeRow,
  save,
  saveAndSee,
  tabTo,
  UNSENT,
  writeAt,
} from './journeys/admin-content.ts'
import { expectKept } from './journeys/device.ts'
import { expectExpired, expiredModal } from './journeys/session.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const FAULT = 'Gangguan yang direncanakan untuk pengujian.'

test('a FAQ is added, changed and deleted by keyboard alone', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/faq')
  await press(page, page.getByRole('link', { name: 'Baru' }))
  await expect(heading(page, 'Tambah FAQ')).toBeFocused()
  await press(page, save(page))
  const summary = page.getByRole('region', { name: 'Ada 3 isian yang perlu diperbaiki' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)

  const category = page.getByRole('combobox', { name: 'Kategori' })
  await tabTo(page, category)
  await page.keyboard.press('ArrowDown')
  await expect(category).not.toHaveValue('')
  await writeAt(page, editor(page, 'Pertanyaan'), 'Apa itu tumpangsari?')
  await press(
    page,
    page.getByRole('toolbar', { name: 'Format Jawaban' }).getByRole('button').first(),
  )
  await expect(editor(page, 'Jawaban')).toBeFocused()
  await page.keyboard.type('Tanaman di antara pohon.')
  const preview = page.getByRole('region', { name: 'Pratinjau FAQ' })
  await expect(preview.locator('strong')).toHaveText('Tanaman di antara pohon.')
  await saveAndSee(page, 'Data berhasil disimpan', () => press(page, save(page)))

  await writeAt(page, page.getByRole('searchbox', { name: 'Cari Data FAQ' }), 'TUMPANGSARI')
  const row = await expectRow(page, 'Apa itu tumpangsari?', 'Tanaman di antara pohon.')
  await expect(row.locator('strong')).toHaveText('Tanaman di antara pohon.')
  await press(page, page.getByRole('link', { name: 'Ubah FAQ: Apa itu tumpangsari?' }))
  await expect(heading(page, 'Ubah FAQ')).toBeFocused()
  await writeAt(page, editor(page, 'Pertanyaan'), ' Dan mengapa?')
  await saveAndSee(page, 'Data berhasil diubah', () => press(page, save(page)))
  await expect(page).toHaveURL(/#\/admin\/faq\?q=TUMPANGSARI$/)

  await press(page, page.getByRole('button', { name: /^Hapus FAQ: Apa itu tumpangsari/ }))
  const question = dialogWith(page, 'Anda yakin ingin menghapus data ini?')
  await expect(question.getByRole('button', { name: 'Tidak' })).toBeFocused()
  await expectAccessible(page)
  await press(page, question.getByRole('button', { name: 'Ya' }))
  await expectToast(page, 'Data anda berhasil dihapus')
  await expect(page.getByText('Tidak ada hasil untuk “TUMPANGSARI”')).toBeVisible()
  await expectFocusKept(page)
})

test('a banner survives wrong files, a failing server and an ended session', async ({
  page,
  mock,
  request,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/beranda/add')
  const input = page.getByLabel('Unggah Gambar')
  for (const [file, sentence] of NO_PICTURES) {
    await input.setInputFiles(file)
    // readers are told of it in a region of their own
    await expect(page.getByText(sentence, { exact: true }), file.name).toBeVisible()
    await expect(input).toHaveValue('')
    await page.getByRole('button', { name: 'Hapus Gambar' }).click()
    await expect(page.getByText(sentence)).toHaveCount(0)
  }
  await save(page).click()
  await expect(page.getByText('Gambar diperlukan').last()).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await input.setInputFiles(picture('rimba raya.png', { width: 1600, height: 900 }))
  const shown = page.getByRole('img', { name: 'Gambar' })
  await expect(shown).toBeVisible()
  await editor(page, 'Caption').fill('Rimba lestari')
  const fault = { method: 'POST', path: '/beranda', times: 1000 }
  const failures: [object, string][] = [
    [{ status: 500 }, FAULT],
    [{ drop: true }, UNSENT],
  ]
  for (const [how, says] of failures) {
    await mock.plan({ ...fault, ...how })
    await save(page).click()
    await expect(page.getByRole('main').getByText(says)).toBeVisible()
    await expect(shown).toBeVisible()
    await expect(editor(page, 'Caption')).toHaveText('Rimba lestari')
    await mock.plan()
  }

  await expectKept(page, 'Rimba lestari')
  await mock.expireSession(ACCOUNTS.admin.username, { refresh: true })
  await save(page).click()
  await expectExpired(page)
  await expiredModal(page).getByRole('button', { name: 'Login' }).click()
  await logIn(page, ACCOUNTS.admin)
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(shown).toBeVisible()
  await expect(editor(page, 'Caption')).toHaveText('Rimba lestari')
  await saveAndSee(page, 'Data berhasil disimpan')

  const row = await expectRow(page, 'Rimba lestari')
  const stored = await row.locator('img').getAttribute('src')
  await row.getByRole('link', { name: /^Ubah/ }).click()
  await expect(editor(page, 'Caption')).toHaveText('Rimba lestari')
  await expect(page.getByText(RESTORED)).toHaveCount(0)
  await input.setInputFiles(picture('baru.png'))
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await saveAndSee(page, 'Data berhasil diubah')
  expect((await request.get(stored ?? '')).status()).toBe(404)
  await removeRow(page, 'banner: Rimba lestari')
})

test('a category keeps its name to itself, stays while coachings use it and names the questions that go with it', async ({
  page,
  request,
  loginAs,
  openPage,
  goTo,
}) => {
  const { accessToken } = await loginAs('admin')
  await goTo('admin/category')
  await page.getByRole('link', { name: 'Baru' }).click()
  const name = page.getByRole('textbox', { name: 'Nama kategori' })
  await name.fill('perhutanan sosial')
  await save(page).click()
  await expect(name).toHaveAccessibleDescription(/Nama kategori sudah digunakan$/)
  await name.fill('Agroforestri')
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  const leave = 'Anda yakin ingin kembali ke halaman sebelumnya?'
  await answerDialog(page, leave, 'Tidak')
  // from a phone's menu the question comes while that slides away
  const desktop = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(menu).toHaveCount(0)
  await expect(dialogWith(page, leave).getByRole('button', { name: 'Tidak' })).toBeFocused()
  await answerDialog(page, leave, 'Tidak')
  await page.setViewportSize(desktop)
  await page.evaluate(() => history.back())
  await answerDialog(page, leave, 'Tidak')
  await expect(name).toHaveValue('Agroforestri')
  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await closing).type()).toBe('beforeunload')
  await (await closing).dismiss()
  await saveAndSee(page, 'Data berhasil disimpan')
  await expectRow(page, 'Agroforestri')

  const title = 'Anda yakin ingin menghapus data ini?'
  await page.getByRole('button', { name: 'Hapus kategori: Perhutanan Sosial' }).click()
  await dialogWith(page, title).getByRole('button', { name: 'Ya' }).click()
  const refusal = page.getByRole('dialog', { name: 'Kategori masih dipakai' })
  await expect(refusal).toContainText('dipakai 3 coaching')
  await expect(refusal).toContainText('KHT-2026-002')
  await refusal.getByRole('button', { name: 'OK' }).click()
  await expectRow(page, 'Perhutanan Sosial')

  const headers = { authorization: `Bearer ${accessToken}` }
  const categories: { id: string; name: string }[] = await (
    await request.get('api/v1/category', { headers })
  ).json()
  const categoryId = categories.find((one) => one.name === 'Agroforestri')?.id
  const faq = { question: 'Apa itu agroforestri?', answer: '<p>Pohon dan tanaman.</p>' }
  const made = await request.post('api/v1/faq', { headers, data: { ...faq, categoryId } })
  expect(made.ok(), await made.text()).toBe(true)
  await page.reload()

  await page.getByRole('button', { name: 'Hapus kategori: Agroforestri' }).click()
  const dialog = dialogWith(page, title)
  await expect(dialog).toContainText('FAQ dalam kategori ini ikut terhapus.')
  await expect(dialog).toContainText('“Apa itu agroforestri?”')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await dialog.getByRole('button', { name: 'Ya' }).click()
  await expectToast(page, 'Data anda berhasil dihapus')
  const visitor = await openPage()
  await visitor.goto('#/faq')
  const topics = visitor.getByRole('combobox', { name: 'Topik' })
  await expect(topics.getByRole('option', { name: 'Perhutanan Sosial' })).toBeAttached()
  await expect(topics.getByRole('option', { name: 'Agroforestri' })).toHaveCount(0)
})

for (const { name, title, shownAt } of [
  { name: 'admin/profile', title: 'DATA PROFIL', shownAt: 'profile' },
  { name: 'admin/panduan', title: 'DATA PANDUAN', shownAt: 'guide' },
] as const) {
  test(`${title}: a link is recognised or refused, and visitors see what was saved`, async ({
    page,
    mock,
    loginAs,
    openPage,
    goTo,
  }) => {
    await loginAs('admin')
    await goTo(name)
    await page.getByRole('link', { name: /^Ubah / }).click()
    const link = page.getByRole('textbox', { name: 'Tautan video' })
    // its text makes the page longer, and moves the button
    await expect(editor(page, 'Deskripsi')).toBeVisible()
    await link.fill('javascript:alert(1)')
    await save(page).click()
    await expect(link).toHaveAccessibleDescription(/diawali http:\/\/ atau https:\/\/$/)
    await expectAccessible(page)
    await link.fill('https://youtu.be/abcdefghijk')
    await expect(page.getByText('Tautan video dikenali: YouTube')).toBeVisible()
    const text = editor(page, 'Deskripsi')
    await text.fill('Melayani dari hulu ke hilir')
    await page.getByRole('button', { name: 'Tautan', exact: true }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await mock.plan({ method: 'PUT', path: `/${name.slice(6)}/*`, status: 500, times: 1 })
    await save(page).click()
    await expect(page.getByRole('main').getByText(FAULT)).toBeVisible()
    await expect(text).toHaveText('Melayani dari hulu ke hilir')
    await saveAndSee(page, 'Data berhasil diubah')
    const visitor = await openPage()
    await visitor.goto(href(shownAt))
    await expect(visitor.getByText('Melayani dari hulu ke hilir').first()).toBeVisible()
    await expect(visitor.getByRole('button', { name: /^Putar video/ })).toBeVisible()
  })
}
