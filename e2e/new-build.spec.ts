import type { Page } from '@playwright/test'
import { addressOf } from './addresses.ts'
import { Deployments } from './deployments.ts'
import { heading } from './expectations.ts'
import { test as base, expect } from './fixtures.ts'
import { keptAddresses, untilInstalled } from './worker.ts'

const test = base.extend<{ host: Deployments }>({
  host: async ({ browserName: _any }, use, { parallelIndex }) => {
    const host = new Deployments(addressOf(parallelIndex))
    await use(host)
    await host.close()
  },
  baseURL: async ({ host }, use) => use(await host.listen()),
})

// What the browser itself notes of a script that is gone.
test.use({ allowedErrors: [/status of 404.*static\/chunks/] })

/** Notes in the page that it is this one; a reload loses the note. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)
const scripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).join(' '))
/** How the browser came to what the page shows. */
const wayHere = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming).type
  })

const openFaq = async (page: Page) => {
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(heading(page, 'FAQ')).toBeVisible()
}

test('a page of the build before finds its way to a screen whose script is gone', async ({
  page,
  host,
}) => {
  await page.goto('#/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  host.deploy()
  await openFaq(page)
  await expect(page).toHaveURL(/#\/faq$/)
  expect(await isMarked(page)).toBe(false)
  expect(await scripts(page)).toContain('/chunks/v2/')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it goes on as it is, and the next visit brings the new build', async ({
    page,
    host,
    context,
  }) => {
    await page.goto('#/profile')
    await untilInstalled(page)
    await mark(page)
    host.deploy()

    await test.step('the open page keeps its screens', async () => {
      await openFaq(page)
      expect(await isMarked(page)).toBe(true)
    })

    await test.step('a reload shows the new build without a question', async () => {
      await page.reload()
      await expect(heading(page, 'FAQ')).toBeVisible()
      expect(await scripts(page)).toContain('/chunks/v2/')
      await untilInstalled(page)
    })

    await test.step('with no page open, the build before is forgotten', async () => {
      await page.close()
      const next = await context.newPage()
      await next.goto('./')
      const isOld = (address: string) => /chunks\/(?!v2)/.test(address)
      await expect.poll(async () => (await keptAddresses(next)).some(isOld)).toBe(false)
      await context.setOffline(true)
      await next.reload()
      await expect(next.getByText('Anda sedang offline.')).toBeVisible()
      expect(await scripts(next)).toContain('/chunks/v2/')
    })
  })

  test('a frame of the build before gives way to the page of the new one', async ({
    page,
    host,
    context,
  }) => {
    await page.goto('./')
    await untilInstalled(page)
    host.deploy()
    const next = await context.newPage()
    await next.goto('#/faq')
    await expect(heading(next, 'FAQ')).toBeVisible()
    expect(await scripts(next)).toContain('/chunks/v2/')
    expect(await wayHere(next)).toBe('reload')
  })

  test('the second visit shows its frame while the page is on its way, then what the server says now', async ({
    page,
    host,
    context,
  }) => {
    await page.goto('./')
    await untilInstalled(page)
    const release = host.holdPage()
    const next = await context.newPage()
    const opened = next.goto('./')
    await expect(next.getByText('E-Coaching Kehutanan').first()).toBeVisible()
    await expect(next.getByRole('heading', { level: 1 })).toBeHidden()
    release()
    await opened
    await expect(next.locator('main li a').first()).toBeVisible()
    expect(await wayHere(next)).toBe('navigate')
  })
})
