import type { Locator, Page } from '@playwright/test'
import { dialogWith, untilStill } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { letterFaults } from './letter-faults.ts'
import { outOfReach, setLetters } from './letters.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const PHONE = { width: 360, size: '200%', spaced: false }

/** The box of what stands still by then. */
async function boxOf(part: Locator) {
  await expect(part).toBeVisible()
  await untilStill(part.page())
  const box = await part.boundingBox()
  if (!box) throw new Error('It has no box')
  return box
}

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Cari halaman, coaching, atau peserta' }).click()
  const palette = page.getByRole('dialog')
  await expect(palette.getByRole('option').first()).toBeVisible()
  return palette
}

test('the menu of the account lies on the screen with letters of 200 %', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/coaching')
  await setLetters(page, PHONE)
  await page.getByRole('button', { name: /menu akun/ }).click()
  const { x, y, width, height } = await boxOf(
    page.locator('div', { has: page.getByRole('button', { name: 'Logout' }) }).last(),
  )
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
  expect(y + height).toBeLessThanOrEqual(740)
})

test('every day of the calendar is in sight with letters of 200 %, and no arrow lies over the month', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/coaching/add')
  await setLetters(page, PHONE)
  await page.getByRole('button', { name: 'Pilih tanggal meeting dari kalender' }).click()
  const heads = dialogWith(page, 'Tanggal Meeting').locator('th')
  await expect(heads).toHaveCount(7)
  let edge = 0
  for (const head of await heads.all()) {
    const words = await head.evaluate((cell) => {
      const range = new Range()
      range.selectNodeContents(cell)
      return range.getBoundingClientRect()
    })
    expect(words.left).toBeGreaterThan(edge)
    edge = words.right
  }
  expect(edge).toBeLessThanOrEqual(360)
  const faults = async () => [
    ...(await letterFaults(page)),
    ...(await outOfReach(page, 360)),
  ]
  await expect.poll(faults).toEqual([])
})

for (const { name, width, height } of [
  { name: 'a desktop', width: 1280, height: 800 },
  { name: 'a phone', width: 360, height: 740 },
]) {
  test(`the field of the palette stays where it is while one types on ${name}`, async ({
    page,
    loginAs,
    goTo,
  }) => {
    await page.setViewportSize({ width, height })
    await loginAs('superadmin')
    await goTo('admin/coaching')
    const palette = await openPalette(page)
    const field = palette.getByRole('combobox')
    await field.pressSequentially('se')
    await expect(palette.getByRole('option', { name: /Sertifikat/ }).first()).toBeVisible()
    const { y } = await boxOf(field)
    await field.pressSequentially('zzqx')
    await expect(palette.getByText('Tidak ditemukan.')).toBeVisible()
    expect((await boxOf(field)).y).toBe(y)
  })
}

test('the button of a window that scrolls as a whole is not cut at its lower edge', async ({
  page,
  loginAs,
  goTo,
}) => {
  // what a browser at 200 % shows
  await page.setViewportSize({ width: 640, height: 400 })
  await loginAs('superadmin')
  await goTo('admin/account')
  await page.getByRole('button', { name: 'Ganti Password' }).click()
  const asked = page.getByRole('dialog')
  for (const name of ['Simpan Password', 'Batal']) {
    const button = asked.getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    // but for a part of a pixel
    await expect(button).toBeInViewport({ ratio: 0.99 })
  }
  const field = await boxOf(asked.getByLabel('Konfirmasi Password Baru', { exact: true }))
  const save = await boxOf(asked.getByRole('button', { name: 'Simpan Password' }))
  expect(field.y + field.height).toBeLessThanOrEqual(save.y)
})

test('a question that is higher than the screen begins with its first words @phone', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/faq')
  await setLetters(page, PHONE)
  await page
    .getByRole('button', { name: /^Hapus/ })
    .first()
    .click()
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  await expect(asked.getByRole('button', { name: 'Tidak' })).toBeFocused()
  await untilStill(page)
  await expect(asked.getByRole('heading')).toBeInViewport({ ratio: 0.99 })
})

test('the banner keeps its size where the newest pictures could not be asked for', async ({
  page,
  mock,
  goTo,
}) => {
  await goTo('home')
  // that of the application: what the server drew goes while one looks at it
  const banner = page.locator('[data-app]').getByRole('region', { name: 'Banner beranda' })
  const { height } = await boxOf(banner)
  const shown = async () => (await banner.boundingBox())?.height
  await mock.plan({ method: 'GET', path: '/api/v1/beranda', drop: true, times: 100 })
  await page.reload()
  await expect.poll(shown).toBe(height)
  await expect(page.getByText('Data terbaru belum dapat dimuat.')).toHaveCount(0)
})
