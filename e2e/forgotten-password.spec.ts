import { expectAccessible, expectNoHorizontalScroll, heading } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { attemptOnServer } from './journeys/attempt.ts'
import { startTest } from './journeys/participant.ts'
import { askForLink, linkTo, savePassword } from './journeys/recovery.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ viewport: { width: 360, height: 780 }, moment: SEEDED_AT })

test('a forgotten password on a phone, from the login to a running test', async ({
  page,
  goTo,
  mock,
  request,
}) => {
  const attempt = await attemptOnServer(request, 'pre-test')
  await goTo('login')
  await page.getByRole('link', { name: 'Lupa password?' }).click()
  await expect(heading(page, 'Lupa Password')).toBeFocused()
  await expect(page).toHaveTitle(/^Lupa Password/)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByLabel('Username atau email').fill('peserta')
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText(/^Bila akun tersebut terdaftar/)).toBeVisible()

  const link = await linkTo(mock, 'password-baru')
  await page.goto(link)
  await expect(heading(page, 'Password Baru')).toBeVisible()
  await expect(page).toHaveURL(/#\/password-baru$/)
  await page.reload()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await savePassword(page, 'Qwerty123')
  await expect(
    page.getByText('Password ini terlalu umum. Pilih yang lain.').first(),
  ).toBeVisible()
  await savePassword(page, 'Rimba2026')

  await expect(page.getByLabel('Username')).toHaveValue('peserta')
  await page.getByLabel('Password', { exact: true }).fill('Rimba2026')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(heading(page, 'Daftar Coaching')).toBeVisible()

  await goTo('proses-coaching/pre-test', attempt.params)
  await startTest(page, 'Pre Test')

  await page.goto(link)
  await savePassword(page, 'Bakau2027x')
  await expect(page.getByText(/^Tautan ini sudah dipakai/)).toBeVisible()
})

test('whoever is still signed in with the account is led to the login', async ({
  page,
  goTo,
  loginAs,
  mock,
  openPage,
}) => {
  await loginAs('user')
  await goTo('coaching/user')
  const elsewhere = await openPage()
  await elsewhere.goto(await askForLink(elsewhere, mock, 'peserta'))
  await savePassword(elsewhere, 'Rimba2026')
  await expect(elsewhere.getByLabel('Username')).toHaveValue('peserta')
  await page.reload()
  await expect(
    page.getByText('Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.'),
  ).toBeVisible()
})
