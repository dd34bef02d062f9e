import type { Locator, Page } from '@playwright/test'
import { api } from '../lib/contract/index.ts'
import { expect, type GoTo, test } from './fixtures.ts'
import { NEARLY_FULL } from './journeys/visitor.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'
import { settled } from './visits.ts'

test.use({ moment: SEEDED_AT })

const FINISHED = 'Naik Kelas KUPS: Mutu, Kemasan, dan Pasar'
const SCREENS = {
  '1280 x 800': { width: 1280, height: 800 },
  '360 x 740': { width: 360, height: 740 },
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** What has the focus, if something sticky lies over it: its name, and by how many px. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.closest('form')) return null
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    // of a long text the line that is written has to be seen
    const isText = focused instanceof HTMLElement && focused.isContentEditable
    const box = { left, right, top, bottom: isText ? Math.min(bottom, top + 44) : bottom }
    const over = [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => !element.contains(focused) && element.clientHeight > 0)
      .map((element) => element.getBoundingClientRect())
      .filter((bar) => bar.left < box.right && bar.right > box.left)
      .map((bar) => Math.min(bar.bottom, box.bottom) - Math.max(bar.top, box.top))
    const by = Math.round(Math.max(0, ...over))
    const name = focused.id || focused.textContent || focused.tagName
    return by > 0 ? `${name}: ${by} px` : null
  })

/** Goes through a form with Tab, there and back; nothing that has the focus stays covered once the page stands still. */
async function goThrough(page: Page, form: Locator) {
  const count = await form.locator('input, select, textarea, button, a[href]').count()
  await form.getByRole('textbox').first().focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < count; step++) {
      await page.keyboard.press(key)
      await expect.poll(() => coveredFocus(page)).toBeNull()
    }
  }
}

const FORMS: Record<'admin' | 'user', ((goTo: GoTo) => Promise<void>)[]> = {
  admin: [
    (goTo) => goTo('admin/account'),
    (goTo) => goTo('admin/faq/add'),
    (goTo) => goTo('admin/coaching/add'),
  ],
  user: [(goTo) => goTo('user')],
}

for (const [name, viewport] of Object.entries(SCREENS)) {
  for (const role of ['admin', 'user'] as const) {
    test(`no bar covers what has the focus in the forms of ${role} at ${name}`, async ({
      page,
      loginAs,
      goTo,
    }) => {
      await page.setViewportSize(viewport)
      await loginAs(role)
      for (const open of FORMS[role]) {
        await open(goTo)
        const form = page.locator('main form').first()
        await expect(form.getByRole('textbox').first()).toBeVisible()
        // what stands below the form has come: it would move what is looked at
        await settled(page)
        await goThrough(page, form)
      }
    })
  }
}

/** Links of the open table that lie under its actions once the keyboard has come to them. */
const linksUnderActions = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('tbody td:not(:last-child) a')
    return [...links].flatMap((link) => {
      link.focus()
      const { right } = link.getBoundingClientRect()
      const actions = link.closest('tr')?.lastElementChild?.getBoundingClientRect()
      return actions && right > actions.left ? [link.textContent] : []
    })
  })

test('the actions of a wide table cover nothing that the keyboard has come to', async ({
  page,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize({ width: 768, height: 740 })
  await loginAs('superadmin')
  for (const name of ['admin/coaching', 'admin/peserta'] as const) {
    await goTo(name)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.keyboard.press('Shift')
    expect(await linksUnderActions(page)).toEqual([])
  }
})

test('the bar of a form is as wide as the cards above it', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('user')
  const save = page.getByRole('button', { name: 'Simpan' })
  const bar = await boxOf(page.locator('main form > div').filter({ has: save }))
  const card = await boxOf(page.getByRole('group', { name: 'Biodata' }).locator('..'))
  expect(bar.x).toBeCloseTo(card.x, 0)
  expect(bar.right).toBeCloseTo(card.right, 0)
})

test('the first proposal of a coaching, running or over, stands on the first screen', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('admin')
  const coachings = await reader(request, accessToken)(api.adminCoaching.list)
  for (const topic of [NEARLY_FULL, FINISHED]) {
    const id = coachings.find((coaching) => coaching.topic === topic)?.id ?? ''
    await goTo('admin/coaching/detail', { id }, { tab: 'peserta' })
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
    const table = page.getByRole('table', { name: 'Peserta dan Pertanyaan' })
    const first = table.locator('tbody').getByRole('rowheader').first()
    await expect
      .poll(async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
      .toBeLessThanOrEqual(560)
  }
})

test("a row of a participant's list is 72 px high on a phone, a refused one has its whole reason too", async ({
  page,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize(SCREENS['360 x 740'])
  await loginAs('user')
  await goTo('coaching/user')
  const rows = page.locator('main li > article:visible')
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) {
    const isRefused = (await row.getByText(/^Alasan/).count()) > 0
    expect((await boxOf(row)).height).toBeLessThanOrEqual(isRefused ? 110 : 72)
  }
})

test('on a phone what narrows a list leaves the first screen to the list, and says that it narrows', async ({
  page,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize(SCREENS['360 x 740'])
  await loginAs('superadmin')
  await goTo('admin/peserta')
  const first = page.getByRole('table', { name: 'Data peserta' }).getByRole('rowheader')
  await expect(first.first()).toBeInViewport({ ratio: 1 })
  const filters = page.getByRole('region', { name: 'Saring peserta' })
  const education = filters.getByRole('combobox', { name: 'Pendidikan' })
  await expect(education).toBeHidden()
  await filters.getByRole('button', { name: 'Saringan', exact: true }).click()
  await education.selectOption({ index: 1 })
  await filters.getByRole('button', { name: 'Saringan (1 aktif)' }).click()
  await expect(education).toBeHidden()
})

test('on a phone the tab of the screen that is open is in sight', async ({
  page,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize(SCREENS['360 x 740'])
  await loginAs('superadmin')
  await goTo('admin/jejak')
  const tab = page.getByRole('main').getByRole('link', { name: 'Jejak tindakan' })
  await expect(tab).toBeInViewport({ ratio: 0.9 })
})

for (const [name, size] of Object.entries(SCREENS)) {
  test(`the banner fills its place at ${name}`, async ({ page, goTo }) => {
    await page.setViewportSize(size)
    await goTo('home')
    const banner = page
      .locator('[data-app]')
      .getByRole('region', { name: 'Banner beranda' })
    const { y, height } = await boxOf(banner.locator('..'))
    expect(await boxOf(banner)).toMatchObject({ y, height })
  })
}

for (const [name, size] of Object.entries(SCREENS)) {
  test(`a full score stands on one line at ${name}`, async ({
    page,
    request,
    loginAs,
    goTo,
  }) => {
    const { accessToken } = await loginAs('user')
    const read = reader(request, accessToken)
    await page.setViewportSize(size)
    await goTo(
      'proses-coaching/sertifikat',
      await SEEDED_PARAMS['proses-coaching/sertifikat'](read),
    )
    const score = page.getByText('100.00 / 100', { exact: true })
    await expect(score).toBeVisible()
    const lines = await score.evaluate((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  })
}
