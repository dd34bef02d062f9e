import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Addresses of everything that the page asks for from now on. */
function recordRequests(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) asked.push(url)
  })
  return asked
}

const fonts = (asked: URL[]) => asked.filter(({ pathname }) => pathname.endsWith('.woff2'))

/** Path of each uploaded picture -> the sizes in which it was asked for. */
function sizesOfPictures(asked: URL[]): Map<string, Set<string>> {
  const sizes = new Map<string, Set<string>>()
  for (const { pathname, search } of asked)
    if (pathname.includes('/files/'))
      sizes.set(pathname, (sizes.get(pathname) ?? new Set()).add(search))
  return sizes
}

const banners = (page: Page) => page.getByRole('region', { name: 'Banner beranda' })
const pause = (page: Page) => page.getByRole('button', { name: 'Jeda putar otomatis' })
const next = (page: Page) =>
  banners(page).getByRole('button', { name: 'Banner berikutnya' })

async function openHome(page: Page): Promise<URL[]> {
  const asked = recordRequests(page)
  await page.goto('./')
  // The application has taken the place of what the server drew.
  await expect(page.locator('first-paint')).toHaveCount(0)
  await expect(next(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  return asked
}

test("the switch 'Hemat data' stops the banners at once and stays chosen", async ({
  page,
}) => {
  await openHome(page)
  await expect(pause(page)).toBeVisible()
  await page.getByRole('switch', { name: 'Hemat data' }).click()
  await expect(pause(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Hemat data' })).toBeChecked()
  await expect(pause(page)).toBeHidden()
})

test("'Hemat data' leaves out the font and pictures that nobody sees @phone", async ({
  page,
  openPage,
  baseURL,
}) => {
  await page.clock.install()
  const usual = await openHome(page)
  const saver = await openPage()
  await saver.addInitScript(() => sessionStorage.setItem('data-saver', 'on'))
  const saving = await openHome(saver)

  expect(fonts(usual)).toHaveLength(1)
  expect(fonts(saving)).toEqual([])
  const pictures = sizesOfPictures(saving)
  // the banners turn by themselves
  await page.clock.fastForward(10_000)
  await expect.poll(() => sizesOfPictures(usual).size).toBeGreaterThan(pictures.size)
  expect([...pictures.values()].filter((sizes) => sizes.size > 1)).toEqual([])

  await test.step('the next banner is loaded when it is asked for', async () => {
    await next(saver).click()
    await expect.poll(() => sizesOfPictures(saving).size).toBe(pictures.size + 1)
  })

  await test.step('and no other host is asked for anything before a tap', async () => {
    await saver.goto('#/profile')
    await expect(saver.getByRole('button', { name: /^Putar video/ })).toBeVisible()
    await expect(saver.getByText('Hemat data aktif')).toBeVisible()
    const { origin } = new URL(baseURL ?? '')
    const foreign = saving.filter((url) => url.origin !== origin)
    expect(foreign.map(({ href }) => href)).toEqual([])
  })
})
