import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type RouteName, routes } from '../../lib/routes.ts'
import { dialogWith } from '../expectations.ts'
import { watchCall } from './device.ts'

const EXPIRED = 'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.'

export const expiredModal = (page: Page) => dialogWith(page, EXPIRED)

export const expectExpired = (page: Page) =>
  expect(expiredModal(page).getByText(EXPIRED, { exact: true })).toBeVisible()

/** Renewals of the session, in all tabs of a browser. */
export const watchRenewals = (context: BrowserContext) =>
  watchCall(context, 'POST', '/auth/refresh-token')

/** The name of the account menu in the header. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: /menu akun$/ })

export async function logOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** Addresses of all screens of a kind of access, with any id in them. */
export const addressesFor = (access: 'user' | 'admin'): string[] =>
  Object.values(routes)
    .filter((route) => route.access === access)
    .map(({ path }) => `#${path.replace(':id', '14')}`)

/** Opens an address, as a link does where the portal is open already, and waits for where its guard leads. */
export async function expectLeads(page: Page, address: string, name: RouteName) {
  if (page.url().includes('#/')) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, address)
  } else await page.goto(address)
  const { path } = routes[name]
  const hash = () => page.evaluate(() => location.hash)
  await expect.poll(hash, { message: `${address} leads to ${path}` }).toBe(`#${path}`)
}

/** Three questions that are long enough to be lost with regret. */
export const QUESTIONS = [
  'Jenis mangrove apa yang cocok untuk pantai berlumpur dalam?',
  'Berapa jarak tanam yang disarankan pada tapak terbuka?',
  'Bagaimana melindungi bibit dari ombak pada tahun pertama?',
]

export const question = (page: Page, no: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Pertanyaan ${no}`) })
