import type { Page } from '@playwright/test'
import { pathOf } from '../lib/router/href.ts'
import { expectToast } from './expectations.ts'
import { expect } from './fixtures.ts'
import { letterFaults } from './letter-faults.ts'
import { hasParams, reader, SEEDED_AT, SEEDED_PARAMS, STEPS } from './seeded-params.ts'
import { test } from './test-taker.ts'

const PHONE = { width: 360, height: 780 }
test.use({ viewport: PHONE, hasTouch: true, isMobile: true, moment: SEEDED_AT })

/** Highest list of the demo participant's eight coachings, and highest frame above a step. */
const LIST_PX = 1600
const FRAME_PX = 140

/** The one action of a step. */
const action = (page: Page) => page.locator('[data-step-action]').locator('a, button')

const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.y ?? Number.NaN

test('Daftar Coaching says what is now, and eight coachings are a short list', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('coaching/user')
  const now = page.getByRole('region', { name: 'Sekarang' })
  await expect(now.getByText('Meeting berlangsung sampai 14:30 WIB')).toBeInViewport()
  await expect(now.getByRole('link', { name: /^Gabung Zoom Meeting/ })).toBeInViewport()
  await expect(page.getByRole('tab', { name: 'Yang anda ikuti 8' })).toBeVisible()
  // told once of an account's first privacy page, below the list
  await page.getByRole('button', { name: 'Mengerti' }).click()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(height).toBeLessThanOrEqual(LIST_PX)

  const row = page.getByRole('article').first()
  await expect(row.getByRole('link', { name: /^Review/ })).toBeHidden()
  await row.getByRole('button', { name: /^Rincian/ }).tap()
  await expect(row.getByRole('link', { name: /^Review/ })).toBeVisible()
  await expect(row.getByRole('button', { name: /^Batal Ikut/ })).toBeVisible()
})

test('a card that is unfolded near the top of the screen stays where it is', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('admin')
  await goTo('admin/peserta')
  const unfold = page.getByRole('button', { name: /^Rincian/ }).nth(1)
  await unfold.evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().top - 125),
  )
  const top = () =>
    unfold.evaluate(async (button) => {
      // a browser holds what is in sight in its place once a frame has been laid out
      for (const _ of ['laid out', 'held']) await new Promise(requestAnimationFrame)
      return button.getBoundingClientRect().top
    })
  const before = await top()
  await unfold.tap()
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test('why a proposal was refused stands whole in its folded row', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('coaching/user')
  const reason = page.getByText(/^Alasan: .{40}/)
  await expect(reason).toBeVisible()
  const hidden = await reason.evaluate((text) => text.scrollHeight - text.clientHeight)
  expect(hidden).toBe(0)
})

test('what has failed is not hidden by what went well just before', async ({
  page,
  loginAs,
  goTo,
  mock,
}) => {
  await loginAs('user')
  await goTo('user')
  await mock.plan({ method: 'POST', path: '/own-reminders', status: 500, times: 1 })
  await page.getByRole('button', { name: 'Hentikan' }).tap()
  await expectToast(page, 'Pengingat dihentikan')
  // it stays while it has the focus
  await page.getByRole('button', { name: 'Tutup pemberitahuan' }).focus()
  await page.getByRole('button', { name: 'Aktifkan kembali' }).dispatchEvent('click')
  const failed = page.locator('[data-message][role=alert]')
  await expect(failed).toBeVisible()
  const bottom = await failed.evaluate((banner) => banner.getBoundingClientRect().bottom)
  const toast = page.getByRole('region', { name: 'Pemberitahuan' }).locator('p')
  expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
})

test('the start page says what is now before everything, and nothing moves for it', async ({
  page,
  loginAs,
  goTo,
  mock,
}) => {
  await mock.plan({ method: 'GET', path: '/api/v1/*', delayMs: 400, times: 1000 })
  await loginAs('user')
  await goTo('home')
  const banner = page.getByRole('region', { name: 'Banner beranda' })
  const before = await topOf(page, '[data-app] main .min-h-56 + div')
  const now = page.getByRole('region', { name: 'Sekarang' })
  await expect(now.getByText('Meeting berlangsung sampai 14:30 WIB')).toBeInViewport()
  await expect(banner).toBeAttached()
  expect(await topOf(page, '[data-app] main .min-h-56 + div')).toBe(before)
})

