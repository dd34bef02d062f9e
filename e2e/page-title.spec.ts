import { type RouteName, routes } from '../lib/routes.ts'
import { heading } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { logIn } from './journeys/admin-coaching.ts'
import { pick } from './journeys/attempt.ts'
import { SEEDED_AT } from './seeded-params.ts'
import { test as taking } from './test-taker.ts'

const PRODUCT = 'E-Coaching Kehutanan'
const PUBLIC: RouteName[] = ['coaching', 'faq', 'guide', 'profile', 'register', 'home']

test('each address has one title, its own', async ({ page, goTo }) => {
  for (const name of PUBLIC) {
    await goTo(name as 'home')
    await expect(page).toHaveTitle(`${routes[name].title} · ${PRODUCT}`)
    await expect(page.locator('head > title, body > title')).toHaveCount(1)
  }
})

test('a link to a page behind the login leads on to it', async ({ page }) => {
  await page.goto('#/user')
  await expect(page).toHaveURL(/#\/login$/)
  await logIn(page, ACCOUNTS.user)
  await expect(page).toHaveURL(/#\/user$/)
  await expect(heading(page, 'Akun Saya')).toBeVisible()
  await page.goto('#/login')
  await expect(page).toHaveURL(/#\/coaching\/user$/)
})

taking.describe('in a test', () => {
  taking.use({ moment: SEEDED_AT })

  taking(
    'answers that wait are counted in front of the title',
    async ({ page, context, takeTest }) => {
      await takeTest('pre-test')
      await expect(page).toHaveTitle(
        `${routes['proses-coaching/test/pre-test'].title} · ${PRODUCT}`,
      )
      await context.setOffline(true)
      await pick(page, 'A')
      await expect(page).toHaveTitle(/^\(1\) /)
      await context.setOffline(false)
      await expect(page).toHaveTitle(/^[^(]/)
    },
  )
})
