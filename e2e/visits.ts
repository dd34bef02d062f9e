import { expect, type Page } from '@playwright/test'
import { pathOf } from '../lib/router/href.ts'
import { type RouteName, routes } from '../lib/routes.ts'
import { hasParams, type Read, SEEDED_PARAMS } from './seeded-params.ts'

/** One look at an address. */
export interface Visit {
  name: RouteName
  /** One of the detail's tabs. */
  tab?: string
}

const isRoute = (name: string): name is RouteName => name in routes

const TABS = [
  'materi',
  'peserta',
  'pre-test',
  'post-test',
  'zoom-meeting',
  'sertifikat',
  'rekap',
  'pesan',
]

/** Every address, and every tab of the coaching's. */
export const visits: Visit[] = [
  ...Object.keys(routes)
    .filter(isRoute)
    .map((name) => ({ name })),
  ...TABS.map((tab) => ({ name: 'admin/coaching/detail' as const, tab })),
]

/** As whom an address is visited. */
export const ROLES = { anyone: null, user: 'user', admin: 'superadmin' } as const

export const titleOf = ({ name, tab }: Visit): string =>
  tab ? `${name} with its tab ${tab}` : name

/** The hash of an address with what the demo data has to show there. */
export async function hashOf({ name, tab }: Visit, read: Read): Promise<string> {
  const params = hasParams(name) ? await SEEDED_PARAMS[name](read) : {}
  return `#${name === 'not-found' ? '/tidak/ada' : pathOf(name, params, { tab })}`
}

/** Everything that the screen asks for has been answered and painted. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
}

/** Opens an address in a document of its own, as one who has got its link. */
export async function openAlone(page: Page, hash: string) {
  await page.goto('about:blank')
  await page.goto(`./${hash}`)
}

/** Opens an address alone and waits until nothing of it is still to come. */
export async function openWhole(page: Page, hash: string) {
  await openAlone(page, hash)
  await expect(page.locator('[data-app] h1').first()).toBeAttached()
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await settled(page)
}