for (const name of STEPS) {
  test(`${name}: a low frame, and its one action on the first screen`, async ({
    page,
    request,
    loginAs,
  }) => {
    const { accessToken } = await loginAs('user')
    const params = hasParams(name)
      ? await SEEDED_PARAMS[name](reader(request, accessToken))
      : {}
    await page.goto(`./#${pathOf(name, params)}`)
    await expect(page.locator('[data-app] h1')).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Tanggal dan waktu coaching' }),
    ).toBeVisible()
    expect(await topOf(page, '[data-app] main')).toBeLessThanOrEqual(FRAME_PX)
    const isOwn = !/survei|sertifikat/.test(name)
    if (isOwn) await expect(action(page).first()).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Tanggal dan waktu coaching' }).tap()
    await expect(page.getByRole('tooltip').getByText(/^KHT-\d{4}-\d{3} · \w/)).toBeVisible()
    await page.getByRole('button', { name: /Langkah|langkah/ }).tap()
    const drawer = page.getByRole('dialog', { name: 'Langkah Anda' })
    await expect(drawer.getByText(/^Situs/).first()).toBeAttached()
  })
}

for (const size of ['100%', '200%']) {
  test(`with ${size} letters at 320 px the action covers nothing that has the focus`, async ({
    page,
    request,
    loginAs,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { accessToken } = await loginAs('user')
    const params = await SEEDED_PARAMS['proses-coaching/materi'](
      reader(request, accessToken),
    )
    await page.goto(`./#${pathOf('proses-coaching/materi', params)}`)
    await expect(action(page)).toBeVisible()
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(wide).toBe(320)
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('[data-step-action]')
      const controls = document.querySelectorAll<HTMLElement>('main a, main button')
      return [...controls]
        .filter((control) => !bar?.contains(control) && control.checkVisibility())
        .filter((control) => {
          control.focus()
          const { bottom } = control.getBoundingClientRect()
          return bottom > (bar?.getBoundingClientRect().top ?? 0)
        })
        .map(({ textContent }) => textContent)
    })
    expect(covered).toEqual([])
    await action(page).tap()
    await expect(page).toHaveURL(/#\/proses-coaching\/[^/]+\/(pre-test|zoom-meeting)$/)
  })
}

test('after the last question the way to end stands below it', async ({
  page,
  takeTest,
}) => {
  await takeTest('pre-test')
  const last = page.getByRole('button', { name: /buka daftar soal/ })
  const count = Number((await last.textContent())?.split('/')[1])
  const next = page.getByRole('button', { name: 'Soal Selanjutnya' })
  for (let no = 1; no < count; no += 1) await next.tap()
  await expect(next).toBeDisabled()
  const end = page.getByRole('button', { name: 'Akhiri Test' }).first()
  await expect(end).toBeInViewport({ ratio: 1 })
  await end.tap()
  const dialog = page.getByRole('dialog', { name: 'Anda yakin ingin mengakhiri Test?' })
  const [no, yes] = await Promise.all(
    ['Tidak', 'Ya'].map((name) => dialog.getByRole('button', { name }).boundingBox()),
  )
  expect(no?.y).toBeLessThan(yes?.y ?? 0)
})

/** How many px the words of the answers in sight keep at least from the sides of their boxes. */
const leastMargin = (page: Page) =>
  page.locator('label:has(input[type=radio]):visible').evaluateAll((boxes) =>
    Math.min(
      ...boxes.map((box) => {
        const words = document.createRange()
        words.selectNodeContents(box.lastElementChild ?? box)
        const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()]
        return Math.min(inner.left - outer.left, outer.right - inner.right)
      }),
    ),
  )

test('the words of the survey are whole and keep clear of their boxes', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('user')
  const params = await SEEDED_PARAMS['proses-coaching/post-test'](
    reader(request, accessToken),
  )
  const headers = { authorization: `Bearer ${accessToken}` }
  for (const act of ['start', 'end']) {
    const call = `api/v1/coaching/${params.id}/post-test/${act}`
    expect((await request.post(call, { headers })).ok()).toBe(true)
  }
  await goTo('proses-coaching/survei-kepuasan', params)
  for (const no of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    await expect(page.getByText(`Pertanyaan ${no} dari 9`)).toBeVisible()
    expect(await leastMargin(page), `question ${no}`).toBeGreaterThanOrEqual(4)
    expect(await letterFaults(page), `question ${no}`).toEqual([])
    await page.getByRole('button', { name: 'Selanjutnya' }).tap()
  }
})

test('the filter that a number led to is in sight', async ({ page, loginAs }) => {
  await loginAs('admin')
  await page.goto('#/admin/coaching?perlu=sertifikat')
  const chip = page.getByRole('button', { name: /^Sertifikat belum/, pressed: true })
  await expect(chip).toBeInViewport({ ratio: 1 })
})
