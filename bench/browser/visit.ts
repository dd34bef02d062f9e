import type { BrowserContext } from '@playwright/test'

/** A line of 1.6 Mbit/s down and 0.75 up with round trips of 150 ms; throughput in bytes per second. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const CPU_SLOWDOWN = 4
/** How long a page is watched after it was asked for. */
const WATCHED_MS = 10_000

export type Visit = {
  /** First and largest paint, and when the awaited element was there, in milliseconds from the request. */
  fcp: number
  lcp: number
  ready: number
  /** What tasks of more than 50 ms took beyond them, from the first paint on, in milliseconds. */
  blocked: number
  /** Compressed, as they came. */
  scriptBytes: number
  bytes: number
  requests: number
}

type Watched = Window & { seen: Pick<Visit, 'fcp' | 'lcp' | 'ready' | 'blocked'> }

const watch = (selector: string) => {
  const page = window as unknown as Watched
  page.seen = { fcp: 0, lcp: 0, ready: 0, blocked: 0 }
  const { seen } = page
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    if (seen.fcp > 0 && startTime >= seen.fcp) seen.blocked += duration - 50
  })
  const look = () => {
    const found = document.querySelector(selector)
    if (found && found.getClientRects().length > 0) seen.ready = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Opens an address in a new tab on a slow line and a slow processor, and watches it for ten seconds. */
export const visit = async (
  context: BrowserContext,
  { address, awaited }: { address: string; awaited: string },
): Promise<Visit> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const types = new Map<string, string>()
  const sum = { scriptBytes: 0, bytes: 0, requests: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('http')) types.set(requestId, type ?? '')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!types.has(requestId) || encodedDataLength === 0) return
    sum.requests += 1
    sum.bytes += encodedDataLength
    if (types.get(requestId) === 'Script') sum.scriptBytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(watch, awaited)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(WATCHED_MS)
  const seen = await page.evaluate(() => (window as unknown as Watched).seen)
  await page.close()
  return { ...seen, ...sum }
}
