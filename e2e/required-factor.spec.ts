import { expectAccessible, expectNoHorizontalScroll, heading } from './expectations.ts'
import { expect } from './fixtures.ts'
import { HEAD, makeFirstAccount } from './journeys/first-day.ts'
import { codeOf, readKey, recoveryCodes, turnOn } from './journeys/second-factor.ts'
import { newPortalTest } from './new-portal.ts'

const test = newPortalTest({ ADMIN_SECOND_FACTOR: 'required' })

test.use({ viewport: { width: 360, height: 780 } })

test("an office that requires a second factor 'leads every admin without one to it before anything else'", async ({
  page,
  portal,
}) => {
  const gate = heading(page, 'Lindungi akun Anda')
  await makeFirstAccount(page, portal.firstAccount)
  await expect(gate).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await page.goto(`${portal.address}#/admin/faq`)
  await page.reload()
  await expect(gate).toBeVisible()
  await expect(heading(page, 'DATA FAQ')).toHaveCount(0)

  await page.getByRole('button', { name: 'Aktifkan' }).click()
  const key = await readKey(page, HEAD.Password)
  await turnOn(page, codeOf(key))
  await expect(recoveryCodes(page)).toHaveCount(10)
  await expect(heading(page, 'DATA FAQ')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await expect(heading(page, 'DATA FAQ')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'DATA FAQ')).toBeVisible()
})
