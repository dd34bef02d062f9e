import type { Page } from '@playwright/test'
import { routes } from '../lib/routes.ts'
import { expectAccessible, expectNoHorizontalScroll } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { type Read, reader, SEEDED_AT } from './seeded-params.ts'
import { hashOf, openAlone, ROLES, settled, titleOf, type Visit, visits } from './visits.ts'

test.use({ moment: SEEDED_AT })

interface Seen {
  page: Page
  read: Read
}

async function look({ page, read }: Seen, visit: Visit) {
  const hash = await hashOf(visit, read)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openAlone(page, hash)
  await settled(page)
  expect(new URL(page.url()).hash).toBe(hash)
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
        await test.step(titleOf(visit), () => look({ page, read }, visit))
      }
    })
  }
}
