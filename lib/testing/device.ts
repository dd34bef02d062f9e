import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { changeStored, readStored, storedKeys } from '@/lib/device/database'

/** A device on which nothing is kept yet. */
export async function clearDevice(): Promise<void> {
  for (const key of await storedKeys()) await changeStored(key, () => undefined)
  sessionStorage.clear()
}

/** What the database holds, under its keys. */
export async function deviceEntries(): Promise<Record<string, unknown>> {
  const entries: Record<string, unknown> = {}
  for (const key of await storedKeys()) entries[key] = (await readStored(key))?.value
  return entries
}

/** A page that goes: the browser takes the open write of its database back. */
export const takeBackWrites = () =>
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The page is gone', 'AbortError')
  })

/** Another tab writes for so long: what is asked of the database waits until it is let go. */
export async function holdDevice(): Promise<() => void> {
  const other = await openDB('e-coaching')
  const { store } = other.transaction('kept', 'readwrite')
  let isHeld = true
  const ask = async () => {
    while (isHeld) await store.get('')
    other.close()
  }
  void ask()
  return () => {
    isHeld = false
  }
}
