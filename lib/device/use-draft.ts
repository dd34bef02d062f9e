import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFlushOnLeave } from '@/lib/browser/use-flush-on-leave'
import type { Names } from '@/lib/device/places'
import { createShelf } from '@/lib/device/shelf'

const PAUSE_MS = 400

type DraftKind = 'draft' | 'visitor-draft'

/** What is typed into one form, kept while it is typed: a page that is killed says nothing before. */
function createDraft(kind: DraftKind, names: Names) {
  const shelf = createShelf<unknown>(kind)
  let pending: { typed: unknown } | null = null
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
      if (!pending) timer = setTimeout(flush, PAUSE_MS)
      pending = { typed }
    },
    /** Forgets it, and what was typed last with it. */
    drop() {
      take()
      return shelf.drop(names)
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
