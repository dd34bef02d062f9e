import { atom, getDefaultStore } from 'jotai'
import { tabStorage } from '@/lib/browser/tab-storage'

type PreferenceOptions<Value extends string> = {
  key: string
  values: readonly Value[]
  fallback: () => Value
}

/**
 * A choice of this device. The keys of local storage are fixed and logout clears them (decision 4), so it
 * lies in IndexedDB, with a copy in session storage that can be read before the first paint.
 */
export function createPreference<Value extends string>(options: PreferenceOptions<Value>) {
  const { key, values, fallback } = options
  const valueAtom = atom<Value>(fallback())
  const store = getDefaultStore()

  const known = (stored: unknown) => values.find((value) => value === stored)

  function adopt(value: Value) {
    store.set(valueAtom, value)
    tabStorage.keep(key, value)
  }

  return {
    valueAtom,
    /** Reads what was chosen before; resolves once it is in the atom. */
    async start() {
      const fresh = known(tabStorage.read(key))
      if (fresh) return adopt(fresh)
      const kept = known(await (await shelf())?.read(['device', key]))
      adopt(kept ?? fallback())
    },
    /** Takes a choice over at once and keeps it for the next visits. */
    async choose(value: Value) {
      adopt(value)
      await (await shelf())?.keep(['device', key], value)
    },
  }
}

/** Loaded beside the first paint; null where it does not come: the choice then holds for this tab. */
const shelf = () =>
  import('@/lib/device/shelf')
    .then(({ createShelf }) => createShelf<unknown>('preference'))
    .catch(() => null)
