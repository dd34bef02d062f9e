import { atom, getDefaultStore } from 'jotai'
import { blame, currentlyPressed } from './pressed'

/** What takes less time shows nothing, so that the overlay does not flash (decision 10). */
const ACTIVITY_DELAY_MS = 150

/** Our server ends every call by then (503); whoever waits longer waits for a line. */
const OVERDUE_MS = 15_000

/** Counts calls under way; `visibleAtom` is true once some have been running for the delay. */
function createCounter() {
  const countAtom = atom(0)
  const visibleAtom = atom(false)
  const store = getDefaultStore()
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(step: 1 | -1) {
    const before = store.get(countAtom)
    store.set(countAtom, before + step)
    if (before === 0) {
      timer = setTimeout(() => store.set(visibleAtom, true), ACTIVITY_DELAY_MS)
    } else if (before + step === 0) {
      clearTimeout(timer)
      store.set(visibleAtom, false)
    }
  }

  return { countAtom, visibleAtom, change }
}

const loud = createCounter()
const quiet = createCounter()

/** Calls under way that cover the screen with the loading overlay (§7). */
export const loudActivityAtom = loud.countAtom
/** Calls under way that only show the thin bar: test answers and background sends. */
export const quietActivityAtom = quiet.countAtom
export const overlayVisibleAtom = loud.visibleAtom
export const thinBarVisibleAtom = quiet.visibleAtom

/** How to stop waiting for each call under way whose answer is overdue. */
export const overdueAtom = atom<readonly (() => void)[]>([])

type ActivityOptions = { quiet?: boolean }

/** Counts one call as begun; the returned function ends it, once. */
export function beginActivity(options: ActivityOptions = {}): () => void {
  const counter = options.quiet ? quiet : loud
  let running = true
  counter.change(1)
  return () => {
    if (!running) return
    running = false
    counter.change(-1)
  }
}

/** Ends, without their answers, the calls whose answers are overdue. */
export function stopWaiting() {
  for (const giveUp of getDefaultStore().get(overdueAtom)) giveUp()
}

/** Offers to stop waiting, once it has taken long; the returned function takes that back. */
function offerGivingUp(giveUp: () => void): () => void {
  const store = getDefaultStore()
  const timer = setTimeout(
    () => store.set(overdueAtom, (all) => [...all, giveUp]),
    OVERDUE_MS,
  )
  return () => {
    clearTimeout(timer)
    store.set(overdueAtom, (all) => all.filter((other) => other !== giveUp))
  }
}

type Work = ActivityOptions & {
  /** Ends it without an answer, where one may be waited for in vain. */
  giveUp?: () => void
}

/** Counts a promise as activity until it settles; passes its outcome through. A failure is of what was pressed for it. */
export async function track<Value>(
  work: Promise<Value>,
  { quiet, giveUp }: Work = {},
): Promise<Value> {
  const end = beginActivity({ quiet })
  const withdraw = giveUp && offerGivingUp(giveUp)
  const pressed = currentlyPressed()
  try {
    return await work
  } catch (error) {
    blame(error, pressed)
    throw error
  } finally {
    end()
    withdraw?.()
  }
}
