import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/dom'
import * as React from 'react'

// `findBy…` waits for what a busy machine is slow to draw: only what never comes is worth ending it
configure({ asyncUtilTimeout: 60_000 })

// An attempt that fails is made again and nobody reads its error; one that was the last is given the document then.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// Only faults are looked at: axe need not describe what is none, which takes it longer than to look. Style sheets, which
// it would read first, are not loaded here.
jest.mock('jest-axe', () => {
  const real = jest.requireActual<typeof import('jest-axe')>('jest-axe')
  const axe = real.configureAxe({ resultTypes: ['violations'], preload: false })
  return { ...real, axe }
})

// axe is large: only the files that run it load it
expect.extend({
  toHaveNoViolations: (results) =>
    jest
      .requireActual<typeof import('jest-axe')>('jest-axe')
      .toHaveNoViolations.toHaveNoViolations(results),
})

/**
 * React keeps with each element the stack of calls that made it, for the first ten thousand of every second. Only
 * `captureOwnerStack` and debuggers read it, and it is a seventh of the time of a screen's test: we
 * have it count as used up.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
)

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
