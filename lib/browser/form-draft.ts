import { createStore, del, get, promisifyRequest } from 'idb-keyval'

/** The database of everything else that is kept on the device. */
const store = createStore('keyval-store', 'keyval')

/**
 * What was typed and not yet sent, kept in IndexedDB under the account's id (decision 4): it survives a
 * reload, a crash, an ended session and logout. A browser without IndexedDB simply keeps no draft.
 */
export const draftKey = (form: string, userId: string, subject = '') =>
  `draft:${userId}:${form}:${subject}`

/** The kept draft; undefined when there is none. */
export async function readDraft(key: string): Promise<unknown> {
  try {
    return await get(key, store)
  } catch {
    return undefined
  }
}

/**
 * Keeps a draft; resolves to whether it is really stored. Its transaction is ended at once: one that is
 * still open when the page goes is taken back by the browser, and the last words with it.
 */
export async function keepDraft(key: string, value: unknown): Promise<boolean> {
  try {
    await store('readwrite', (drafts) => {
      drafts.put(value, key)
      const stored = promisifyRequest(drafts.transaction)
      drafts.transaction.commit?.()
      return stored
    })
    return true
  } catch {
    return false
  }
}

export async function dropDraft(key: string): Promise<void> {
  try {
    await del(key, store)
  } catch {
    // nothing was kept
  }
}
