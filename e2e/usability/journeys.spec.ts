import type { Locator, Page } from '@playwright/test'
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

/** Most that a way may cost: a list of eight and what stands before a step in px, taps to a running test, presses for one decision. */
const MOST = { list: 1600, frame: 140, taps: 2, decision: 2 }

/** Where the action of the step begins, or the first thing that can be done where there is none, in px from the top. */
const firstAction = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelectorAll('[data-step-action] :is(a, button)')
    const all =
      own.length > 0 ? own : document.querySelectorAll('main :is(a, button, input)')
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
  // the last that comes, and only until it has been read
  await expect(page.getByText('Cara portal ini mengelola data Anda')).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  print(`list of eight coachings: ${height} px`)
  expect(height).toBeLessThanOrEqual(MOST.list)
  for (const name of STEPS) {
    await page.goto(`./${await hashOf({ name }, read)}`)
    await expect(page.locator('[data-app] h1').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const top = await firstAction(page)
    const content = await page.locator('[data-app] main').boundingBox()
    const frame = Math.round(content?.y ?? Number.POSITIVE_INFINITY)
    const isSeen = top < (page.viewportSize()?.height ?? 0)
    print(
      `${name}: content from ${frame} px, first action at ${top} px, ${isSeen ? 'no scroll' : 'scroll'}`,
    )
    expect(frame, name).toBeLessThanOrEqual(MOST.frame)
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

test("an admin's day with forty proposals: clicks, or keys, for forty single decisions", async ({
  page,
  request,
  loginAs,
  goTo,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'a way on a desktop')
  const { accessToken } = await loginAs('admin')
  const all = await reader(request, accessToken)(api.adminCoaching.list)
  const code = all.find(({ topic }) => topic === NEARLY_FULL)?.coachingCode
  await goTo('admin/beranda')
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  const work = page.getByRole('region', { name: 'Perlu tindakan' })
  await click(work.getByRole('link', { name: /pengajuan menunggu$/ }))
  await click(page.getByRole('link', { name: `pengajuan menunggu di ${code}` }))
  await click(page.getByRole('button', { name: 'Tinjau satu per satu' }))
  const before = clicks
  const queue = dialogWith(page, 'Tinjau satu per satu')
  const shown = queue.getByRole('article')
  const form = dialogWith(page, /^Terima pengajuan/)
  const send = form.getByRole('button', { name: 'Kirim', exact: true })
  const decide = async (accept: () => Promise<void>, write: () => Promise<void>) => {
    const name = await shown.getAttribute('aria-label')
    await accept()
    await expect(send).toBeFocused()
    await write()
    await expect(form).toHaveCount(0)
    await expect(shown).not.toHaveAttribute('aria-label', name ?? '')
  }
  await decide(
    () => click(queue.getByRole('button', { name: /^Terima/ })),
    () => click(send),
  )
  const perClick = clicks - before
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
  }
  await decide(
    () => press('t'),
    () => press('Enter'),
  )
  print(
    `to the first proposal ${before} clicks; a decision with its letter: ${perClick} clicks or ${keys} keys, so forty: ${before + 40 * perClick} clicks, or ${before} and ${40 * keys} keys`,
  )
  expect(Math.max(perClick, keys)).toBeLessThanOrEqual(MOST.decision)
})
