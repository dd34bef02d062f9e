import { routes } from '../../lib/routes.ts'
import { expect } from '../fixtures.ts'
import { choose } from '../journeys/participant.ts'
import { outOfReach } from '../letters.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { test as base } from '../test-taker.ts'
import { hashOf, openAlone, ROLES, settled, titleOf, visits } from '../visits.ts'
import { print } from './figures.ts'
import { installMeasures } from './in-page.ts'

const test = base
const soft = expect.configure({ soft: true })
test.use({ moment: SEEDED_AT })

/** What a window of 1280 × 1024 px shows when it is made larger (WCAG 2.2, 1.4.10). */
const ZOOMS = [
  { zoom: 200, width: 640, height: 512 },
  { zoom: 400, width: 320, height: 256 },
]

for (const { zoom, width, height } of ZOOMS) {
  test(`a test is answered at ${zoom} % without scrolling two ways`, async ({
    page,
    takeTest,
  }, info) => {
    test.skip(info.project.name === 'phone', 'zoom of a desktop')
    await page.addInitScript(installMeasures)
    await page.setViewportSize({ width, height })
    await takeTest('pre-test')
    await choose(page, 'B')
    await page.getByRole('button', { name: 'Soal Selanjutnya' }).click()
    await expect(page.getByRole('heading', { name: 'Soal 2', exact: true })).toBeVisible()
    await choose(page, 'C')
    expect(await outOfReach(page, width)).toEqual([])
    await page.keyboard.press('Shift')
    const hidden = await page.evaluate(() => window.measures.hiddenFocus())
    print(`${zoom} %: ${hidden.length} controls under a bar`)
    expect(hidden).toEqual([])
  })
}

for (const visit of visits) {
  const role = ROLES[routes[visit.name].access]

  test(`${titleOf(visit)}: nothing is lost at 400 %`, async ({
    page,
    request,
    loginAs,
  }, info) => {
    test.skip(info.project.name === 'phone', 'zoom of a desktop')
    const session = role ? await loginAs(role) : null
    const hash = await hashOf(visit, reader(request, session?.accessToken))
    await page.addInitScript(installMeasures)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 256 })
    await openAlone(page, hash)
    await expect(page.locator('[data-app] h1').first()).toBeAttached()
    await settled(page)
    await soft.poll(() => outOfReach(page, 320)).toEqual([])
    await page.keyboard.press('Shift')
    const hidden = await page.evaluate(() => window.measures.hiddenFocus())
    print(`${titleOf(visit)} at 400 %: ${hidden.length} controls under a bar`)
    soft(hidden).toEqual([])
  })
}
