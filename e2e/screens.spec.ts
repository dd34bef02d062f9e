import type { Page } from '@playwright/test'
import { pathOf } from '../lib/router/href.ts'
import { type RouteName, routes } from '../lib/routes.ts'
import { expectAccessible, expectNoHorizontalScroll } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { hasParams, reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'

interface Visit {
  name: RouteName
  /** One of the detail's tabs. */
  tab?: string
}

test.use({ moment: SEEDED_AT })

const isRoute = (name: string): name is RouteName => name in routes

const TABS = ['materi', 'peserta', 'pre-test', 'post-test', 'zoom-meeting', 'sertifikat']

const visits: Visit[] = [
  ...Object.keys(routes)
    .filter(isRoute)
    .map((name) => ({ name })),
  ...TABS.map((tab) => ({ name: 'admin/coaching/detail' as const, tab })),
]

const ROLES = { anyone: null, user: 'user', admin: 'admin' } as const

/** Everything that the screen asks for has been answered and painted. */
async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
}

for (const { name, tab } of visits) {
  const title = tab ? `${name} with its tab ${tab}` : name

  test(`${title} renders, is accessible in both themes and fits 320 px`, async ({
    page,
    request,
    loginAs,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const role = ROLES[routes[name].access]
    const session = role ? await loginAs(role) : null
    const read = reader(request, session?.accessToken)
    const params = hasParams(name) ? await SEEDED_PARAMS[name](read) : {}
    const path = name === 'not-found' ? '/tidak/ada' : pathOf(name, params, { tab })

    await page.goto(`./#${path}`)
    await settled(page)
    expect(new URL(page.url()).hash).toBe(`#${path}`)
    await expectAccessible(page)
    // what the theme changes is colours
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, 'color-contrast')
    await expectNoHorizontalScroll(page)
    await page.setViewportSize({ width: 320, height: 740 })
    await expectAccessible(page)
  })
}
