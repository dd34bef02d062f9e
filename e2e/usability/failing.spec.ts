import type { Page } from '@playwright/test'
import { routeOf, routes } from '../../lib/routes.ts'
import { expectAccessible } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, ROLES, titleOf, type Visit, visits } from '../visits.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

const soft = expect.configure({ soft: true })
const always = { method: 'GET', path: '/api/v1/*', times: 1000 }
const OUTAGES = [
  { what: 'answers 500', fault: { ...always, status: 500 } },
  { what: 'has no line', fault: { ...always, drop: true } },
]

/** Opens an address as a link does, in the document that is there. */
const follow = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

/** Asks the server for something as soon as it is opened; the others have nothing to fail with. */
async function failsToLoad(page: Page, hash: string) {
  const failed: string[] = []
  const note = (url: string) =>
    url.includes('/api/v1/') && failed.push(new URL(url).pathname)
  page.on('requestfailed', (request) => note(request.url()))
  page.on('response', (answer) => answer.status() >= 500 && note(answer.url()))
  await follow(page, hash)
  await expect(page.locator('[data-app] h1').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  return failed
}

const behindLogin = visits.filter(({ name }) => routes[name].access !== 'anyone')

async function expectWayOn(page: Page, { name }: Visit) {
  const told = page.getByText(/tidak dapat|belum dapat|gagal|Gangguan|sambungan internet/i)
  await soft(told.first()).toBeVisible()
  const again = page.getByRole('button', { name: /^(Coba lagi|Muat ulang|Periksa lagi)/ })
  await soft(again.first()).toBeVisible()
  if (routeOf(name).frame !== 'bare') {
    await soft(page.getByRole('banner')).toBeVisible()
    await soft(
      page.getByRole('navigation', { name: /^(Menu|Langkah)/ }).first(),
    ).toBeVisible()
  }
  await expectAccessible(page)
}

for (const visit of behindLogin) {
  test(`${titleOf(visit)}: a failing call is told, with a way to try again`, async ({
    page,
    mock,
    request,
    loginAs,
  }, info) => {
    test.skip(info.project.name === 'phone', 'the same words stand there')
    const role = ROLES[routes[visit.name].access]
    const session = await loginAs(role ?? 'user')
    const hash = await hashOf(visit, reader(request, session.accessToken))
    for (const { what, fault } of OUTAGES) {
      await page.goto('about:blank')
      await page.goto('#/guide')
      await expect(page.locator('[data-app] h1').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await mock.plan(fault)
      const failed = await failsToLoad(page, hash)
      const leads = new URL(page.url()).hash === hash
      print(
        `${titleOf(visit)} ${what}: ${failed.length} calls failed${leads ? '' : ', led on'}`,
      )
      if (failed.length > 0 && leads) await expectWayOn(page, visit)
      await mock.plan()
    }
  })
}
