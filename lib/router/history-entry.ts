type State = {
  position: number
  /** Marked before the application stood (`lib/first-paint/start-page.ts`); only the first page was seen by then. */
  isUnseen?: true
}

/** The place of the first page's own entry while a second one lies over it: see `holdFirst` of the hash location. */
export const UNDER = -1

/** The place of an entry of the history in the visit, counted from 0; null where it has none yet. */
export const positionOf = (state: unknown): number | null => {
  const value = (state as State | null)?.position
  return typeof value === 'number' ? value : null
}

/** Whether the page of an entry was on the screen before. */
export function wasShown(state: unknown) {
  const at = positionOf(state)
  return at !== null && (!(state as State).isUnseen || at === window.leftFirst?.place)
}

/** Gives the present entry its place, and another address where one is named. */
export const mark = (position: number, address?: string | null) =>
  history.replaceState({ position } satisfies State, '', address)

/** Adds an entry of the present address. */
export const double = (position: number) =>
  history.pushState({ position } satisfies State, '')
