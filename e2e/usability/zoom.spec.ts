import { expect } from '../fixtures.ts'
import { choose } from '../journeys/participant.ts'
import { outOfReach } from '../letters.ts'
import { SEEDED_AT } from '../seeded-params.ts'
import { test as base } from '../test-taker.ts'
import { print } from './figures.ts'
import { installMeasures } from './in-page.ts'

const test = base
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
