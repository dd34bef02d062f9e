import { expectAccessible, expectNoHorizontalScroll, heading } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './journeys/admin-coaching.ts'
import { localStorageOf } from './journeys/device.ts'
import {
  FULL,
  findByCode,
  join,
  months,
  NEARLY_FULL,
  NEWCOMER,
  openByMenu,
  RUNNING,
  TODAY,
  UNDATED,
} from './journeys/visitor.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

test('home turns its banners every 10 s, stands still when asked, and names the nearest coaching', async ({
  page,
  goTo,
}) => {
  await page.clock.install()
  await goTo('home')
  const carousel = page.getByRole('region', { name: 'Banner beranda' })
  const slide = (no: number) => carousel.getByLabel(`${no} dari 4`)
  const expectSlide = async (no: number) => {
    await expect(slide(no)).not.toHaveAttribute('inert')
    await expect(carousel.locator('[inert]')).toHaveCount(3)
  }
  const nearest = page.getByRole('region', { name: 'Coaching terdekat' })
  await expect(nearest.getByRole('heading', { name: RUNNING })).toBeVisible()
  await expect(nearest).toContainText(TODAY)
  await expectSlide(1)
  await page.clock.fastForward(10_000)
  await expectSlide(2)

  await carousel.getByRole('button', { name: 'Jeda putar otomatis' }).click()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(30_000)
  await expectSlide(2)
  await carousel.getByRole('button', { name: 'Putar otomatis', exact: true }).click()
  await page.clock.fastForward(30_000) // still hovered
  await expectSlide(2)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(10_000)
  await expectSlide(3)

  const next = carousel.getByRole('button', { name: 'Banner berikutnya' })
  await next.click()
  await expectSlide(4)
  await next.click()
  await expectSlide(1)

  await nearest.getByRole('link', { name: 'Ikuti coaching' }).click()
  await expect(heading(page, RUNNING)).toBeVisible()
})

test('a visitor chooses from the list, is asked to log in, and asks questions afterwards', async ({
  page,
  goTo,
}) => {
  await goTo('home')
  await test.step('the list shows months, undated ones last, and can be searched', async () => {
    await page.getByRole('link', { name: 'Lihat semua coaching' }).click()
    await expect(months(page)).toHaveText([
      'Agustus 2026',
      'September 2026',
      'Upcoming Coaching',
    ])
    const undated = page.getByRole('region', { name: 'Upcoming Coaching' })
    await expect(undated.getByRole('link', { name: UNDATED })).toBeVisible()
    await page
      .getByRole('combobox', { name: 'Kategori' })
      .selectOption('Konservasi dan Keanekaragaman Hayati')
    await expect(months(page)).toHaveText(['Agustus 2026'])
  })

  await test.step('a full one cannot be joined and says why', async () => {
    await page.getByRole('link', { name: FULL }).click()
    await expect(heading(page, FULL)).toBeVisible()
    await expect(join(page)).toBeDisabled()
    await expect(join(page)).toHaveAccessibleDescription('Kuota sudah penuh.')
  })

  await test.step('one with seats shows all there is to know', async () => {
    await findByCode(page, 'KHT-2026-006', NEARLY_FULL)
    const main = page.getByRole('main')
    for (const fact of ['Sabtu, 29/08/2026', '13:00–15:00 WIB', 'Zoom Meeting']) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('Sisa 3 kursi')).toBeVisible()
    await expect(main.getByRole('timer')).toContainText('03 hari')
    await expect(page.getByRole('region', { name: 'Narahubung' })).toContainText('Rahmat')
    await expectAccessible(page)
  })

  await test.step('joining leads through the login to the questions', async () => {
    await join(page).click()
    const prompt = page.getByRole('dialog', { name: 'Login untuk mengikuti coaching' })
    await expect(prompt).toContainText(NEARLY_FULL)
    await prompt.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/#\/login$/)
    await expect(page.getByText(NEARLY_FULL)).toBeVisible()
    await logIn(page, NEWCOMER)
    await expect(page).toHaveURL(/#\/coaching\/[\w-]+\/ask-question$/)
    await expect(page.getByText(NEARLY_FULL)).toBeVisible()
    const kept = await localStorageOf(page)
    expect(Object.keys(kept).sort()).toEqual([
      'accessToken',
      'apiKey',
      'refreshToken',
      'user',
    ])
  })
})

