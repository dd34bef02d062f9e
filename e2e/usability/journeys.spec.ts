import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { api } from '../../lib/contract/index.ts'
import { dialogWith } from '../expectations.ts'
import { ACCOUNTS, expect } from '../fixtures.ts'
import { pick } from '../journeys/attempt.ts'
import { reader, SEEDED_AT, STEPS } from '../seeded-params.ts'
import { test } from '../test-taker.ts'
import { hashOf } from '../visits.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

/** Most that a way may cost: a list of eight and what stands before a step in px, taps to a running test, presses for one decision. */
const MOST = { list: 1600, frame: 140, taps: 2, decision: 2 }

const FORTY = 40
const QUESTIONS = ['Pertanyaan pertama', 'Pertanyaan kedua', 'Pertanyaan ketiga']

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

/** Every participant of the demo data proposes to a coaching that has seats, until so many proposals wait. */
async function fillInbox(request: APIRequestContext, token: string, wanted: number) {
  const waitingNow = async () =>
    (await reader(request, token)(api.adminCoaching.attention)).reduce(
      (sum, { waiting }) => sum + waiting,
      0,
    )
  const upcoming = await reader(request, token)(api.coaching.upcoming)
  let waiting = await waitingNow()
  for (const { username } of await reader(request, token)(api.user.list)) {
    for (const { id } of upcoming) {
      if (waiting === wanted) return
      const login = { username, password: ACCOUNTS.user.password }
      const { accessToken } = await (
        await request.post('api/v1/auth/login', { data: login })
      ).json()
      const proposed = await request.post('api/v1/proposal', {
        headers: { authorization: `Bearer ${accessToken}` },
        data: { coachingId: id, questions: QUESTIONS },
      })
      if (proposed.ok()) waiting += 1
    }
  }
  expect(await waitingNow(), 'proposals that wait').toBe(wanted)
}

/** Counts what a person does. */
function counted(page: Page) {
  const done = { clicks: 0, keys: 0 }
  return {
    done,
    click: async (target: Locator) => {
      await target.click()
      done.clicks += 1
    },
    press: async (key: string) => {
      await page.keyboard.press(key)
      done.keys += 1
    },
  }
}

test("an admin's day with forty proposals is walked to its end, by clicks and by keys", async ({
  page,
  request,
  loginAs,
  goTo,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'a way on a desktop')
  const { accessToken } = await loginAs('superadmin')
  await fillInbox(request, accessToken, FORTY)
  await goTo('admin/beranda')
  const { done, click, press } = counted(page)
  const queue = dialogWith(page, 'Tinjau satu per satu')
  const shown = queue.getByRole('article')
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  const spent = { click: 0, key: 0 }
  let decisions = 0

  /** Decides on what is shown, every other by keys alone; where no seat is left it is declined. */
  async function decide(isByKeys: boolean) {
    const name = (await shown.getAttribute('aria-label')) ?? ''
    const accept = queue.getByRole('button', { name: /^Terima/ })
    const isFull = (await accept.getAttribute('aria-disabled')) === 'true'
    const form = dialogWith(page, /^(Terima|Tolak) pengajuan/)
    const send = form.getByRole('button', { name: 'Kirim', exact: true })
    const before = done.clicks + done.keys
    if (isByKeys) await press(isFull ? 'x' : 't')
    else await click(isFull ? queue.getByRole('button', { name: /^Tolak/ }) : accept)
    await expect(send).toBeFocused()
    if (isByKeys) await press('Enter')
    else await click(send)
    await expect(form).toBeHidden()
    await expect(page.getByRole('article', { name, exact: true })).toHaveCount(0)
    spent[isByKeys ? 'key' : 'click'] = done.clicks + done.keys - before
    decisions += 1
  }

  async function isLeft() {
    const end = queue.getByRole('button', { name: 'Selesai' })
    await expect(shown.or(end)).toBeVisible()
    return shown.isVisible()
  }

  while (decisions < FORTY) {
    const work = page.getByRole('region', { name: 'Perlu tindakan' })
    await click(work.getByRole('link', { name: /pengajuan menunggu$/ }))
    const list = page.getByRole('link', { name: /^\d+ pengajuan menunggu di / })
    const inOne = page.getByRole('button', { name: 'Tinjau satu per satu' })
    await expect(list.or(inOne).first()).toBeVisible()
    if (await list.count()) await click(list.first())
    await click(inOne)
    await expect(shown).toBeVisible()
    while (await isLeft()) await decide(decisions % 2 === 0)
    await press('Enter')
    await expect(queue).toBeHidden()
    await click(menu.getByRole('link', { name: 'Beranda' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await expect(page.getByRole('link', { name: /pengajuan menunggu$/ })).toHaveCount(0)
  print(
    `forty decisions with their letters: ${done.clicks} clicks and ${done.keys} keys; one by clicks ${spent.click}, by keys ${spent.key}`,
  )
  expect(Math.max(spent.click, spent.key)).toBeLessThanOrEqual(MOST.decision)
})
