/**
 * What the portal and its libraries call and Chrome 103 to 109 lack; 109 is the last that Windows 7 and 8 get.
 * Next brings what is older (`polyfill-module`).
 */
const lacking = {
  toReversed(this: unknown[]) {
    return [...this].reverse()
  },
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare)
  },
}

for (const [name, value] of Object.entries(lacking))
  if (!(name in Array.prototype))
    Object.defineProperty(Array.prototype, name, {
      value,
      configurable: true,
      writable: true,
    })

export {}
