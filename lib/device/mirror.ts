import { tabStorage } from '@/lib/browser/tab-storage'

/**
 * The last words of a page, in the tab's session storage, until the database has them: that writes at
 * once, while Chromium takes back what a database began to write when the page went.
 */
export const mirror = {
  /** Undefined when there is nothing, or nothing readable. */
  read: (key: string): unknown => tabStorage.readJson(key) ?? undefined,
  /** Gives back what was written, for `settle`. */
  write(key: string, value: unknown): string {
    const text = JSON.stringify(value)
    tabStorage.keep(key, text)
    return text
  },
  /** The database has this text; a newer one stays. */
  settle(key: string, text: string) {
    if (tabStorage.read(key) === text) mirror.drop(key)
  },
  drop: tabStorage.forget,
  keys: (prefix: string): string[] =>
    tabStorage.keys().filter((key) => key.startsWith(prefix)),
}
