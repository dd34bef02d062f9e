import { serverAtLeast, serverNow } from '@/lib/browser/server-clock'
import { tellKept } from '@/lib/device/is-kept'
import { mirror } from '@/lib/device/mirror'
import {
  goesWith,
  isPast,
  isUndated,
  type Kind,
  keyOf,
  type Names,
  namesOf,
  timeFor,
} from '@/lib/device/places'
import type { Stored } from '@/lib/device/schema'

type Database = typeof import('@/lib/device/database')

/** The database's code comes when it is first asked for; where it does not come, nothing is kept. */
async function inDatabase<T>(
  ask: (database: Database) => Promise<T>,
  otherwise: T,
): Promise<T> {
  const database = await import('@/lib/device/database').catch(() => null)
  if (database) return ask(database)
  tellKept(false)
  return otherwise
}
const readStored = (key: string) =>
  inDatabase((database) => database.readStored(key), undefined)
const changeStored = (key: string, change: Parameters<Database['changeStored']>[1]) =>
  inDatabase((database) => database.changeStored(key, change), false)
const storedKeys = (prefix?: string) =>
  inDatabase((database) => database.storedKeys(prefix), [])

/** A phone's clock may be months wrong: age is judged by what the server has told. */
const clocks = () => ({ told: serverAtLeast(), assumed: serverNow() })

/** What an earlier visit kept, while it is of use; it is of the kind that was put there. */
const keptValue = <T>(key: string, stored: Stored | undefined): T | undefined =>
  stored && !isPast(key, stored.at, clocks()) ? (stored.value as T) : undefined

/** Accounts that this page has seen end: what was under way then may not come back here. */
const gone = new Set<string>()

/**
 * One kind of things on the device, each under its owner and further names.
 *
 * @param merge what of two is kept; the one that was added, unless said otherwise
 */
export function createShelf<T>(
  kind: Kind,
  merge: (old: T, added: T) => T = (_, added) => added,
) {
  const add = (old: T | undefined, added: T) =>
    old === undefined ? added : merge(old, added)

  /** Changes a thing in one step between all tabs; `undefined` removes it. */
  const change = (names: Names, next: (old: T | undefined) => T | undefined) => {
    const key = keyOf(kind, names)
    return changeStored(key, (stored) => {
      const value = gone.has(names[0]) ? undefined : next(keptValue<T>(key, stored))
      return value === undefined ? undefined : { at: timeFor(key, clocks()), value }
    })
  }

  /** Keeps a thing, also when the page goes in this moment; resolves to whether it is stored. */
  async function keep(names: Names, added: T): Promise<boolean> {
    if (gone.has(names[0])) return false
    const key = keyOf(kind, names)
    const text = mirror.write(key, add(mirror.read(key) as T | undefined, added))
    const isStored = await change(names, (old) => add(old, added))
    if (isStored) mirror.settle(key, text)
    return isStored
  }

  /** The kept thing, with the last words of this tab that its database did not get any more. */
  async function read(names: Names): Promise<T | undefined> {
    const key = keyOf(kind, names)
    const asked = mirror.read(key) as T | undefined
    const kept = keptValue<T>(key, await readStored(key))
    // what was kept or dropped while it was read stays so
    const last = mirror.read(key) as T | undefined
    if (last !== undefined) void keep(names, last)
    const latest = last ?? asked
    return latest === undefined ? kept : add(kept, latest)
  }

  return {
    ...{ change, keep, read },
    async drop(names: Names): Promise<void> {
      mirror.drop(keyOf(kind, names))
      await change(names, () => undefined)
    },
    /** All things of an owner, with their further names. */
    async listOf(owner: string): Promise<{ names: string[]; value: T }[]> {
      const prefix = `${keyOf(kind, [owner])} `
      const keys = new Set([...(await storedKeys(prefix)), ...mirror.keys(prefix)])
      const things = [...keys].map(async (key) => {
        const names = namesOf(key).slice(1)
        return { names, value: await read([owner, ...names]) }
      })
      return (await Promise.all(things)).flatMap(({ names, value }) =>
        value === undefined ? [] : [{ names, value }],
      )
    },
  }
}

/**
 * Removes what has had its time, and what goes with an account that logs out. What was kept before the
 * server had told the time begins its age here.
 */
export async function tidyDevice(leaving?: string): Promise<void> {
  const goes = (key: string) => leaving !== undefined && goesWith(key, leaving)
  const tidied = (key: string, stored: Stored): Stored | undefined => {
    if (goes(key) || isPast(key, stored.at, clocks())) return undefined
    return isUndated(key, stored.at) ? { ...stored, at: serverAtLeast() } : stored
  }
  for (const key of mirror.keys('')) if (goes(key)) mirror.drop(key)
  for (const key of await storedKeys()) {
    const stored = await readStored(key)
    if (!stored || tidied(key, stored)?.at === stored.at) continue
    await changeStored(key, (latest) => latest && tidied(key, latest))
  }
}

/** Removes all that is kept here of an account that is there no more. */
export async function forgetOwner(owner: string): Promise<void> {
  gone.add(owner)
  const isTheirs = (key: string) => namesOf(key)[0] === owner
  for (const key of mirror.keys('')) if (isTheirs(key)) mirror.drop(key)
  for (const key of await storedKeys())
    if (isTheirs(key)) await changeStored(key, () => undefined)
}
