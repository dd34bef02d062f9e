import { deleteDB, type IDBPTransaction, openDB } from 'idb'
import { keyOf } from '@/lib/device/places'
import type { Database, DeviceSchema, Stored } from '@/lib/device/schema'

/** Where builds before this one kept drafts and preferences. */
const KEYVAL = { name: 'keyval-store', store: 'keyval' }

type Upgrade = IDBPTransaction<DeviceSchema, 'kept'[], 'versionchange'>

/** Bookmarks were a list of ids; the rest of that version is as it was. */
const asNow = (value: unknown) =>
  Array.isArray(value) ? Object.fromEntries(value.map((id) => [id, true])) : value

/** Answers and bookmarks of the first version of the database: under the same keys, without a date. */
export async function adoptRecords(database: Database, upgrade: Upgrade) {
  // a store that only that version had
  const records = 'records' as 'kept'
  const kept = upgrade.objectStore('kept')
  let cursor = await upgrade.objectStore(records).openCursor()
  while (cursor) {
    const isLease = cursor.key.startsWith('lease ')
    if (!isLease) await kept.put({ at: 0, value: asNow(cursor.value) }, cursor.key)
    cursor = await cursor.continue()
  }
  database.deleteObjectStore(records)
}

type Dated = { savedAt: number; changes?: unknown; values?: unknown }

const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' &&
  value !== null &&
  'savedAt' in value &&
  typeof value.savedAt === 'number'

/** A draft, whose date may have been kept in it: by the device's clock, which only a visitor's is judged by. */
function draftOf(value: unknown, isVisitor: boolean): Stored {
  if (!isDated(value)) return { at: 0, value }
  return { at: isVisitor ? value.savedAt : 0, value: value.changes ?? value.values }
}

/** `draft:7:faq:9:` or the name of a preference, as a key and what belongs there. */
function renamed(old: string, value: unknown): [key: string, stored: Stored] {
  const [kind, owner = '', ...names] = old.split(':')
  if (kind !== 'draft') return [keyOf('preference', ['device', old]), { at: 0, value }]
  const name = names.join(':').replace(/:$/, '')
  const isVisitor = owner === 'visitor'
  const place = isVisitor ? 'visitor-draft' : 'draft'
  return [keyOf(place, [owner, name]), draftOf(value, isVisitor)]
}

/** The database of the earlier builds; null where this device never had it. */
const openKeyval = () =>
  openDB(KEYVAL.name, undefined, {
    // only asked for, not made
    upgrade(_, __, ___, transaction) {
      transaction.done.catch(() => {})
      transaction.abort()
    },
  }).catch(() => null)

/** Takes over what the builds before kept in a database of their own, which then goes. */
export async function adoptKeyval(database: Database) {
  const old = await openKeyval()
  if (!old) return
  const hasStore = old.objectStoreNames.contains(KEYVAL.store)
  const keys = hasStore ? await old.getAllKeys(KEYVAL.store) : []
  const values = hasStore ? await old.getAll(KEYVAL.store) : []
  old.close()
  const adoption = database.transaction('kept', 'readwrite')
  const puts = keys.flatMap((key, index) => {
    // which materials were opened here is of no use any more
    if (String(key).startsWith('materi:')) return []
    const [name, stored] = renamed(String(key), values[index])
    return [adoption.store.put(stored, name)]
  })
  await Promise.all([...puts, adoption.done])
  // waits for tabs of an earlier build; nobody has to wait for them
  void deleteDB(KEYVAL.name).catch(() => {})
}
