import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'
import { expectAnswer, number, pick, SAVED } from './journeys/attempt.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'
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
  // letters have the colour that is read on the tab
  const count = tabs.first().getByText('8', { exact: true })
  expect(await ground(count)).toBe(await ground(tabs.first()))
})

test('with forced colours the steps that are done are told apart on a phone', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { accessToken } = await loginAs('user')
  const read = reader(request, accessToken)
  const dots = page.getByRole('button', { name: /^Langkah/ }).locator('span > span')
  const params = await SEEDED_PARAMS['proses-coaching/sertifikat'](read)
  await goTo('proses-coaching/sertifikat', params)
  const letters = await dots.last().evaluate(() => getComputedStyle(document.body).color)
  await expect.poll(() => ground(dots.last())).toBe(letters)
})
