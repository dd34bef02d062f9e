import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { toHaveNoViolations } from 'jest-axe'

process.env.NEXT_PUBLIC_BASE_PATH = '/e-coaching'
process.env.NEXT_PUBLIC_APP_NAME = 'E-Coaching Kehutanan'

expect.extend(toHaveNoViolations)

// `findBy…` waits for what a busy machine is slow to draw: only what never comes is worth ending it
configure({ asyncUtilTimeout: 60_000 })

/** What was written to the console during the running test; a test that expects a message spies on it. */
const written: string[] = []

/**
 * Clocks tick and transitions end at moments of their own, which no test can await; what a user sees
 * of it is asserted all the same.
 */
const isUnawaitedUpdate = (message: unknown) => /not wrapped in act/.test(String(message))

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    if (isUnawaitedUpdate(parts[0])) return
    written.push(`console.${level}: ${parts.map(String).join(' ')}`)
  }
}

beforeEach(() => {
  written.length = 0
})

afterEach(() => {
  if (written.length > 0) throw new Error(written.join('\n'))
})

if (typeof window !== 'undefined') {
  // a draft that one test leaves behind is none of the next one's
  beforeEach(() => sessionStorage.clear())
  window.scrollTo = () => {}
  window.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  })
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.getAnimations = () => []
  // The editor measures where its cursor is.
  Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  URL.createObjectURL = () => 'blob:jsdom/object'
  URL.revokeObjectURL = () => {}
}
