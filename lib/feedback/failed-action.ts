import { atom, getDefaultStore } from 'jotai'

/** What was pressed for an act, the first outside of any window, then what its windows asked for. */
type Action = readonly HTMLElement[]

const WINDOWS = '[role=dialog], [role=alertdialog]'
const LAYERS = `${WINDOWS}, [role=menu], [role=listbox]`
const CONTROLS =
  'button, input, select, [role=button], [role=menuitem], [role=option], a:not([href^="#"])'

/** The failure that stands at what was pressed for it, until something else is pressed. */
export const failedActionAtom = atom<{ action: Action; text: string } | null>(null)

let action: Action = []
const actions = new WeakMap<Error, Action>()

/** Takes away what is written at an action. */
export const forgetFailedAction = () => getDefaultStore().set(failedActionAtom, null)

function notePress({ target }: Event) {
  // what only tells something is no act
  if (!(target instanceof Element) || target.closest('[data-message]')) return
  // a link leads away, and begins nothing
  const control = target.closest<HTMLElement>(CONTROLS)
  const isAsked = target.closest(LAYERS) !== null
  action = [...(isAsked ? action : []), ...(control ? [control] : [])]
  forgetFailedAction()
}

/** Notes what is pressed, so that a failure finds its way back; returns how to stop. */
export function followPresses(): () => void {
  document.addEventListener('click', notePress, true)
  return () => document.removeEventListener('click', notePress, true)
}

/** What has been pressed until now: for work that begins here and may fail after other presses. */
export const currentAction = (): Action => action

/** The failure is of this action, whatever has been pressed since. */
export function failOf(begun: Action, error: unknown) {
  if (error instanceof Error) actions.set(error, begun)
}

const isOfForm = (control: HTMLElement) =>
  control.matches('[type=submit]') && control.closest('form') !== null

/** A window lies over it. */
const isCovered = (control: HTMLElement) => {
  const window = [...document.querySelectorAll(WINDOWS)].at(-1)
  return window !== undefined && !window.contains(control)
}

/** Where a failure stands: at the last control of its action that is there. A form says its own failures above its fields. */
export function placeOf(failed: Action): { control: HTMLElement; isHere: boolean } | null {
  const control = failed.findLast(({ isConnected }) => isConnected)
  return control ? { control, isHere: !isOfForm(control) && !isCovered(control) } : null
}

/** Writes a failure at what was pressed for it. */
export function writeAtAction(text: string, error?: unknown) {
  const failed = (error instanceof Error && actions.get(error)) || action
  if (failed.length > 0) getDefaultStore().set(failedActionAtom, { action: failed, text })
}
