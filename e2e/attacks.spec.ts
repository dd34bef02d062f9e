import { pathOf } from '../lib/router/href.ts'
import { type RouteName, routes } from '../lib/routes.ts'
import { expect, test } from './fixtures.ts'
import { storeAttacks } from './journeys/attack-records.ts'
import {
  markupOfAttacks,
  poisonAnswers,
  runUnprotected,
  watchAttacks,
} from './journeys/attacks.ts'
import { hasParams, reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

/** Starts a test, which must not be left again; so it comes last. */
const RUNNING_TEST = 'proses-coaching/test/pre-test'
const isRoute = (name: string): name is RouteName => name in routes
const screens = Object.keys(routes)
  .filter(isRoute)
  .filter((name) => !name.startsWith('proses-coaching/test/'))

test.describe('without protection', () => {
  test.use({ allowedErrors: [/./] })
  test('attacks run, and the watch notices them', async ({ page }) => {
    const { signs } = await watchAttacks(page)
    await runUnprotected(page)
    const count = (kind: RegExp) => signs.filter((sign) => kind.test(sign)).length
    await expect.poll(() => count(/^alert 1$/)).toBeGreaterThan(0)
    await expect.poll(() => count(/^request .*xss\.invalid/)).toBeGreaterThan(2)
    await expect.poll(() => count(/^script ran/)).toBeGreaterThan(20)
    expect(await page.evaluate(markupOfAttacks)).not.toEqual([])
  })
})

test.describe('from a server that sanitises nothing', () => {
  // said of what is parsed to be sanitised, apart from the page
  const parsed = /(Applying inline style|base URI to .*) violates/
  test.use({ allowedErrors: [parsed] })
  test('no attack runs on any screen', async ({ page, request, loginAs }) => {
    const { expectHarmless } = await watchAttacks(page)
    await poisonAnswers(page)
    const visit = async (
      name: RouteName,
      query: Record<string, string>,
      token?: string,
    ) => {
      const read = reader(request, token)
      const params = hasParams(name) ? await SEEDED_PARAMS[name](read) : {}
      await page.goto(`./#${pathOf(name, params, query)}`)
      await expectHarmless()
    }
    const roles = { anyone: null, user: 'user', admin: 'superadmin' } as const
    for (const [access, role] of Object.entries(roles)) {
      const session = role && (await loginAs(role))
      const own = screens.filter((name) => routes[name].access === access)
      for (const name of own) await visit(name, { size: '50' }, session?.accessToken)
    }
    await visit('faq', {})
    const session = await loginAs('user')
    await visit(RUNNING_TEST, {}, session.accessToken)
    // what is being answered just then goes with the page
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('what attackers write through the API runs on no screen that shows it', async ({
  page,
  request,
  baseURL,
  loginAs,
}) => {
  const made = await storeAttacks(request, baseURL ?? '')
  const { expectHarmless } = await watchAttacks(page)
  const id = made.coachingId
  const open = async (addresses: string[]) => {
    for (const address of addresses) {
      await page.goto(address)
      await expectHarmless()
    }
  }
  await open([
    ...['#/', '#/profile', '#/guide', '#/register', '#/coaching', `#/coaching/${id}`],
    `#/faq?topik=${made.categoryId}`,
  ])
  await loginAs(made.account)
  await open(['#/coaching/user', '#/user'])
  await loginAs('admin')
  await open([
    ...[
      '#/admin/beranda',
      '#/admin/category?size=50',
      '#/admin/profile',
      '#/admin/panduan',
    ],
    ...['#/admin/faq?size=50', '#/admin/faq?size=50&page=2'],
    ...['#/admin/infografik-minat?tampilan=tabel', '#/admin/coaching?size=50'],
    ...['', '?tab=materi', '?tab=peserta'].map((tab) => `#/admin/coaching/${id}${tab}`),
    '#/admin/peserta?q=serangan@contoh.go.id',
  ])
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expectHarmless()
})
