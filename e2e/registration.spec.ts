import type { Locator } from '@playwright/test'
import { APP_NAME } from '../lib/env.ts'
import {
  answerDialog,
  dialogWith,
  expectAccessible,
  expectNoHorizontalScroll,
  heading,
} from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { expectKept, keptOnDevice, localStorageOf, watchCall } from './journeys/device.ts'
import {
  close,
  EMPTY_ERRORS,
  expectError,
  expectFine,
  field,
  fillIn,
  NEW_MEMBER,
  RULES,
  submit,
  summary,
} from './journeys/registration.ts'
import { findByCode, join, NEARLY_FULL } from './journeys/visitor.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

test('what stands beside each other stands in one line', async ({ page, goTo }) => {
  await goTo('register')
  const bottoms = (parts: Locator[]) =>
    Promise.all(
      parts.map((part) => part.evaluate((it) => it.getBoundingClientRect().bottom)),
    )
  const names = ['Jenis Kelamin', 'Pendidikan (opsional)'].map((name) =>
    page.locator('label, legend').filter({ hasText: name }),
  )
  const passwords = ['Password', 'Konfirmasi Password'].map((name) =>
    page.getByLabel(name, { exact: true }),
  )
  for (const pair of [names, passwords]) {
    const [left = 0, right = 0] = await bottoms(pair)
    expect(Math.abs(left - right)).toBeLessThan(1)
  }
})

test('every rule is told on submit, then on every change', async ({ page, goTo }) => {
  await goTo('register')
  await test.step('nothing is said before the first submit', async () => {
    await field(page, 'Email').fill('bukan email')
    await field(page, 'Username').fill('ab')
    await field(page, 'Username').blur()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await field(page, 'Email').fill('')
    await field(page, 'Username').fill('')
  })

  await test.step('the summary takes the focus and leads to each field', async () => {
    await submit(page)
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('button')).toHaveText(EMPTY_ERRORS)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await summary(page).getByRole('button', { name: 'Email diperlukan' }).click()
    await expect(field(page, 'Email')).toBeFocused()
    await expect(page).toHaveURL(/#\/register$/)
  })

  await test.step('each field is judged anew while it is typed in', async () => {
    for (const [label, typed, message] of RULES) {
      const input = field(page, label)
      await input.fill(typed)
      if (message) await expectError(input, message)
      else await expectFine(input)
    }
    await expect(summary(page).getByRole('button')).toHaveText(['Jenis Kelamin diperlukan'])
    await page.getByRole('radio', { name: 'Laki-laki' }).check()
    await expect(summary(page)).toHaveCount(0)
  })

  await test.step('the free text is there for those who tick Lainnya', async () => {
    const other = page.getByRole('textbox', { name: /^Coaching lainnya/ })
    await expect(other).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Lainnya' }).check()
    await expect(other).toBeEnabled()
  })
})

