import type { Page } from '@playwright/test'

/** Letters as the person has set them, at a width in px; or the text spacing of WCAG 2.2, 1.4.12. */
export interface Letters {
  width: number
  size: string
  spaced: boolean
}

const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

export async function setLetters(page: Page, { width, size, spaced }: Letters) {
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate(
    ([fontSize, css]) => {
      document.documentElement.style.fontSize = fontSize ?? ''
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css ?? '')
      document.adoptedStyleSheets = [sheet]
    },
    [size, spaced ? SPACING : ''],
  )
}

/** What cannot be reached: controls beside the screen, unless what holds them can be moved there or ends them in '…'. */
export const outOfReach = (page: Page, width: number) =>
  page.evaluate((limit) => {
    const isMovable = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent) return false
      const { overflowX, textOverflow } = getComputedStyle(parent)
      const isCut = textOverflow === 'ellipsis'
      return isCut || /auto|scroll/.test(overflowX) || isMovable(parent)
    }
    const wide = document.documentElement.scrollWidth
    const page = wide > limit ? [`the page is ${wide} px wide`] : []
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=tab]',
    )
    const lost = [...controls].filter((control) => {
      const { left, right, width: own } = control.getBoundingClientRect()
      const isSeen = own > 1 && control.checkVisibility() && !control.closest('[inert]')
      return isSeen && (left < -1 || right > limit + 1) && !isMovable(control)
    })
    return [
      ...page,
      ...lost.map((control) => {
        const { left, right } = control.getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? control.textContent
        return `${name}: ${Math.round(left)} to ${Math.round(right)} px`
      }),
    ]
  }, width)
