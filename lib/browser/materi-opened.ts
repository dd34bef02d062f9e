import { get, set } from 'idb-keyval'
import { atom, getDefaultStore } from 'jotai'

/** Coachings whose materials this account has downloaded on this device; the server does not know. */
export const materiOpenedAtom = atom<ReadonlySet<string>>(new Set<string>())

const keyOf = (userId: string, coachingId: string) => `materi:${userId}:${coachingId}`

function add(coachingId: string) {
  getDefaultStore().set(materiOpenedAtom, (opened) => new Set([...opened, coachingId]))
}

/** Reads from the device whether the materials were opened before. */
export async function recallMateriOpened(userId: string, coachingId: string) {
  try {
    if (await get(keyOf(userId, coachingId))) add(coachingId)
  } catch {
    // without IndexedDB nothing is known from before
  }
}

export async function markMateriOpened(userId: string, coachingId: string) {
  add(coachingId)
  try {
    await set(keyOf(userId, coachingId), true)
  } catch {
    // without IndexedDB it holds until the page is closed
  }
}
