import type { Page, Request, Response } from '@playwright/test'
import { routeOf, routes } from '../../lib/routes.ts'
import { expectAccessible } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, ROLES, titleOf, type Visit, visits } from '../visits.ts'
import { print } from './figures.ts'

// chapter 8: a certificate's failure is logged
test.use({ moment: SEEDED_AT, allowedErrors: [/The certificate could not be fetched/] })

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

/** Where an outage begins: a guide leads an admin to the start page, whose own calls would be answered by then. */
const startOf = ({ name }: Visit) => (name === 'admin/beranda' ? '#/admin/faq' : '#/guide')

/** So long nothing is asked for any more once a screen has all it asks for. */
const CALM_MS = 700

/** The calls of a screen that have failed, once it asks for nothing more; a screen that asks for nothing has none. */
async function failsToLoad(page: Page, hash: string) {
  const failed: string[] = []
  const open = new Set<Request>()
  let lastAt = performance.now()
  const isCall = (request: Request) => request.url().includes('/api/v1/')
  const begin = (request: Request) => {
    open.add(request)
    lastAt = performance.now()
  }
  const end = (request: Request) => {
    open.delete(request)
    lastAt = performance.now()
  }
  const fail = (request: Request) => {
    end(request)
    if (isCall(request)) failed.push(new URL(request.url()).pathname)
  }
  const answer = (response: Response) =>
    response.status() >= 500 && fail(response.request())
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', fail)
  page.on('response', answer)
  await follow(page, hash)
  await expect(page.locator('[data-app] h1').first()).toBeAttached()
  await expect
    .poll(() => open.size === 0 && performance.now() - lastAt > CALM_MS)
    .toBe(true)
  page.off('request', begin)
  page.off('requestfinished', end)
  page.off('requestfailed', fail)
  page.off('response', answer)
  return failed
}

const behindLogin = visits.filter(({ name }) => routes[name].access !== 'anyone')

async function expectWayOn(page: Page, { name }: Visit) {
  const told = page
    .locator(':not(option)')
    .filter({ hasText: /tidak dapat|belum dapat|gagal|Gangguan|sambungan internet/i })
    .filter({ visible: true })
  await soft(told.last()).toBeVisible()
  const again = page.getByRole('button', { name: /^(Coba lagi|Muat ulang|Periksa lagi)/ })
  await soft(again.filter({ visible: true }).first()).toBeVisible()
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
      await page.goto(startOf(visit))
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
