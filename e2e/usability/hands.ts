import type { ElementHandle, Locator, Page } from '@playwright/test'

/** A finger that moves the page so many px down, or up, as far from its edges as there is room. */
export async function swipe(page: Page, distance: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      ...{ type, touchPoints: ys.map((y) => ({ x: width - 4, y })) },
    })
  const from = height * (distance > 0 ? 0.9 : 0.1)
  await touch('touchStart', from)
  // it rests at its end, so that the page does not run on
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1]) {
    await touch('touchMove', from - distance * part)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
  await fingers.detach()
}

/** The wheel of a mouse that lies in the middle. */
export async function turnWheel(page: Page, distance: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, distance)
}

/** Frames without a move, after which a page stands still. */
const STILL_FRAMES = 10

/** Where something begins on the screen once it stands still there, in px from its top. */
export const topOf = (target: Locator) =>
  target.evaluate(
    (element, frames) =>
      new Promise<number>((resolve) => {
        let [top, still] = [Number.NaN, 0]
        const look = () => {
          const now = element.getBoundingClientRect().top
          still = now === top ? still + 1 : 0
          top = now
          if (still === frames) resolve(top)
          else requestAnimationFrame(look)
        }
        look()
      }),
    STILL_FRAMES,
  )

/** Scrolls what holds it by the px that a hand missed, so that a count does not hang on how steady the hand was. */
export const scrollBy = (target: Locator, rest: number) =>
  target.evaluate((element, px) => {
    let holder: Element | null = element.parentElement
    const isScroller = (one: Element) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY) &&
      one.scrollHeight > one.clientHeight
    while (holder && !isScroller(holder)) holder = holder.parentElement
    ;(holder ?? document.documentElement).scrollBy({ top: px, behavior: 'instant' })
  }, rest)

/** What fits into a field of a kind. */
const FITTING: Record<string, string> = {
  ...{
    date: '2026-12-01',
    time: '09:00',
    'datetime-local': '2026-12-01T09:00',
    number: '10',
  },
  ...{ email: 'a@b.co', tel: '081234567890', url: 'https://zoom.us/j/123' },
  ...{ password: 'Rimbawan2026x', text: 'Hutan Lestari', textarea: 'Hutan yang lestari.' },
}

/** Fills in what is empty in a form with something that fits, and sends it. */
export async function fillIn(form: ElementHandle<HTMLElement>, page: Page) {
  const reach = { timeout: 1500 }
  for (const field of await form.$$('input, textarea, select, [contenteditable=true]')) {
    const kind = await field.evaluate((one) => {
      const { type, value, textContent } = one as HTMLInputElement
      return value && !/radio|checkbox/.test(type)
        ? ''
        : (type ?? (textContent || 'editor'))
    })
    const text = FITTING[kind]
    if (text) await field.fill(text, reach).catch(() => undefined)
    if (/radio|checkbox/.test(kind))
      await field.check({ ...reach, force: true }).catch(() => undefined)
    if (kind === 'select-one')
      await field.selectOption({ index: 1 }, reach).catch(() => undefined)
    if (kind !== 'editor') continue
    await field.click(reach).catch(() => undefined)
    await page.keyboard.insertText('Hutan yang lestari.')
  }
  await (await form.$('[type=submit]'))?.click(reach)
}
