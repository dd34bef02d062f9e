import { useEffect, useState } from 'react'
import { tabStorage } from '@/lib/browser/tab-storage'
import { withLock } from '@/lib/browser/with-lock'
import { createShelf } from '@/lib/device/shelf'
import { useSession } from '@/lib/session/use-session'

/** So many tabs may have one form open, each with a draft of its own. */
const SLOTS = 5

const drafts = createShelf<unknown>('draft')

type Release = () => Promise<unknown>

/** Holds a name among the tabs of this browser; null where another one holds it. */
const hold = (name: string) =>
  new Promise<Release | null>((resolve) => {
    const take = (isOwn: boolean) => {
      if (!isOwn) return resolve(null)
      return new Promise<void>((letGo) => {
        resolve(() => {
          letGo()
          return done
        })
      })
    }
    const done = withLock(`draft:${name}`, { ifAvailable: true }, take)
  })

/** Names in session storage the draft that this tab had of a form. */
const keyOfTab = (owner: string, name: string) => `draft-of-tab ${owner} ${name}`

/** The names for a form's drafts, that of this tab first. */
function slotsOf(owner: string, name: string): Iterable<string> {
  const own = tabStorage.read(keyOfTab(owner, name)) ?? name
  const numbered = Array.from({ length: SLOTS - 1 }, (_, at) => `${name}:${at + 2}`)
  return new Set([own, name, ...numbered])
}

/** The first free name under which something was kept, else the first free one. */
async function claim(owner: string, name: string) {
  let empty: { name: string; release: Release } | null = null
  for (const slot of slotsOf(owner, name)) {
    const release = await hold(`${owner}:${slot}`)
    if (!release) continue
    if ((await drafts.read([owner, slot])) !== undefined) {
      await empty?.release()
      return { name: slot, release }
    }
    if (empty) await release()
    else empty = { name: slot, release }
  }
  return empty ?? { name, release: async () => {} }
}

/** A form that is opened anew waits until this tab has let its name go. */
let released: Promise<unknown> = Promise.resolve()

/**
 * The name under which this tab keeps a form's draft, so that two tabs with the same form open keep two. Null until it is
 * known; where the browser has no locks, or refuses them, one serves all tabs.
 */
export function useDraftSlot(name: string): string | null {
  const user = useSession().user?.id ?? ''
  // a session that ends while the form is open takes its draft to nobody else
  const [owner] = useState(user)
  const [slot, setSlot] = useState(navigator.locks ? null : name)
  useEffect(() => {
    if (!navigator.locks) return
    let isGone = false
    const claimed = released.then(() => claim(owner, name))
    void claimed.then((slot) => {
      if (isGone) return
      tabStorage.keep(keyOfTab(owner, name), slot.name)
      setSlot(slot.name)
    })
    return () => {
      isGone = true
      released = Promise.all([released, claimed.then(({ release }) => release())])
    }
  }, [owner, name])
  return slot
}
