import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFlushOnLeave } from '@/lib/browser/use-flush-on-leave'
import type { Names } from '@/lib/device/places'
import { createShelf } from '@/lib/device/shelf'

const PAUSE_MS = 400

type DraftKind = 'draft' | 'visitor-draft'

/** Says which drafts were stored by a form that was left while it sent them. */
const stored = new EventTarget()

/** What is typed into one form, kept while it is typed: a page that is killed says nothing before. */
function createDraft(kind: DraftKind, names: Names) {
  const shelf = createShelf<unknown>(kind)
  let pending: { typed: unknown } | null = null
  let latest: unknown
  let timer: ReturnType<typeof setTimeout>

  function take() {
    const last = pending
    clearTimeout(timer)
    pending = null
    return last
  }
  /** Keeps at once what was typed last. */
  function flush() {
    const last = take()
    if (!last) return
    void (last.typed === undefined ? shelf.drop(names) : shelf.keep(names, last.typed))
  }
  return {
    flush,
    /** What was kept, in this visit or an earlier one. */
    read: () => shelf.read(names),
    /** Keeps plain data soon; undefined forgets what was kept. */
    keep(typed: unknown) {
      latest = typed
      if (!pending) timer = setTimeout(flush, PAUSE_MS)
      pending = { typed }
    },
    /** Forgets it, and what was typed last with it. */
    drop() {
      take()
      return shelf.drop(names)
    },
    /** The same once it is stored, unless the form was opened anew meanwhile and more was typed into it. */
    async dropStored() {
      const kept = await shelf.read(names)
      if (JSON.stringify(kept) !== JSON.stringify(latest)) return
      await shelf.drop(names)
      stored.dispatchEvent(new Event(names.join(' ')))
    },
    /** Hears that what it has read was stored after all. */
    onStored(tell: () => void) {
      stored.addEventListener(names.join(' '), tell)
      return () => stored.removeEventListener(names.join(' '), tell)
    },
  }
}

export type Draft = ReturnType<typeof createDraft>

/**
 * The draft of a form on this device: it survives a reload, a crash and an ended session (decision 4).
 * A session that ends while the form is open takes it to nobody else.
 *
 * @param owner the account's id, or 'visitor'
 * @param name of the form, and of the thing that it changes: 'faq:9'
 */
export function useDraft(kind: DraftKind, owner: string, name: string) {
  const [whose] = useState(owner)
  const draft = useMemo(() => createDraft(kind, [whose, name]), [kind, whose, name])
  useFlushOnLeave(draft.flush)
  useEffect(() => draft.flush, [draft])
  return draft
}

/** Reads once what was kept of a draft, and tells it as long as somebody is there to hear. */
export function useReadDraft({ read }: Draft, onRead: (kept: unknown) => void) {
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    let isGone = false
    void read().then((kept) => {
      if (!isGone) tell(kept)
    })
    return () => {
      isGone = true
    }
  }, [read])
}
