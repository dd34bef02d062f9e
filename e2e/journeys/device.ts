import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What local storage holds. */
export const localStorageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }))

/** Everything in the device's database, as one text. */
export const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    // opening one that is not there yet would make an empty one
    if (!databases.some(({ name }) => name === 'e-coaching')) return ''
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('e-coaching')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('kept').objectStore('kept').getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          opening.result.close()
          resolve(JSON.stringify(reading.result))
        }
      }
    })
  })

/** Waits until the device holds this text. */
export const expectKept = (page: Page, text: string) =>
  expect.poll(() => keptOnDevice(page)).toContain(text)

/** Watches one call in all pages of a context: how often it was sent, and how it was answered. */
export function watchCall(context: BrowserContext | Page, method: string, path: string) {
  const seen: { sent: number; statuses: number[] } = { sent: 0, statuses: [] }
  const isMeant = (asked: { method(): string; url(): string }) =>
    asked.method() === method && new URL(asked.url()).pathname.endsWith(`/api/v1${path}`)
  // both kinds have these events; their types do not meet
  const events: Pick<Page, 'on'> = context as Page
  events.on('request', (request) => {
    if (isMeant(request)) seen.sent += 1
  })
  events.on('response', (response) => {
    if (isMeant(response.request())) seen.statuses.push(response.status())
  })
  return seen
}
