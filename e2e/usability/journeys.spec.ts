import type { Page } from '@playwright/test'
import { api } from '../../lib/contract/index.ts'
import { dialogWith } from '../expectations.ts'
import { expect } from '../fixtures.ts'
import { pick } from '../journeys/attempt.ts'
import { NEARLY_FULL } from '../journeys/visitor.ts'
import { reader, SEEDED_AT, STEPS } from '../seeded-params.ts'
import { test } from '../test-taker.ts'
import { hashOf } from '../visits.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

/** Most that a way may cost: a list of eight in px, taps to a running test, keys for one decision. */
const MOST = { list: 1600, taps: 2, keys: 8 }

/** Where the first thing that can be done on the page begins, in px from its top. */
const firstAction = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll('main :is(a, button, input)')
    const seen = [...all].filter(
      (one) => one.checkVisibility() && !one.closest('nav, [role=tablist]'),
    )
    const tops = seen.map((one) => one.getBoundingClientRect().top + scrollY)
    return Math.round(Math.min(...tops))
  })

test('a first coaching on a phone', async ({ page, request, loginAs, goTo }, info) => {
  test.skip(info.project.name !== 'phone', 'a way on a phone')
  const { accessToken } = await loginAs('user')
  const read = reader(request, accessToken)
  await goTo('coaching/user')
  await expect(page.getByRole('tab', { name: 'Yang anda ikuti 8' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  print(`list of eight coachings: ${height} px`)
  expect(height).toBeLessThanOrEqual(MOST.list)
  for (const name of STEPS) {
    await page.goto(`./${await hashOf({ name }, read)}`)
    await expect(page.locator('[data-app] h1').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const top = await firstAction(page)
    const isSeen = top < (page.viewportSize()?.height ?? 0)
    print(`${name}: first action at ${top} px, ${isSeen ? 'no scroll' : 'scroll'}`)
    expect(isSeen, name).toBe(true)
  }
})

test('a test on a bad line: from the message to the running test', async ({
  page,
  request,
  mock,
  loginAs,
}, info) => {
  test.skip(info.project.name !== 'phone', 'a way on a phone')
  const { accessToken } = await loginAs('user')
  const visit = { name: 'proses-coaching/pre-test' as const }
  const hash = await hashOf(visit, reader(request, accessToken))
  await mock.plan({ method: '*', path: '/api/v1/*', delayMs: 1500, times: 1000 })
  let taps = 1 // the link of the message
  await page.goto(`./${hash}`)
  await page.getByRole('button', { name: 'Mulai Pre Test' }).tap()
  taps += 1
  await expect(page.getByRole('heading', { name: 'Soal 1', exact: true })).toBeVisible()
  await pick(page, 'A')
  const next = page.getByRole('button', { name: 'Soal Selanjutnya' })
  await next.tap()
  await expect(page.getByRole('heading', { name: 'Soal 2', exact: true })).toBeVisible()
  print(`taps from the message to the running test: ${taps}; no answer waits for the line`)
  expect(taps).toBeLessThanOrEqual(MOST.taps)
})

test("an admin's day with forty proposals", async ({ page, request, loginAs }, info) => {
  test.skip(info.project.name !== 'desktop', 'a way on a desktop')
  const { accessToken } = await loginAs('admin')
  const all = await reader(request, accessToken)(api.adminCoaching.list)
  const id = all.find(({ topic }) => topic === NEARLY_FULL)?.id
  await page.goto(`./#/admin/coaching/${id}?tab=peserta&keputusan=menunggu`)
  const start = page.getByRole('button', { name: 'Tinjau satu per satu' })
  await start.click()
  const queue = dialogWith(page, 'Tinjau satu per satu')
  await expect(queue.getByText(/^Pengajuan 1 dari \d+/)).toBeVisible()
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
  }
  const shown = queue.getByRole('article')
  const before = await shown.getAttribute('aria-label')
  await press('t')
  const form = dialogWith(page, /^Terima pengajuan/)
  const send = form.getByRole('button', { name: 'Kirim', exact: true })
  await expect(send).toBeVisible()
  for (let stop = 0; stop < 30; stop += 1) {
    if (await send.evaluate((one) => one === document.activeElement)) break
    await press('Tab')
  }
  await press('Enter')
  await expect(form).toBeHidden()
  await expect(shown).not.toHaveAttribute('aria-label', before ?? '')
  print(
    `${NEARLY_FULL}: ${keys} keys for a decision with a message, ${keys * 40} for forty`,
  )
  expect(keys).toBeLessThanOrEqual(MOST.keys)
})