test('a taken username and e-mail are told at their fields, and nothing typed is lost', async ({
  page,
  goTo,
}) => {
  await goTo('register')
  const taken = { Username: 'peserta', Email: 'siti.rahmawati@kehutanan.example' }
  await fillIn(page, taken)
  await page.getByRole('checkbox', { name: 'Perhutanan Sosial' }).check()
  await submit(page)
  await expect(summary(page)).toBeFocused()
  await expectError(field(page, 'Username'), 'Username sudah digunakan')
  await expectError(field(page, 'Email'), 'Email sudah terdaftar')
  for (const [label, text] of Object.entries({ ...NEW_MEMBER, ...taken })) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await expect(page.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Perhutanan Sosial' })).toBeChecked()

  await field(page, 'Username').fill('peserta.baru')
  await expectFine(field(page, 'Username'))
  await field(page, 'Email').fill(NEW_MEMBER.Email)
  await submit(page)
  await expect(page).toHaveURL(/#\/coaching\/user$/)
})

test('what was typed survives a reload, passwords do not', async ({ page, goTo }) => {
  await goTo('register')
  await fillIn(page, { 'Nama Lengkap': 'Dr. Yohana Wanggai' })
  await page.getByRole('checkbox', { name: 'Lainnya' }).check()
  await page.getByRole('textbox', { name: /^Coaching lainnya/ }).fill('Silvikultur')

  await page.reload() // at once: the last words are kept while the page goes
  await expect(page.getByText('Isian Anda sebelumnya dipulihkan.')).toBeVisible()
  await expect(field(page, 'Nama Lengkap')).toHaveValue('Dr. Yohana Wanggai')
  await expect(field(page, 'Username')).toHaveValue(NEW_MEMBER.Username)
  await expect(page.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: /^Coaching lainnya/ })).toHaveValue(
    'Silvikultur',
  )
  await expect(field(page, 'Password')).toHaveValue('')
  await expect(field(page, 'Konfirmasi Password')).toHaveValue('')
  expect(await keptOnDevice(page)).not.toContain(NEW_MEMBER.Password)

  await field(page, 'Password').fill(NEW_MEMBER.Password)
  await field(page, 'Konfirmasi Password').fill(NEW_MEMBER.Password)
  await submit(page)
  await expect(page).toHaveURL(/#\/coaching\/user$/)
  await expect.poll(() => keptOnDevice(page)).not.toContain('Silvikultur')
})

test('a registration whose answer was lost is found again after a reload, and is no second one', async ({
  page,
  mock,
  goTo,
}) => {
  await goTo('register')
  await fillIn(page)
  await mock.plan({
    ...{ method: 'POST', path: '/auth/register' },
    ...{ drop: true, after: true, times: 1 },
  })
  await submit(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'sambungan internet' }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('Isian Anda sebelumnya dipulihkan.')).toBeVisible()
  await field(page, 'Password').fill(NEW_MEMBER.Password)
  await field(page, 'Konfirmasi Password').fill(NEW_MEMBER.Password)
  await submit(page)
  await expect(page).toHaveURL(/#\/coaching\/user$/)
})

test('the close button asks when something was typed, and home is where it leads', async ({
  page,
  goTo,
}) => {
  await goTo('register')
  await close(page)
  await expect(heading(page, APP_NAME)).toBeAttached()

  await goTo('register')
  await field(page, 'Nama Lengkap').fill('Suharto')
  await expectKept(page, 'Suharto')
  const question = 'Anda yakin ingin kembali ke halaman sebelumnya?'
  await close(page)
  await expect(dialogWith(page, question).getByText(question)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogWith(page, question)).toHaveCount(0)
  await expect(field(page, 'Nama Lengkap')).toHaveValue('Suharto')
  await close(page)
  await answerDialog(page, question, 'Ya')
  await expect(heading(page, APP_NAME)).toBeAttached()
  await expect.poll(() => keptOnDevice(page)).not.toContain('Suharto')
  await goTo('register')
  await expect(field(page, 'Nama Lengkap')).toHaveValue('')
})

for (const whatsapp of ['0812-3456-7890', '+62 812 3456 7890', '6281234567890']) {
  test(`a number typed as ${whatsapp} is taken; the new member lands in Daftar Coaching`, async ({
    page,
    goTo,
  }) => {
    await goTo('register')
    await fillIn(page, { Whatsapp: whatsapp })
    await submit(page)
    await expect(page).toHaveURL(/#\/coaching\/user$/)
    await expect(heading(page, 'Daftar Coaching')).toBeFocused()
    await goTo('user')
    // shown as everywhere else; in the field it is as typed again
    await expect(page.getByLabel('Whatsapp', { exact: true })).toHaveValue('0812-3456-7890')
  })
}

test('whoever wanted to join a coaching goes on with its questions, even after a lost answer', async ({
  page,
  mock,
  goTo,
}) => {
  await goTo('home')
  await findByCode(page, 'KHT-2026-006', NEARLY_FULL)
  await join(page).click()
  await answerDialog(page, 'Login untuk mengikuti coaching', 'Daftar')
  await expect(heading(page, 'Daftar')).toBeVisible()
  await expect(page.getByText(NEARLY_FULL)).toBeVisible()
  await fillIn(page)

  const lost = { method: 'POST', path: '/auth/register', drop: true, after: true, times: 1 }
  await mock.plan(lost)
  const calls = watchCall(page, 'POST', '/auth/register')
  await submit(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'sambungan internet' }),
  ).toBeVisible()
  await expect(field(page, 'Username')).toHaveValue(NEW_MEMBER.Username)
  await submit(page)
  await expect(page).toHaveURL(/#\/coaching\/[\w-]+\/ask-question$/)
  await expect(page.getByText(NEARLY_FULL)).toBeVisible()
  expect(calls.sent).toBe(2)
  expect(await localStorageOf(page)).not.toHaveProperty('rememberedCoaching')
})
