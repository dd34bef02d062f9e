import { atom, getDefaultStore } from 'jotai'

/**
 * Small records in IndexedDB, changed in one transaction each, so that tabs never overwrite each
 * other's work, and flushed to the disk on commit, so that a dead battery loses nothing. Where the
 * browser forbids the database (private windows) they live in memory.
 */
const DATABASE = 'e-coaching'
const STORE = 'records'

/** False while the browser keeps nothing: what is written then lasts as long as the page. */
export const recordsKeptAtom = atom(true)
export const tellKept = (isKept: boolean) => getDefaultStore().set(recordsKeptAtom, isKept)

const memory = new Map<string, unknown>()
let opened: Promise<IDBDatabase> | null = null

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      // another tab wants a newer version, or the browser has dropped the connection
      const forget = () => {
        opened = null
      }
      database.onversionchange = () => {
        database.close()
        forget()
      }
      database.onclose = forget
      resolve(database)
    }
  })
}

function database(): Promise<IDBDatabase> {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

type Work<T> = (store: IDBObjectStore, done: (result: T) => void) => void

/** Does the work in the database and notes whether there is one that works. */
async function transact<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  try {
    const result = await inDatabase(mode, work)
    tellKept(true)
    return result
  } catch (error) {
    tellKept(false)
    throw error
  }
}

async function inDatabase<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const db = await database()
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode, { durability: 'strict' })
    let result: T
    work(transaction.objectStore(STORE), (value) => {
      result = value
    })
    transaction.oncomplete = () => resolve(result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** True where records outlive the tab. */
export const hasDatabase = () => typeof indexedDB !== 'undefined'

/** The record under a key; undefined when there is none. */
export async function readRecord<T>(key: string): Promise<T | undefined> {
  try {
    return await transact<T>('readonly', (store, done) => {
      const request = store.get(key)
      request.onsuccess = () => done(request.result)
    })
  } catch {
    return memory.get(key) as T | undefined
  }
}

/** Changes a record in one step; `undefined` as the new value removes it. */
export async function changeRecord<T>(
  key: string,
  change: (old: T | undefined) => T | undefined,
): Promise<void> {
  try {
    await transact<void>('readwrite', (store) => {
      const request = store.get(key)
      request.onsuccess = () => {
        const next = change(request.result)
        if (next === undefined) store.delete(key)
        else store.put(next, key)
      }
    })
  } catch {
    memory.set(key, change(memory.get(key) as T | undefined))
  }
}

/** Keys of all records that begin with a prefix. */
export async function recordKeys(prefix: string): Promise<string[]> {
  try {
    return await transact<string[]>('readonly', (store, done) => {
      const request = store.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
      request.onsuccess = () => done(request.result.map(String))
    })
  } catch {
    return [...memory.keys()].filter((key) => key.startsWith(prefix))
  }
}
