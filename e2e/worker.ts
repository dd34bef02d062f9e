import { expect, type Page } from '@playwright/test'

/** Addresses of everything that the browser keeps for the portal. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const opened = await Promise.all(names.map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url)
  })

/**
 * How many files of the build on the server the worker has yet to keep. It is asked past the worker: each call that it
 * handles keeps the one of the build before busy, for which the new one waits.
 */
async function countMissing(page: Page): Promise<number> {
  const script = await (await page.request.get('sw.js')).text()
  return page.evaluate(
    async (written) => {
      await navigator.serviceWorker.ready
      const build = JSON.parse(written)
      const paths = [build.shell, ...build.files, ...build.more]
      const kept = await Promise.all(paths.map((path) => caches.match(path)))
      return kept.filter((response) => !response).length
    },
    /\{"id":.*\}/.exec(script)?.[0] ?? '{}',
  )
}

/** Until the worker of the build on the server has kept the page and the public screens. */
export const untilInstalled = (page: Page) => expect.poll(() => countMissing(page)).toBe(0)
