import type { Locator, Page } from '@playwright/test'
import { untilStill } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { type Cost, NOTHING, tell } from './cost.ts'
import { scrollBy, swipe, topOf, turnWheel } from './hands.ts'

/** How much of the screen a person moves with one swipe, or one turn of the wheel after the other, without a stop. */
const REACH = 0.8

/** Far more swipes than the longest page has. */
const MOST_SCROLLS = 40

/** How far the middle of what is sought lies from where it can be pressed: null where it can be, else px down the screen. */
const distanceTo = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
    const hit = document.elementFromPoint(x, y)
    const isFree = hit !== null && (element.contains(hit) || hit.contains(element))
    return isFree && y >= 0 && y < innerHeight ? null : y - innerHeight / 2
  })

/** What was asked for is here, and nothing moves any more that somebody would press. */
const untilSettled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await untilStill(page)
}

/** Walks a way in a real browser and counts what a person's hands do for it. */
export class Walker {
  readonly page: Page
  readonly #isTouch: boolean
  readonly #sum: Cost = { ...NOTHING }
  #leg: Cost = { ...NOTHING }
  #pictures = 0

  constructor(page: Page, { isTouch = false } = {}) {
    this.page = page
    this.#isTouch = isTouch
  }

  #count(kind: keyof Cost) {
    this.#leg[kind] += 1
    this.#sum[kind] += 1
  }

  /** What is seen where something is done: `PICTURES=folder npm run usability`. */
  async picture() {
    const folder = process.env.PICTURES
    if (!folder) return
    this.#pictures += 1
    const no = String(this.#pictures).padStart(3, '0')
    await this.page.screenshot({ path: `${folder}/${test.info().title}/${no}.png` })
  }

  /** Swipes, or turns the wheel, by so much; gives how far the page went. */
  async #scroll(target: Locator, by: number) {
    const { height } = this.page.viewportSize() ?? { height: 0 }
    const most = height * REACH
    const distance = Math.max(-most, Math.min(most, by))
    const before = await topOf(target)
    if (this.#isTouch) await swipe(this.page, distance)
    else await turnWheel(this.page, distance)
    this.#count('scrolls')
    const moved = before - (await topOf(target))
    expect(Math.abs(moved), 'the page follows the hand').toBeGreaterThan(0)
    await scrollBy(target, distance - moved)
  }

  /** Brings what is sought into sight as a person does: as far as a finger reaches, until it can be pressed. */
  async find(target: Locator) {
    await expect(target).toBeVisible()
    await untilSettled(this.page)
    for (let scroll = 0; scroll < MOST_SCROLLS; scroll += 1) {
      const distance = await distanceTo(target)
      if (distance === null) return this.picture()
      await this.#scroll(target, distance)
      await untilSettled(this.page)
    }
    throw new Error(`${target} cannot be brought into sight`)
  }

  /** Presses it, with a finger or the mouse. */
  async tap(target: Locator) {
    await this.find(target)
    await (this.#isTouch ? target.tap() : target.click())
    this.#count('taps')
  }

  /** Presses into a field and types, which counts as one field; what stands in it is marked by a key before. */
  async type(target: Locator, text: string) {
    await this.find(target)
    await (this.#isTouch ? target.tap() : target.click())
    if (await target.inputValue()) await this.key('ControlOrMeta+a')
    await this.page.keyboard.type(text)
    await expect(target).toHaveValue(text)
    this.#count('fields')
  }

  /** Presses a key by itself. */
  async key(name: string) {
    await this.page.keyboard.press(name)
    this.#count('keys')
  }

  /** Follows the link of a message, which is one press outside of the portal. */
  async follow(address: string) {
    await this.page.goto(address)
    this.#count('taps')
  }

  /** One leg of the way, which prints its figures and costs no more than when it was last measured. */
  async leg<T>(name: string, most: Partial<Cost>, act: () => Promise<T>): Promise<T> {
    this.#leg = { ...NOTHING }
    const result = await act()
    tell(name, this.#leg, most)
    return result
  }

  /** The whole way. */
  end(name: string, most: Partial<Cost>) {
    tell(`${name}, all in all`, this.#sum, most)
  }
}
