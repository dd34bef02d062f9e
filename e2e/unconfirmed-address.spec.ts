import { expectAccessible, expectNoHorizontalScroll, heading } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { linkTo } from './journeys/recovery.ts'
import { fillIn, NEW_MEMBER, submit } from './journeys/registration.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a mistyped address of a registration is seen, put right and confirmed', async ({
  page,
  goTo,
  mock,
}) => {
  await goTo('register')
  await fillIn(page, { Email: 'yohana.wangai@contoh.go.id' })
  await submit(page)
  await expect(
    page.getByText('Tautan konfirmasi untuk yohana.wangai@contoh.go.id sedang dikirim.'),
  ).toBeVisible()
  await expect(heading(page, 'Daftar Coaching')).toBeVisible()

  await goTo('user')
  await expect(page.getByText('Belum dikonfirmasi')).toBeVisible()
  await expect(page.getByText(/^Buka tautan .* alamat orang lain\.$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  const mistyped = await linkTo(mock, 'konfirmasi-kontak')
  await page.getByLabel('Email', { exact: true }).fill(NEW_MEMBER.Email)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(
    page.getByText(/tetap dikirim ke yohana\.wangai@contoh\.go\.id\.$/),
  ).toBeVisible()
  await expect.poll(() => linkTo(mock, 'konfirmasi-kontak')).not.toBe(mistyped)

  await page.goto(await linkTo(mock, 'konfirmasi-kontak'))
  await page.getByLabel('Password', { exact: true }).fill(NEW_MEMBER.Password)
  await page.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(page.getByText('Alamat email Anda sudah dikonfirmasi.')).toBeVisible()
  await goTo('user')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(NEW_MEMBER.Email)
  await expect(page.getByText('Belum dikonfirmasi')).toHaveCount(0)
})
