import { expect, type Locator, type Page } from '@playwright/test'
import { heading } from '../expectations.ts'
import type { MockControls } from '../mock-controls.ts'

/** Coachings of the demo data, by what a visitor meets them for. */
export const RUNNING = 'Patroli Terpadu dan Pemadaman Awal di Lahan Gambut'
export const FULL = 'Penanganan Konflik Manusia dan Satwa Liar'
export const NEARLY_FULL = 'Rehabilitasi Mangrove: Memilih Jenis dan Pola Tanam'
export const UNDATED = 'Membangun Hutan Kota: dari Perencanaan hingga Pemeliharaan'

/** When the running one meets, as home and list tell it. */
export const TODAY = '12:30–14:30 WIB'

/** An account that has taken part in nothing yet. */
export const NEWCOMER = { username: 'peserta3', password: 'Peserta123' }

/** Chooses an entry of the general sidebar. */
export const openByMenu = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name, exact: true })
    .click()

export const join = (page: Page): Locator =>
  page.getByRole('button', { name: 'Ikuti coaching' })

/** From the home page's panel to the list, and from there to a coaching found by its code. */
export async function findByCode(page: Page, code: string, topic: string) {
  await openByMenu(page, 'Coaching')
  await page.getByRole('searchbox', { name: 'Cari coaching' }).fill(code)
  await expect(page.getByText('1 coaching ditemukan')).toBeAttached()
  await page.getByRole('link', { name: topic }).click()
  await expect(heading(page, topic)).toBeVisible()
}

/** The month groups of the list, in their order. */
export const months = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2 })

/** A public screen: how the menu calls it, what it says when its calls fail, what it shows else. */
export const PUBLIC_SCREENS = [
  {
    menu: 'Beranda',
    failures: [
      'Banner tidak dapat dimuat',
      'Coaching terdekat tidak dapat dimuat',
      'Jadwal coaching tidak dapat dimuat',
    ],
    shows: RUNNING,
  },
  {
    menu: 'Coaching',
    failures: ['Jadwal coaching tidak dapat dimuat'],
    shows: NEARLY_FULL,
  },
  { menu: 'FAQ', failures: ['FAQ tidak dapat dimuat'], shows: 'Perhutanan Sosial' },
]

/** Visits home, whose answers came with the page, until its own calls have taken their place. */
export async function askOnce(page: Page) {
  const calls = ['/beranda', '/coaching/homepage', '/coaching/upcoming']
  const asked = calls.map((path) => page.waitForResponse(`**/api/v1${path}`))
  await openByMenu(page, 'Beranda')
  await Promise.all(asked)
  await expect(page.getByRole('region', { name: 'Coaching terdekat' })).toContainText(TODAY)
}

interface Outage {
  what: string
  /** What a reader is told beside the failed part. */
  says: string
  begin: (page: Page, mock: MockControls) => Promise<unknown>
}

const ALL_CALLS = '**/api/v1/**'
const NO_LINE = 'Periksa sambungan internet Anda, lalu coba lagi.'
const always = { method: 'GET', path: '/api/v1/*', times: 1000 }

/** Ways in which the API can fail as a whole. */
export const OUTAGES: Outage[] = [
  {
    what: 'the API is down',
    says: NO_LINE,
    begin: (page) => page.route(ALL_CALLS, (route) => route.abort('connectionrefused')),
  },
  {
    what: 'the line is cut before an answer comes',
    says: NO_LINE,
    begin: (_, mock) => mock.plan({ ...always, drop: true }),
  },
  {
    what: 'the API answers 500',
    says: 'Gangguan yang direncanakan untuk pengujian.',
    begin: (_, mock) => mock.plan({ ...always, status: 500 }),
  },
]

export async function endOutage(page: Page, mock: MockControls) {
  await page.unroute(ALL_CALLS)
  await mock.plan()
}

/** Presses 'Coba lagi' wherever it stands; each one goes away. */
export async function tryAgain(page: Page) {
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  // a part may come back by itself before its button is pressed
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click({ timeout: 2_000 })
    expect(await retry.count()).toBe(0)
  }).toPass()
}
