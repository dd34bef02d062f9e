import { del, get, set } from 'idb-keyval'

/**
 * What was typed and not yet sent, kept in IndexedDB under the account's id (decision 4): it survives a
 * reload, a crash, an ended session and logout. A browser without IndexedDB simply keeps no draft.
 */
export const draftKey = (form: string, userId: string, subject = '') =>
  `draft:${userId}:${form}:${subject}`

/** The kept draft; undefined when there is none. */
export async function readDraft(key: string): Promise<unknown> {
  try {
    return await get(key)
  } catch {
    return undefined
  }
}

/** Keeps a draft; resolves to whether it is really stored. */
export async function keepDraft(key: string, value: unknown): Promise<boolean> {
  try {
    await set(key, value)
    return true
  } catch {
    return false
  }
}

export async function dropDraft(key: string): Promise<void> {
  try {
    await del(key)
  } catch {
    // nothing was kept
  }
}
