import type { Page, TestInfo } from '@playwright/test'
import { routeOf, routes } from '../../lib/routes.ts'
import { expectAccessible } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { outOfReach, setLetters } from '../letters.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, openWhole, ROLES, titleOf, visits } from '../visits.ts'
import { print } from './figures.ts'
import { installMeasures } from './in-page.ts'
import { joinedWords } from './joined-words.ts'

test.use({ moment: SEEDED_AT })

const SCHEMES = ['light', 'dark'] as const
const soft = expect.configure({ soft: true })

const isPhone = ({ project }: TestInfo) => project.name === 'phone'
const widthsOf = (info: TestInfo) => (isPhone(info) ? [360] : [768, 1280])

/** From the keyboard, so that rings are shown, and at once what takes its time else. */
async function takeTheKeyboard(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.keyboard.press('Shift')
}

async function measureColours(page: Page, where: string) {
  let least = 21
  let stops = 0
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await takeTheKeyboard(page)
    const rings = await page.evaluate(() => window.measures.rings())
    soft(rings.faults, `rings, ${colorScheme}, ${where}`).toEqual([])
    least = Math.min(least, rings.least)
    stops = rings.stops
    // where the focus has led to, a target may lie half under a bar, which axe calls too small
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
  }
  return `${stops} stops, ring ${least.toFixed(1)}:1`
}

/**
 * What letters do: with the spacing of WCAG 2.2, 1.4.12, and at twice their size; the latter not at 768 px, where letters of
 * twice the size bring the layout of a phone, since the border lies at 48 rem.
 */
async function measureLetters(page: Page, width: number, where: string) {
  const clipped = () => page.evaluate(() => window.measures.clipped())
  const before = new Set(await clipped())
  const anew = async () => (await clipped()).filter((text) => !before.has(text))
  for (const [size, spaced] of [
    ['200%', false],
    ['100%', true],
  ] as const) {
    if (width === 768 && !spaced) continue
    await setLetters(page, { width, size, spaced })
    const what = `${size}${spaced ? ' spaced' : ''}, ${where}`
    await soft.poll(() => outOfReach(page, width), { message: what }).toEqual([])
    soft(await anew(), `cut at ${what}`).toEqual([])
  }
  await setLetters(page, { width, size: '', spaced: false })
}

/** The sidebar stands beside the content from 768 px on, below that in a drawer. */
async function measureBorder(page: Page) {
  for (const [width, isWide] of [
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const opener = page.getByRole('button', { name: 'Buka menu' })
    await soft(opener, `at ${width}`).toBeVisible({ visible: !isWide })
    const menus = page.getByRole('navigation', { name: /^(Menu|Langkah)/ })
    if (isWide) await soft(menus.first(), `at ${width}`).toBeVisible()
    else await soft(menus, `at ${width}`).toHaveCount(0)
    // small tables beside charts fit a phone as they are
    const rows = page.locator('main section > table:visible > tbody > tr')
    if (await rows.count()) {
      const display = () => rows.first().evaluate((row) => getComputedStyle(row).display)
      const isRow = async () => (await display()) === 'table-row'
      await soft.poll(isRow, { message: `rows at ${width}` }).toBe(isWide)
    }
  }
}

/** axe asks for the fill of letters, which Chromium tells as it was before the colours were forced: it is their colour. */
async function fillAsPainted(page: Page) {
  await page.evaluate(() => {
    const all = document.body.querySelectorAll<HTMLElement>('*')
    const colours = [...all].map((one) => getComputedStyle(one).color)
    for (const [at, one] of all.entries()) {
      one.style.setProperty('-webkit-text-fill-color', colours[at] ?? '')
    }
  })
}

/** The menu of a phone is a window of its own, with the same entries everywhere. */
async function measureDrawer(page: Page, where: string) {
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(page.getByRole('dialog').getByRole('navigation').first()).toBeVisible()
  const { faults, least } = await page.evaluate(() => window.measures.targets())
  soft(faults, `targets of the menu of ${where}`).toEqual([])
  await expectAccessible(page)
  return `menu: target ${Math.round(least)} px`
}

for (const visit of visits) {
  const { access } = routes[visit.name]
  const role = ROLES[access]

  test(`${titleOf(visit)}: everything is in sight, in reach and readable at every width`, async ({
    page,
    request,
    loginAs,
  }, info) => {
    const session = role ? await loginAs(role) : null
    const hash = await hashOf(visit, reader(request, session?.accessToken))
    await page.addInitScript(installMeasures)
    for (const width of widthsOf(info)) {
      const where = `${titleOf(visit)} at ${width}`
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await openWhole(page, hash)
      await takeTheKeyboard(page)
      const hidden = await page.evaluate(() => window.measures.hiddenFocus())
      soft(hidden, `focus of ${where}`).toEqual([])
      soft(await page.evaluate(joinedWords), `words of ${where}`).toEqual([])
      const colours = await measureColours(page, where)
      const targets = await page.evaluate(() => window.measures.targets())
      if (isPhone(info)) soft(targets.faults, `targets of ${where}`).toEqual([])
      await measureLetters(page, width, where)
      print(`${where}: ${colours}, target ${Math.round(targets.least)} px`)
    }
    const hasFrame = routeOf(visit.name).frame !== 'bare'
    if (isPhone(info)) {
      if (hasFrame) print(await measureDrawer(page, titleOf(visit)))
      return
    }
    await takeTheKeyboard(page)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await fillAsPainted(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
    if (hasFrame) await measureBorder(page)
  })
}
