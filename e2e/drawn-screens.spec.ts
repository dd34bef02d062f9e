import type { Page } from '@playwright/test'
import { href } from '../lib/router/href.ts'
import { expectAccessible, expectNoHorizontalScroll, heading } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { accountMenu } from './journeys/session.ts'
import { drawn, holdScripts } from './journeys/starting.ts'

const nearest = async (page: Page) => {
  const answer = await page.request.get('api/v1/coaching/upcoming')
  const [coaching] = await answer.json()
  return coaching as { id: string; topic: string }
}

test('a press that begins on the drawn start page ends where it began', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('./', { waitUntil: 'commit' })
  await drawn(page).getByRole('link', { name: 'FAQ', exact: true }).hover()
  await page.mouse.down()
  letScriptsCome()
  await expect(page.locator('[data-app] h1')).toBeAttached()
  await page.mouse.up()
  await expect(page).toHaveURL(/#\/faq$/)
  await expect(drawn(page)).toHaveCount(0)
  await expect(heading(page, 'FAQ')).toBeVisible()
})

test('a link low on the drawn start page leads to the top of its screen, and Back from there to the start page @phone', async ({
  page,
}) => {
  await page.goto('icon.svg')
  const letScriptsCome = await holdScripts(page)
  await page.goto('./', { waitUntil: 'commit' })
  await drawn(page).locator('main a[href^="#/coaching/"]').last().click()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  letScriptsCome()
  await expect(page.locator('[data-app] h1')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/e-coaching[/]$/)
  await expect(heading(page, /./)).toBeFocused()
})

for (const [name, to] of [
  ['a drawn page', href('faq')],
  ['the empty frame of another', href('guide')],
] as const) {
  test(`${name} says that it does not come further, and is loaded anew by a press @phone`, async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(to, { waitUntil: 'commit' })
    const note = page.getByText('Halaman ini belum selesai dimuat.')
    await expect(note.filter({ visible: true })).toHaveCount(1)
    const again = page.waitForEvent('framenavigated')
    await page.getByRole('button', { name: 'Muat ulang' }).click()
    letScriptsCome()
    await again
    await expect(page.locator('[data-app] h1')).toBeVisible()
    await expect(note).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  })
}

test('what is typed where a link of the drawn page led to is asked for before Back', async ({
  page,
}) => {
  await page.goto('icon.svg')
  const letScriptsCome = await holdScripts(page)
  await page.goto(href('login'), { waitUntil: 'commit' })
  await drawn(page).locator('main').getByRole('link', { name: 'Daftar' }).click()
  letScriptsCome()
  await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill('Budi')
  await page.goBack()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: 'Tidak' }).click()
  await expect(page).toHaveURL(/#[/]register$/)
  await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('Budi')
})

test.describe('before any script has come', () => {
  const places = async (page: Page) => {
    const boxes = await Promise.all(
      [
        heading(page, /./),
        page.locator('main :is(li a, li button, dt, input)').first(),
      ].map((one) => one.boundingBox()),
    )
    return boxes.map((box) => box && [Math.round(box.x), Math.round(box.y)])
  }

  for (const [name, linkTo] of [
    ['the coachings to come', () => href('coaching')],
    ['one coaching', ({ id }: { id: string }) => href('coaching/detail', { id })],
    ['the answers', () => href('faq')],
    ['the fields of a login', () => href('login')],
    ['the fields of a registration', () => href('register')],
  ] as const) {
    test(`${name} can be read, and nothing moves when they have @phone`, async ({
      page,
    }) => {
      const letScriptsCome = await holdScripts(page)
      await page.goto(linkTo(await nearest(page)), { waitUntil: 'commit' })
      await expect(drawn(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoHorizontalScroll(page)
      const before = await places(page)
      expect(before).not.toContain(null)
      letScriptsCome()
      await expect(drawn(page)).toHaveCount(0)
      await expect(heading(page, /./)).toBeVisible()
      expect(await places(page)).toEqual(before)
      await expectAccessible(page)
    })
  }

  test('the drawn coaching is that of the address', async ({ page }) => {
    const { id, topic } = await nearest(page)
    await holdScripts(page)
    await page.goto(href('coaching/detail', { id }), { waitUntil: 'commit' })
    await expect(drawn(page).getByRole('heading', { level: 1 })).toContainText(topic)
  })

  test('what is looked for stays looked for, and the keyboard where it was', async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(href('coaching'), { waitUntil: 'commit' })
    await drawn(page).getByRole('searchbox').fill('tidak ada yang begini')
    letScriptsCome()
    await expect(page.getByText('Tidak ada coaching yang cocok')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('tidak ada yang begini')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(page).toHaveURL(/[?]q=tidak/)
  })

  test('a login that was typed and sent happens when they have @phone', async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(href('login'), { waitUntil: 'commit' })
    const { username, password } = ACCOUNTS.user
    await drawn(page).getByRole('textbox', { name: 'Username' }).fill(username)
    await drawn(page).getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[/]#[/]login$/)
    const button = drawn(page).getByRole('button', { name: 'Login', exact: true })
    await expect(button).toHaveCSS('opacity', '0.6')
    letScriptsCome()
    await expect(accountMenu(page)).toBeVisible()
  })

  test('a registration that was begun goes on when they have @phone', async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(href('register'), { waitUntil: 'commit' })
    await drawn(page).getByRole('radio', { name: 'Perempuan' }).check()
    const [one, other] = await drawn(page).getByRole('checkbox').all()
    await one?.check()
    await other?.check()
    await drawn(page).getByRole('combobox').selectOption({ index: 1 })
    await drawn(page).getByRole('textbox', { name: 'Nama Lengkap' }).fill('Siti Rahma')
    const topics = await drawn(page)
      .getByRole('checkbox', { checked: true })
      .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent))
    letScriptsCome()
    await expect(drawn(page)).toHaveCount(0)
    const field = page.getByRole('textbox', { name: 'Nama Lengkap' })
    await expect(field).toHaveValue('Siti Rahma')
    await expect(field).toBeFocused()
    await expect(page.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
    await expect(page.getByRole('combobox')).not.toHaveValue('')
    for (const name of topics)
      await expect(page.getByRole('checkbox', { name: String(name) })).toBeChecked()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await page.reload()
    await expect(page.getByText('Isian Anda sebelumnya dipulihkan.')).toBeVisible()
    await expect(field).toHaveValue('Siti Rahma')
  })

  test('what is pressed happens when they have @phone', async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(href('faq'), { waitUntil: 'commit' })
    const topic = drawn(page).locator('main').getByRole('button', { expanded: false })
    const name = (await topic.last().textContent()) ?? ''
    await topic.last().click()
    letScriptsCome()
    const opened = page.getByRole('button', { expanded: true }).filter({ hasText: name })
    await expect(opened).toBeVisible()
  })

  test('without what the server draws the screen comes by itself', async ({ page }) => {
    await page.route(/\/drawn\//, (route) => route.abort())
    const { id, topic } = await nearest(page)
    await page.goto(href('coaching/detail', { id }))
    await expect(heading(page, new RegExp(topic))).toBeVisible()
  })
})
