import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { letterFaults } from './letter-faults.ts'
import { reader, SEEDED_AT, seededCoaching } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const REPORT = 'Coaching dalam laporan'
const region = (page: Page) => page.getByRole('region', { name: REPORT })
const TOPIC = 'Naik Kelas KUPS: Mutu, Kemasan, dan Pasar'

test('the report of an office stands whole on its screen, to its last column', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/laporan')
  const hours = page.getByRole('columnheader', { name: 'Jam pelajaran' })
  await hours.last().scrollIntoViewIfNeeded()
  const beyond = await region(page).evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
})

test('a table too wide for its screen keeps the names of its rows in sight, and covers no link', async ({
  page,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await loginAs('superadmin')
  await goTo('admin/laporan')
  const name = region(page).getByRole('link', { name: TOPIC })
  await name.scrollIntoViewIfNeeded()
  const scrolled = await region(page).evaluate((element) => {
    element.scrollLeft = element.scrollWidth
    return element.scrollLeft
  })
  expect(scrolled).toBeGreaterThan(50)
  // nothing lies over it, or Playwright says what
  await name.click({ trial: true })
  await page.keyboard.press('Shift')
  const covered = await region(page).evaluate((element) => {
    const links = [...element.querySelectorAll<HTMLElement>('tbody td a')].toReversed()
    return links.flatMap((link) => {
      link.focus()
      const { left } = link.getBoundingClientRect()
      const heading = link.closest('tr')?.querySelector('th')?.getBoundingClientRect()
      return heading && left < heading.right ? [link.textContent] : []
    })
  })
  expect(covered).toEqual([])
})

test('the name of a row that does not stay in sight comes back into it with the keyboard', async ({
  page,
  loginAs,
  goTo,
}) => {
  // 1366 px, zoomed to 150 %
  await page.setViewportSize({ width: 911, height: 500 })
  await loginAs('superadmin')
  await goTo('admin/laporan')
  const name = region(page).getByRole('link', { name: TOPIC })
  await name.scrollIntoViewIfNeeded()
  await page.keyboard.press('Shift')
  const cut = await region(page).evaluate((element, topic) => {
    element.scrollLeft = element.scrollWidth
    const links = [...element.querySelectorAll('a')]
    const link = links.find(({ textContent }) => textContent.includes(topic))
    link?.focus()
    const { left = 0 } = link?.getBoundingClientRect() ?? {}
    return element.getBoundingClientRect().left - left
  }, TOPIC)
  expect(cut).toBeLessThanOrEqual(0)
})

test('a word without an end breaks in its column: the table stays as wide as its screen', async ({
  page,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await loginAs('admin')
  const ENDLESS = 'Pengukuhan'.repeat(20)
  await page.route(/\/api\/v1\/participant\b/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const told = text.replace(/("jabatan":)"[^"]*"/, `$1"${ENDLESS}"`)
    await route.fulfill({ response, body: told })
  })
  await goTo('admin/peserta')
  const table = page.getByRole('region', { name: 'Data peserta' })
  await expect(table.getByText(ENDLESS)).toBeVisible()
  const beyond = await table.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
})

test('what became of a coaching or a message is in sight at a desk, whose letters are enlarged to 125 %', async ({
  page,
  loginAs,
  goTo,
}) => {
  // 1366 px
  await page.setViewportSize({ width: 1093, height: 614 })
  await loginAs('superadmin')
  const beyond = (name: string) =>
    page
      .getByRole('region', { name })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await goTo('admin/coaching')
  await expect(page.getByRole('cell', { name: 'Proses Coaching' }).first()).toBeVisible()
  expect(await beyond('Data coaching')).toBeLessThanOrEqual(0)
  await goTo('admin/pesan')
  await expect(page.getByRole('cell', { name: 'Terkirim' }).first()).toBeVisible()
  expect(await beyond('Pesan keluar')).toBeLessThanOrEqual(0)
})

test('the accounts of the office and the recap of a class stand whole at such a desk', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize({ width: 1093, height: 614 })
  const { accessToken } = await loginAs('superadmin')
  const { id } = await seededCoaching(
    reader(request, accessToken),
    ({ topic }) => topic === TOPIC,
  )
  const beyond = (name: string) =>
    page
      .getByRole('region', { name })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await goTo('admin/akun-admin')
  await expect(page.getByRole('cell', { name: 'Tidak aktif' }).first()).toBeVisible()
  expect(await beyond('Akun admin')).toBeLessThanOrEqual(0)
  await goTo('admin/coaching/detail', { id }, { tab: 'rekap' })
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await beyond('Rekap peserta')).toBeLessThanOrEqual(0)
})

test('what stays at the right of a table says when something lies below it', async ({
  page,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await loginAs('admin')
  await goTo('admin/coaching')
  const actions = page.locator('td', { hasText: 'Tinjau' }).first()
  const scrollTo = (end: number) =>
    actions.evaluate((cell, part) => {
      const box = cell.closest('section')
      if (box) box.scrollLeft = box.scrollWidth * part
    }, end)
  const shadow = () =>
    actions.evaluate((cell) => getComputedStyle(cell, '::before').opacity)
  await expect.poll(shadow).toBe('1')
  await scrollTo(1)
  await expect.poll(shadow).toBe('0')
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect.poll(shadow).toBe('0')
})

test('a name that is too long for one line of its row on a phone is read whole', async ({
  page,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs('superadmin')
  await goTo('admin/laporan')
  const name = region(page).getByRole('link', { name: TOPIC })
  await name.scrollIntoViewIfNeeded()
  const isCut = await name.evaluate(
    ({ parentElement: box }) =>
      box === null ||
      box.scrollWidth > box.clientWidth ||
      box.scrollHeight > box.clientHeight,
  )
  expect(isCut).toBe(false)
})

test('the numbers of a class stand side by side without a word that is cut inside', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { accessToken } = await loginAs('admin')
  const isOver = ({ status }: { status: string }) => status === 'Selesai'
  const { id } = await seededCoaching(reader(request, accessToken), isOver)
  await goTo('admin/coaching/detail', { id }, { tab: 'rekap' })
  const gain = page.getByText('Rata-rata N-Gain')
  await expect(gain.locator('..')).toContainText(/rendah|sedang|tinggi|turun/)
  expect(await letterFaults(page)).toEqual([])
})
