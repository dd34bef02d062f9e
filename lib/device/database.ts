import { openDB } from 'idb'
import { adoptKeyval, adoptRecords } from '@/lib/device/earlier-builds'
import { tellKept } from '@/lib/device/is-kept'
import type { Database, DeviceSchema, Stored } from '@/lib/device/schema'

const NAME = 'e-coaching'
/** There while the database of earlier builds is still to be looked for. */
const ADOPTING = 'adopting'
/** A database that does not answer must not keep a form or a test from opening. */
const LIMIT_MS = 1500

let opened: Promise<Database> | null = null

const forgive = () => {}
const forget = () => {
  opened = null
}

async function open(): Promise<Database> {
  const database = await openDB<DeviceSchema>(NAME, 2, {
    async upgrade(created, oldVersion, _, transaction) {
      const kept = created.createObjectStore('kept')
      await kept.put({ at: 0, value: true }, ADOPTING)
      if (oldVersion === 1) await adoptRecords(created, transaction)
    },
    // another tab wants a newer version
    blocking: () => {
      database.close()
      forget()
    },
    terminated: forget,
  })
  if (await database.get('kept', ADOPTING)) {
    await adoptKeyval(database)
    await database.delete('kept', ADOPTING)
  }
  return database
}

/** Rejects when the work takes longer: a database that hangs is one that keeps nothing. */
function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const hangs = () => reject(new Error('The database does not answer'))
    const timer = setTimeout(hangs, LIMIT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** What was put there last was taken: a disk that is full can still be read. */
let takesMore = true

/** Does the work in the database, and notes whether there is one that works. */
async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  opened ??= open()
  opened.catch(forget)
  const asked = opened.then(work)
  try {
    const result = await within(asked)
    tellKept(takesMore)
    return result
  } catch (error) {
    tellKept(false)
    // a slow one does it later
    asked.then(() => tellKept(takesMore), forgive)
    throw error
  }
}

/** What lies under a key; undefined when nothing does, or the database hangs or is forbidden. */
export const readStored = (key: string): Promise<Stored | undefined> =>
  inDatabase((database) => database.get('kept', key)).catch(() => undefined)

/**
 * Changes what lies under a key in one transaction, so that tabs never overwrite each other's work,
 * flushed to the disk on commit, so that a dead battery loses nothing. `undefined` removes it.
 * Says whether it is kept.
 */
export async function changeStored(
  key: string,
  change: (old: Stored | undefined) => Stored | undefined,
): Promise<boolean> {
  try {
    await inDatabase(async (database) => {
      const transaction = database.transaction('kept', 'readwrite', {
        durability: 'strict',
      })
      const { store } = transaction
      const next = change(await store.get(key))
      const written = next === undefined ? store.delete(key) : store.put(next, key)
      transaction.commit()
      await Promise.all([written, transaction.done])
      if (next !== undefined) takesMore = true
    })
    return true
  } catch {
    takesMore = false
    return false
  }
}

/** The keys that begin with a prefix. */
export const storedKeys = (prefix = ''): Promise<string[]> =>
  inDatabase((database) =>
    database.getAllKeys('kept', IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
  ).catch(() => [])
