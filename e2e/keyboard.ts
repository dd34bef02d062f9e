import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any way on a screen has. */
const MOST_STOPS = 80

/** What the keyboard's user sees of the focus: null is well, else what is wrong. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // between the last and the first stop the focus is in the browser's own frame
    if (!focused || focused === document.body) return null
    const hasRing = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // a radio of a card shows its focus on the card
    const shown = [focused, focused.closest('label')].find(hasRing)
    const name = focused.outerHTML.slice(0, 160)
    if (!shown) return `no ring: ${name}`
    const { top, bottom, left, right } = shown.getBoundingClientRect()
    const isInSight =
      right > left &&
      bottom > top &&
      bottom > 0 &&
      right > 0 &&
      top < innerHeight &&
      left < innerWidth
    return isInSight ? null : `out of sight: ${name}`
  })

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Goes to a control stop by stop; every stop on the way shows that it has the focus. */
export async function tabTo(target: Locator, { back = false } = {}) {
  const page = target.page()
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const fault = await focusFault(page)
    expect(fault).toBeNull()
  }
  throw new Error(`${target} cannot be reached within ${MOST_STOPS} stops`)
}

/** Goes to a button or link and presses it. */
export async function press(target: Locator, options: { back?: boolean } = {}) {
  await tabTo(target, options)
  await target.page().keyboard.press('Enter')
}

/** Goes to a text field and types. */
export async function type(target: Locator, text: string) {
  await tabTo(target)
  await target.page().keyboard.type(text)
  await expect(target).toHaveValue(text)
}

/** Something of the page has the focus, so that the next Tab goes on from where one was. */
export const expectFocusKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), {
      message: 'the focus has been lost',
    })
    .not.toBe('BODY')

/** Answers the open dialog, in which the focus is, by one of its buttons. */
export async function answer(dialog: Locator, button: string) {
  const page = dialog.page()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await press(dialog.getByRole('button', { name: button, exact: true }))
  await expect(dialog).toHaveCount(0)
  await expectFocusKept(page)
}
