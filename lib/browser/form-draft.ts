import { createStore, del, get, promisifyRequest } from 'idb-keyval'

/** The database of everything else that is kept on the device. */
const store = createStore('keyval-store', 'keyval')

/**
 * What was typed and not yet sent, kept in IndexedDB under the account's id (decision 4): it survives a
 * reload, a crash, an ended session and logout. A browser without IndexedDB simply keeps no draft.
 */
export const draftKey = (form: string, userId: string, subject = '') =>
  `draft:${userId}:${form}:${subject}`

/**
 * The draft until the database has it, in the tab's session storage: that writes at once, while a page
 * that goes may take a database's last write back.
 */
const mirror = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, text: string) {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // full or forbidden: the database alone then keeps it
    }
  },
  drop(key: string) {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // nothing was kept
    }
  },
}

/** What the tab kept for a database that did not get it any more; undefined when there is none. */
function readMirror(key: string): unknown {
  try {
    return JSON.parse(mirror.read(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The kept draft; undefined when there is none. */
export async function readDraft(key: string): Promise<unknown> {
  const last = readMirror(key)
  if (last !== undefined) {
    void keepDraft(key, last)
    return last
  }
  try {
    return await get(key, store)
  } catch {
    return undefined
  }
}

/**
 * Keeps a draft of plain data; resolves to whether it is really stored. Its transaction is ended at
 * once, so that it has the best chance when the page goes.
 */
export async function keepDraft(key: string, value: unknown): Promise<boolean> {
  const text = JSON.stringify(value)
  mirror.write(key, text)
  try {
    await store('readwrite', (drafts) => {
      drafts.put(value, key)
      const stored = promisifyRequest(drafts.transaction)
      drafts.transaction.commit?.()
      return stored
    })
    if (mirror.read(key) === text) mirror.drop(key)
    return true
  } catch {
    return false
  }
}

export async function dropDraft(key: string): Promise<void> {
  mirror.drop(key)
  try {
    await del(key, store)
  } catch {
    // nothing was kept
  }
}
