import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A screen's one heading of the first level: what a screen of this name is known by. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** A part of a screen, or of a window, by its heading. */
export const part = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true })

/** The toast, top centre, says this. */
export async function expectToast(page: Page, text: string | RegExp) {
  const toast = page.getByRole('region', { name: 'Pemberitahuan' }).getByRole('status')
  await expect(toast).toContainText(text)
}

/** The open dialog with this title or text. */
export function dialogWith(page: Page, text: string | RegExp): Locator {
  return page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: text }).last()
}

/** Presses a button of the dialog with this title or text and waits until it is gone. */
export async function answerDialog(page: Page, text: string | RegExp, button: string) {
  const dialog = dialogWith(page, text)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** The row of a table, or its card on a phone, that holds all of these texts. */
export async function expectRow(page: Page, ...texts: (string | RegExp)[]) {
  let row = page.getByRole('row')
  for (const text of texts) row = row.filter({ hasText: text })
  await expect(row.first()).toBeVisible()
  return row.first()
}

/**
 * axe-core in the page itself, read once and asked for faults alone. Only a page with frames needs its other way, which
 * looks at each by itself and opens one page more to put together what it saw.
 */
async function axeFor(page: Page) {
  if (page.frames().length > 1) return new AxeBuilder({ page })
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? '0' : undefined })
  return axe.setLegacyMode().options({ resultTypes: ['violations'] })
}

/** Until what changes its look has changed it: half-way a colour is none that anybody reads. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(
      // what is moved by scrolling never ends
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    )
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

/** axe-core finds nothing on the page as it stands, WCAG 2.2 A and AA; with rules named, by these alone. */
export async function expectAccessible(page: Page, ...rules: string[]) {
  await untilStill(page)
  const axe = await axeFor(page)
  const asked = rules.length > 0 ? axe.withRules(rules) : axe.withTags(WCAG)
  const { violations } = await asked.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }))
  expect(found).toEqual([])
}

/** The page does not scroll sideways at a width of 320 px (or another). */
export async function expectNoHorizontalScroll(page: Page, width = 320) {
  const size = page.viewportSize()
  await page.setViewportSize({ width, height: size?.height ?? 800 })
  const overflow = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      )
      const tags = wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))
      return [`${scrollWidth} px wide`, ...tags]
    })
  await expect.poll(overflow, { message: `sideways scroll at ${width} px` }).toEqual([])
  if (size) await page.setViewportSize(size)
}