test('the FAQ is read by topic and found by search @phone', async ({ page, goTo }) => {
  await goTo('faq')
  const topic = page.getByRole('combobox', { name: 'Topik' })
  await expect(topic.getByRole('option').first()).toHaveText('Semua Topik')
  await topic.selectOption('Perhutanan Sosial')
  await expect(months(page)).toHaveText([/^Perhutanan Sosial/])
  const question = page.getByRole('button', { name: 'Apa saja skema perhutanan sosial?' })
  await question.click()
  const answer = page.getByText('Perhutanan sosial memiliki lima skema.')
  await expect(answer).toBeVisible()
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  await expect(async () => {
    const [asked, answered] = [await question.boundingBox(), await answer.boundingBox()]
    if (!asked || !answered) throw new Error('question or answer has no box')
    if (isPhone) expect(answered.y).toBeGreaterThanOrEqual(asked.y + asked.height)
    else expect(answered.x).toBeGreaterThanOrEqual(asked.x + asked.width)
  }).toPass()
  await expectAccessible(page)

  await topic.selectOption('Semua Topik')
  await page.getByRole('searchbox', { name: 'Cari pertanyaan' }).fill('sulit dipadamkan')
  await expect(page.getByText('1 pertanyaan ditemukan')).toBeAttached()
  await page
    .getByRole('button', { name: 'Mengapa kebakaran gambut sulit dipadamkan?' })
    .click()
  await expect(page.getByText('Gambut kering terbakar di bawah permukaan.')).toBeVisible()
  await expect(page).toHaveURL(/jawaban=/)
})

const ZONES = [
  { timezoneId: 'Asia/Jakarta', time: '13:00–15:00 WIB' },
  { timezoneId: 'Asia/Makassar', time: '14:00–16:00 WITA' },
  { timezoneId: 'Asia/Jayapura', time: '15:00–17:00 WIT' },
  // outside Indonesia the label and the numbers are both Jakarta's (decision 22)
  { timezoneId: 'Asia/Singapore', time: '13:00–15:00 WIB' },
]
for (const { timezoneId, time } of ZONES) {
  test.describe(() => {
    test.use({ timezoneId })

    test(`a browser in ${timezoneId} reads ${time}`, async ({ page, goTo }) => {
      await goTo('coaching')
      const card = page.getByRole('article').filter({ hasText: NEARLY_FULL })
      await expect(card).toContainText('Sabtu, 29/08/2026')
      await expect(card).toContainText(time)
      await card.getByRole('link', { name: NEARLY_FULL }).click()
      await expect(page.getByRole('main').getByText(time, { exact: true })).toBeVisible()
    })
  })
}

test('text of twice the size fits 1280 and 360 px', async ({ page, goTo }) => {
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  const expectFit = async () => {
    await page.waitForLoadState('networkidle')
    await expectNoHorizontalScroll(page, 1280)
    await expectNoHorizontalScroll(page, 360)
  }
  const screens = [
    'home',
    'coaching',
    'faq',
    'profile',
    'guide',
    'login',
    'register',
  ] as const
  await goTo('unauthorized')
  await enlarge()
  for (const name of screens) {
    await goTo(name)
    await expect(heading(page, /./)).toBeFocused()
    await expectFit()
  }
  await goTo('coaching')
  await page.getByRole('link', { name: NEARLY_FULL }).click()
  await expect(heading(page, NEARLY_FULL)).toBeVisible()
  await expectFit()
})

test('the skip link leads to the content every time and leaves the address alone', async ({
  page,
  goTo,
}) => {
  await goTo('faq')
  const skip = page.getByRole('button', { name: 'Langsung ke konten' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/#\/faq$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Topik' })).toBeFocused()

  await openByMenu(page, 'Panduan')
  await expect(heading(page, 'Panduan')).toBeFocused()
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/#\/guide$/)
})

test('the drawer of a phone holds the menu and gives the focus back', async ({
  page,
  goTo,
}) => {
  const opener = page.getByRole('button', { name: 'Buka menu' })
  const rail = page.getByRole('navigation', { name: 'Menu utama' })
  await page.setViewportSize({ width: 768, height: 740 })
  await goTo('home')
  await expect(rail).toBeVisible()
  await expect(opener).toBeHidden()
  await page.setViewportSize({ width: 767, height: 740 })
  await expect(rail).toBeHidden()
  await expect(opener).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(drawer.getByRole('link', { name: 'Daftar/Login' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await drawer.getByRole('link', { name: 'FAQ' }).click()
  await expect(drawer).toBeHidden()
  await expect(heading(page, 'FAQ')).toBeFocused()
})
