import { routes } from '../../lib/routes.ts'
import { expect, test } from '../fixtures.ts'
import { MOST_SHIFT, shiftedBy, watchShifts } from '../layout-shifts.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, openWhole, ROLES, titleOf, visits } from '../visits.ts'
import { print } from './figures.ts'
import { installMeasures } from './in-page.ts'

test.use({ moment: SEEDED_AT })

for (const visit of visits) {
  const role = ROLES[routes[visit.name].access]

  test(`${titleOf(visit)}: nothing moves while slow answers are waited for`, async ({
    page,
    mock,
    request,
    loginAs,
  }, info) => {
    const session = role ? await loginAs(role) : null
    const hash = await hashOf(visit, reader(request, session?.accessToken))
    await page.addInitScript(installMeasures)
    await watchShifts(page)
    await mock.plan({ method: 'GET', path: '/api/v1/*', delayMs: 400, times: 1000 })
    for (const width of info.project.name === 'phone' ? [360] : [768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await openWhole(page, hash)
      const shifted = (await shiftedBy(page)) ?? 0
      const moved = await page.evaluate(() => window.measures.shifts())
      print(`${titleOf(visit)} at ${width}: CLS ${shifted.toFixed(3)}`)
      expect.soft(shifted < MOST_SHIFT ? [] : moved).toEqual([])
    }
  })
}
