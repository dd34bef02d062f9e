import type { Page } from '@playwright/test'
import { pathOf } from '../lib/router/href.ts'
import { type RouteName, routes } from '../lib/routes.ts'
import { dialogWith, part } from './expectations.ts'
import { expect } from './fixtures.ts'
import { letterFaults } from './letter-faults.ts'
import { outOfReach, setLetters } from './letters.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'
import { test } from './test-taker.ts'
import { hashOf, openAlone } from './visits.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const LETTERS = [
  { name: '130 %', width: 360, size: '130%', spaced: false },
  { name: '150 %', width: 360, size: '150%', spaced: false },
  { name: '200 %', width: 360, size: '200%', spaced: false },
  { name: 'text spacing', width: 320, size: '100%', spaced: true },
]

async function expectAllInReach(page: Page) {
  for (const letters of LETTERS) {
    await setLetters(page, letters)
    const { name, width } = letters
    await expect.poll(() => outOfReach(page, width), { message: name }).toEqual([])
  }
}

const ROLES = { anyone: null, user: 'user', admin: 'admin' } as const

const SCREENS: RouteName[] = [
  'home',
  'login',
  'register',
  'coaching',
  'coaching/detail',
  'coaching/user',
  'coaching/ask-question',
  'faq',
  'guide',
  'user',
  'proses-coaching/materi',
  'proses-coaching/pre-test',
  'proses-coaching/zoom-meeting',
  'proses-coaching/survei-kepuasan',
  'proses-coaching/sertifikat',
  'proses-coaching/test/pre-test/resume',
  'admin/beranda',
  'admin/coaching',
  'admin/coaching/add',
  'admin/coaching/detail',
  'admin/peserta/detail',
  'admin/account',
]

test.use({ moment: SEEDED_AT })

// Looking changes nothing, so that the screens of a role share one page and its session.
for (const [access, role] of Object.entries(ROLES)) {
  test(`screens for ${access}: everything can be reached with large and with spaced letters`, async ({
    page,
    request,
    loginAs,
  }) => {
    const session = role ? await loginAs(role) : null
    const read = reader(request, session?.accessToken)
    for (const name of SCREENS.filter((one) => routes[one].access === access)) {
      await test.step(name, async () => {
        await openAlone(page, await hashOf({ name }, read))
        await expect(page.locator('[data-app] h1').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        await expectAllInReach(page)
      })
    }
  })
}

// beside the sidebar of a wide screen, which grows with the letters
for (const name of ['home', 'coaching', 'faq', 'guide', 'profile', 'login'] as const) {
  test(`${name}: on a wide screen letters of 200 % break no word and lie over nothing`, async ({
    page,
    goTo,
  }) => {
    await goTo(name)
    await page.waitForLoadState('networkidle')
    await setLetters(page, { width: 1280, size: '200%', spaced: false })
    const faults = async () => [
      ...(await letterFaults(page)),
      ...(await outOfReach(page, 1280)),
    ]
    await expect.poll(faults).toEqual([])
  })
}

for (const name of ['admin/coaching/add', 'admin/faq/add', 'admin/beranda/add'] as const) {
  test(`${name}: on a wide screen letters of 200 % break no word either`, async ({
    page,
    loginAs,
    goTo,
  }) => {
    await loginAs('superadmin')
    await goTo(name)
    await page.waitForLoadState('networkidle')
    await setLetters(page, { width: 1280, size: '200%', spaced: false })
    await expect.poll(() => letterFaults(page)).toEqual([])
  })
}

test('of a form with many faults their number is seen first', async ({ page, goTo }) => {
  await goTo('register')
  await setLetters(page, { width: 360, size: '200%', spaced: false })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByLabel('Password', { exact: true }).tap()
  await page.getByRole('button', { name: 'Daftar', exact: true }).tap()
  await expect(page.getByText(/^Ada \d isian yang perlu diperbaiki/)).toBeInViewport({
    ratio: 1,
  })
})

test('a window that is higher than the screen scrolls as a whole, and nothing of it is lost', async ({
  page,
  request,
  loginAs,
}) => {
  const { accessToken } = await loginAs('superadmin')
  const params = await SEEDED_PARAMS['admin/peserta/detail'](reader(request, accessToken))
  await page.goto(`./#${pathOf('admin/peserta/detail', params)}`)
  await setLetters(page, { width: 360, size: '200%', spaced: false })
  await page.getByRole('button', { name: 'Buat tautan password baru' }).click()
  const asked = dialogWith(page, 'Siapa pun yang memegang tautan ini')
  const last = asked.getByText('Tautan yang dibuat sebelumnya tidak berlaku lagi.')
  for (const part of [last, asked.getByRole('heading'), asked.getByRole('button').last()]) {
    await part.scrollIntoViewIfNeeded()
    // but for a part of a pixel
    await expect(part).toBeInViewport({ ratio: 0.99 })
  }
  expect(await outOfReach(page, 360)).toEqual([])
})

test('a coaching that is unfolded shows the whole of its topic', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('coaching/user')
  await setLetters(page, { width: 360, size: '200%', spaced: false })
  const row = page.getByRole('article').first()
  const topic = row.getByRole('heading')
  const hidden = () => topic.evaluate((text) => text.scrollHeight - text.clientHeight)
  await expect.poll(hidden).toBeGreaterThan(0)
  await row.getByRole('button', { name: /^Rincian/ }).tap()
  await expect.poll(hidden).toBe(0)
})

for (const letters of LETTERS) {
  test(`a test is taken with ${letters.name} at ${letters.width} px`, async ({
    page,
    takeTest,
  }) => {
    await takeTest('pre-test')
    await setLetters(page, letters)
    await expect.poll(() => outOfReach(page, letters.width)).toEqual([])
    const step = (name: string) => page.getByRole('button', { name })
    await step('Soal Selanjutnya').click()
    await expect(part(page, 'Soal 2')).toBeVisible()
    await step('Soal Sebelumnya').click()
    await expect(part(page, 'Soal 1')).toBeVisible()
    await page.getByRole('button', { name: /buka daftar soal/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Soal 3,/ })
      .click()
    await expect(part(page, 'Soal 3')).toBeVisible()
  })

  test(`the banner's words stand beside its buttons with ${letters.name}`, async ({
    page,
    goTo,
  }) => {
    await goTo('home')
    const banner = page.getByRole('region', { name: 'Banner beranda' })
    await expect(banner.getByRole('button', { name: 'Banner berikutnya' })).toBeVisible()
    await setLetters(page, letters)
    const covered = () =>
      banner.evaluate((section) => {
        const words = section.querySelector('article:not([inert]) .rich-text')
        const controls = [...section.querySelectorAll('button')]
        if (!words) return ['no words']
        const box = words.getBoundingClientRect()
        const place = section.getBoundingClientRect()
        const above = controls
          .map((control) => control.getBoundingClientRect())
          .filter(
            ({ top, bottom, left, right }) =>
              top < box.bottom && bottom > box.top && left < box.right && right > box.left,
          )
        const cut = box.top < place.top || box.bottom > place.bottom
        return [
          ...above.map(({ top, bottom }) => `a button from ${top} to ${bottom}`),
          ...(cut
            ? [`${box.top} to ${box.bottom} in ${place.top} to ${place.bottom}`]
            : []),
        ]
      })
    await expect.poll(covered).toEqual([])
  })
}
