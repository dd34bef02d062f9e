import { Buffer } from 'node:buffer'
import { dialogWith, expectAccessible, expectRow, expectToast } from './expectations.ts'
import { excel } from './files.ts'
import { expect, test } from './fixtures.ts'
import { removeRow, saveAndSee } from './journeys/admin-content.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

test('institutions are added, renamed, imported and deleted, and whoever registers chooses from them', async ({
  page,
  loginAs,
  openPage,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/beranda')
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  await menu.getByRole('link', { name: 'Instansi' }).click()
  await page.getByRole('link', { name: 'Baru' }).click()
  const name = page.getByRole('textbox', { name: 'Nama instansi' })
  await name.fill('Balai Uji')
  await saveAndSee(page, 'Data berhasil disimpan')
  await page.getByRole('searchbox', { name: 'Cari Data instansi' }).fill('balai uji')
  await page.getByRole('link', { name: 'Ubah instansi: Balai Uji' }).click()
  await name.fill('Balai Uji Bogor')
  await saveAndSee(page, 'Data berhasil diubah')

  const chooser = page.getByLabel('Impor instansi dari Excel atau CSV')
  const dialog = dialogWith(page, 'Periksa file instansi')
  const faulty = 'Nama\nKPH Cianjur\nkph cianjur\n'
  await chooser.setInputFiles({
    ...{ name: 'instansi.csv', mimeType: 'text/csv', buffer: Buffer.from(faulty) },
  })
  await expect(dialog).toContainText('Sel A3: nama ini sudah ada di baris 2')
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await chooser.setInputFiles(
    excel('instansi.xlsx', [['Nama'], ['BALAI UJI BOGOR'], ['KPH Cianjur']]),
  )
  await expect(dialog).toContainText('1 instansi akan ditambahkan, 1 sudah ada')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Unggah' }).click()
  await expectToast(page, '1 instansi ditambahkan, 1 sudah ada')

  const visitor = await openPage()
  await visitor.goto('#/register')
  const choices = visitor.getByRole('combobox', { name: 'Asal Instansi' })
  await expect(choices.getByRole('option', { name: 'KPH Cianjur' })).toBeAttached()

  await goTo('admin/asal-instansi')
  await expectRow(page, 'Balai Uji Bogor')
  await removeRow(page, 'instansi: Balai Uji Bogor')
  const used = 'Balai Taman Nasional Gunung Merbabu'
  await page.getByRole('button', { name: `Hapus instansi: ${used}` }).click()
  const question = dialogWith(page, 'Anda yakin ingin menghapus data ini?')
  await question.getByRole('button', { name: 'Ya' }).click()
  await expect(page.getByText(/dipakai oleh \d+ akun, sehingga tidak dapat/)).toBeVisible()
  await expectRow(page, used)
})
