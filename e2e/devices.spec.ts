import { expectAccessible, expectNoHorizontalScroll, heading } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { enter } from './journeys/admin-coaching.ts'

test.use({ viewport: { width: 360, height: 780 } })

const EXPIRED = 'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.'

test('a device that was left behind is ended from another one, and hears it at its next call', async ({
  page,
  goTo,
  loginAs,
  openPage,
}) => {
  const left = await openPage()
  await enter(left, ACCOUNTS.user, 'Daftar Coaching')

  await loginAs('user')
  await goTo('user')
  const devices = page.getByRole('region', { name: 'Perangkat Anda' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('Chrome di Linux', { exact: true })).toBeVisible()
  await expect(devices.getByText(/^Login terakhir sebelum ini: /)).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await devices.getByRole('button', { name: /^Keluarkan Chrome di Linux/ }).click()
  await page.getByRole('button', { name: 'Keluarkan', exact: true }).last().click()
  await expect(page.getByText('Perangkat sudah dikeluarkan')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByText('Perangkat ini')).toBeVisible()

  await left.reload()
  await expect(left.getByText(EXPIRED)).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Akun Saya')).toBeVisible()
})
