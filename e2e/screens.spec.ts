import type { Page } from '@playwright/test'
import { pathOf } from '../lib/router/href.ts'
import { type RouteName, routes } from '../lib/routes.ts'
import { expectAccessible, expectNoHorizontalScroll } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { hasParams, type Read, reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'

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

interface Seen {
  page: Page
  read: Read
}

async function look({ page, read }: Seen, { name, tab }: Visit) {
  const params = hasParams(name) ? await SEEDED_PARAMS[name](read) : {}
  const path = name === 'not-found' ? '/tidak/ada' : pathOf(name, params, { tab })

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // a document of its own for each screen, as one who opens its address gets it
  await page.goto('about:blank')
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
}

/** So many that one worker's last journey does not keep the other waiting. */
const SCREENS_PER_TEST = 8

// Looking changes nothing, so that some screens of a role share one page and its session.
for (const [access, role] of Object.entries(ROLES)) {
  const all = visits.filter(({ name }) => routes[name].access === access)
  for (let from = 0; from < all.length; from += SCREENS_PER_TEST) {
    const some = all.slice(from, from + SCREENS_PER_TEST)

    test(`screens for ${access} from ${some[0]?.name} on render, are accessible in both themes and fit 320 px`, async ({
      page,
      request,
      loginAs,
    }) => {
      const session = role ? await loginAs(role) : null
      const read = reader(request, session?.accessToken)
      for (const visit of some) {
        const title = visit.tab ? `${visit.name} with its tab ${visit.tab}` : visit.name
        await test.step(title, () => look({ page, read }, visit))
      }
    })
  }
}
