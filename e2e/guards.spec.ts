import { heading } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { logIn } from './journeys/admin-coaching.ts'
import { accountMenu, addressesFor, expectLeads } from './journeys/session.ts'

test('a token that cannot be read makes a visitor', async ({ page, goTo }) => {
  await page.goto('404/')
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'bukan.token.sama-sekali')
    localStorage.setItem('refreshToken', 'juga bukan')
    localStorage.setItem('user', JSON.stringify({ fullName: 'Siapa', role: 'admin' }))
  })
  await goTo('home')
  await expect(page.getByRole('link', { name: 'Daftar/Login' })).toBeVisible()
  await expect(accountMenu(page)).toHaveCount(0)
  await expectLeads(page, '#/user', 'login')
  await expectLeads(page, '#/admin/beranda', 'login')
  await logIn(page, ACCOUNTS.admin)
  await expect(heading(page, 'DATA BERANDA')).toBeVisible()
})

test('every address opens to those whom it is for', async ({ page, loginAs }) => {
  const [users, admins] = [addressesFor('user'), addressesFor('admin')]
  await test.step('without a role all guarded ones lead to the login', async () => {
    for (const address of [...users, ...admins]) await expectLeads(page, address, 'login')
  })
  await test.step('role user is not let into the admin area', async () => {
    await loginAs('user')
    for (const address of admins) await expectLeads(page, address, 'unauthorized')
    await expectLeads(page, '#/coaching', 'coaching/user')
  })
  for (const role of ['admin', 'superadmin'] as const) {
    await test.step(`${role} belongs to the admin area`, async () => {
      await loginAs(role)
      for (const address of users.filter((one) => one !== '#/user')) {
        await expectLeads(page, address, 'unauthorized')
      }
      for (const address of ['#/', '#/coaching', '#/faq', '#/login', '#/coaching/14']) {
        await expectLeads(page, address, 'admin/beranda')
      }
      await expectLeads(page, '#/user', 'admin/account')
      await expect(heading(page, 'Akun Saya')).toBeVisible()
    })
  }
})
