import type { KeyboardEvent } from 'react'
import type { Edited } from './history'
import type { Act } from './use-editing'

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Millimetres of an arrow key, and with Shift. */
const STEP = 1
const FAR = 5

const REMOVING: Record<string, true> = { Delete: true, Backspace: true }

function commandOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y') return 'redo'
  return letter === 'a' ? 'all' : null
}

/** What keys do on the page and in the list of fields alike; false where the key is not ours. */
export function editByKey(event: KeyboardEvent, { fields }: Edited, act: Act): boolean {
  const command = commandOf(event)
  if (command === 'all') act({ type: 'select', ids: fields.map(({ id }) => id) })
  else if (command) act({ type: command })
  else if (REMOVING[event.key]) act({ type: 'remove' })
  else if (event.key === 'Escape') act({ type: 'give-up' })
  else return false
  event.preventDefault()
  return true
}

/** Arrow keys on the page: a millimetre, with Shift five, with Alt the size. */
export function nudgeByKey(event: KeyboardEvent, act: Act): void {
  const way = ARROWS[event.key]
  if (!way) return
  event.preventDefault()
  const step = event.shiftKey ? FAR : STEP
  act({
    ...{ type: 'nudge', isResize: event.altKey },
    by: { x: way.x * step, y: way.y * step },
  })
}
