import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Sum of the layout shifts that nobody's tap or key has caused. */
    shifted?: number
  }
}

/** Most that may move (CLS). */
export const MOST_SHIFT = 0.02

/** Notes the layout shifts of every document that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const { value, hadRecentInput } = Object.assign(
          { value: 0, hadRecentInput: false },
          shift.toJSON(),
        )
        if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved once the last change is painted. */
export const shiftedBy = (page: Page) =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    await painted()
    await painted()
    return window.shifted
  })
