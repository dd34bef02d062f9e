const ROWS = 'main tbody > tr, main li'
/** What can be gone to in a row; a field keeps its own arrows. */
const CONTROLS = 'a[href], button:not(:disabled), summary, input[type=checkbox]'
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const isThere = (element: Element) =>
  !element.closest('nav, [hidden], [inert]') && (element.checkVisibility?.() ?? true)

const controlsIn = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest(ROWS) === row && isThere(control),
  )

/** The rows of the lists of this screen, each as what can be pressed in it. */
const rowsOf = () =>
  [...document.querySelectorAll(ROWS)]
    .map(controlsIn)
    .filter((controls) => controls.length > 0)

export const hasRows = () => rowsOf().length > 1

/**
 * Where an arrow leads from a control of a row: to the same one of the row above or below; from the search box down to the
 * first row, and up from there back to it.
 */
export function rowControl(event: KeyboardEvent, search: HTMLElement | undefined) {
  const step = STEPS[event.key]
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (!(target instanceof HTMLElement)) return undefined
  const rows = rowsOf()
  const row = rows.findIndex((controls) => controls.includes(target))
  if (row < 0) return target === search && step > 0 ? rows[0]?.[0] : undefined
  const next = rows[row + step]
  if (!next) return step < 0 ? search : undefined
  return next[Math.min(rows[row]?.indexOf(target) ?? 0, next.length - 1)]
}
