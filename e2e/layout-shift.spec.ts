import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { wib } from './journeys/plan.ts'
import { MOST_SHIFT, shiftedBy, watchShifts } from './layout-shifts.ts'
import { openAlone, settled } from './visits.ts'

/** A public screen and the call that it waits for. */
const SCREENS = [
  { hash: '#/', call: '/coaching/upcoming' },
  { hash: '#/coaching', call: '/coaching/upcoming' },
  { hash: '#/faq', call: '/category' },
  { hash: '#/guide', call: '/panduan' },
  { hash: '#/profile', call: '/profile' },
]

/** Pages of the office whose parts come one after the other. */
const START = '#/admin/beranda'
const OFFICE = [START, '#/admin/pesan', '#/admin/jejak']

const SLOW = { method: 'GET', path: '/api/v1/*', delayMs: 400, times: 1000 } as const

async function expectStill(page: Page, hash: string) {
  await settled(page)
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  expect(await shiftedBy(page), hash).toBeLessThan(MOST_SHIFT)
}

test.beforeEach(async ({ page, mock }) => {
  await watchShifts(page)
  await mock.plan(SLOW)
})

test('nothing in sight moves while slow answers are waited for @phone', async ({
  page,
}) => {
  for (const { hash, call } of SCREENS) {
    await page.goto('about:blank')
    const answered = page.waitForResponse(`**/api/v1${call}`)
    await page.goto(`./${hash}`)
    await answered
    await expectStill(page, hash)
  }
})

test('nothing in sight moves on the pages of the office either @phone', async ({
  page,
  mock,
  loginAs,
}) => {
  // a working day: as many things wait as there is room for at a first visit
  await mock.reset(wib('2026-08-26', '10:00'))
  await mock.plan(SLOW)
  await loginAs('superadmin')
  for (const hash of OFFICE) {
    await openAlone(page, hash)
    await expectStill(page, hash)
  }
})

test('what waits for the office keeps as much room as it took at the last visit @phone', async ({
  page,
  mock,
  loginAs,
}) => {
  // on a Sunday fewer things wait than on a working day
  await mock.reset(wib('2026-08-23', '10:00'))
  await loginAs('superadmin')
  await openAlone(page, START)
  await settled(page)
  await expect(page.getByRole('region', { name: 'Perlu tindakan' })).toBeVisible()
  await mock.plan(SLOW)
  await openAlone(page, START)
  await expectStill(page, START)
})
