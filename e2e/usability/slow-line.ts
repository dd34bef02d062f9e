import { expect, type Locator, type Page } from '@playwright/test'

/** A line of the village: 400 kbit/s both ways, and 300 ms until anything comes. */
const LATENCY_MS = 300
const BYTES_A_SECOND = 400_000 / 8

/** Makes the page's line slow from now on; it can be cut, and is slow again when it is mended. */
export async function slowLine(page: Page) {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const set = async (offline: boolean) => {
    const own = () =>
      session.send('Network.emulateNetworkConditions', {
        ...{ offline, latency: LATENCY_MS },
        ...{ downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND },
      })
    // the context's tells the page and its worker; this one is there before, so that what is sent at once gets through
    await own()
    await context.setOffline(offline)
    await own()
  }
  const forget = () => page.evaluate(() => performance.clearResourceTimings())
  await session.send('Network.enable')
  await set(false)
  await forget()
  return {
    cut: () => set(true),
    async mend() {
      await forget()
      await set(false)
    },
    /** No call since the line was made or mended was faster than it is, and there was one. */
    async expectSlow() {
      const fastest = await page.evaluate(() => {
        const calls = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/v1/'))
        return Math.min(...calls.map(({ duration }) => duration))
      })
      expect(fastest).toBeGreaterThanOrEqual(LATENCY_MS)
      expect(fastest).toBeLessThan(Number.POSITIVE_INFINITY)
    },
  }
}

/** Looks at every frame, so that the moment is known to the millisecond, until a part says this, or no longer does. */
export const untilSays = (part: Locator, says: RegExp, isWanted = true) =>
  part.evaluate(
    (element, [source, wanted]) =>
      new Promise<void>((resolve) => {
        const pattern = new RegExp(source)
        const look = () => {
          if (pattern.test(element.textContent) === wanted) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    [says.source, isWanted] as const,
  )
