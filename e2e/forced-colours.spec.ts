import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'
import { expectAnswer, number, pick, SAVED } from './journeys/attempt.ts'
import { SEEDED_AT } from './seeded-params.ts'
import { test } from './test-taker.ts'

test.use({ moment: SEEDED_AT })
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

const ground = (target: Locator) =>
  target.evaluate((it) => getComputedStyle(it).backgroundColor)

test('with forced colours an answered question looks other than an open one', async ({
  page,
  takeTest,
}) => {
  await takeTest('pre-test')
  await pick(page, 'A')
  await expectAnswer(page, SAVED)
  const answered = await ground(number(page, 'Soal 1, dijawab, sedang dibuka'))
  expect(answered).not.toBe(await ground(number(page, 'Soal 2, belum dijawab')))
})

test('with forced colours the filter that is chosen looks other than the others', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/coaching')
  const chip = (name: RegExp) => page.getByRole('button', { name })
  await expect(chip(/^Semua/)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await ground(chip(/^Semua/))) === (await ground(chip(/^Draft/))))
    .toBe(false)
})

test('with forced colours the open tab looks other than the others', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('coaching/user')
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect
    .poll(async () => (await ground(tabs.first())) === (await ground(tabs.last())))
    .toBe(false)
})
