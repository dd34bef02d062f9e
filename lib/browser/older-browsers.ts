import { addLacking } from './add-lacking'

/**
 * What the portal and its libraries call and Chrome 103 to 109 lack; 109 is the last that Windows 7 and 8 get.
 * Next brings what is older (`polyfill-module`).
 */
addLacking(Array.prototype, {
  toReversed(this: unknown[]) {
    return [...this].reverse()
  },
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare)
  },
})
