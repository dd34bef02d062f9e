import type { Fields, Handle, Point } from './boxes'
import type { Guide } from './snap'

type Drag = { handle: Handle | null; from: Point; before: Fields }

/** What is known while fields are placed, beside the fields themselves. */
export type Editing = {
  /** Ids, in the order in which they were chosen. */
  selected: readonly string[]
  past: readonly Fields[]
  future: readonly Fields[]
  /** Names the newest step: the same again is one step with it. */
  step: string | null
  drag: Drag | null
  guides: readonly Guide[]
}

export const UNTOUCHED: Editing = {
  ...{ selected: [], past: [], future: [], step: null, drag: null, guides: [] },
}

export type Edited = Editing & { fields: Fields }

/** So many steps can be taken back. */
const MOST_STEPS = 100

/** The fields are others now; what was can be brought back. */
export function stepTo(state: Edited, fields: Fields, step: string | null = null): Edited {
  if (fields === state.fields) return state
  const isSameStep = step !== null && step === state.step
  const past = isSameStep ? state.past : [...state.past, state.fields].slice(-MOST_STEPS)
  return { ...state, fields, past, future: [], step, guides: [] }
}

function goTo(
  state: Edited,
  fields: Fields | undefined,
  stacks: Pick<Edited, 'past' | 'future'>,
) {
  if (!fields) return state
  const known = new Set(fields.map(({ id }) => id))
  const selected = state.selected.filter((id) => known.has(id))
  return { ...state, ...stacks, fields, selected, step: null, drag: null, guides: [] }
}

/** As it was before the newest step. */
export const undo = (state: Edited) =>
  goTo(state, state.past.at(-1), {
    past: state.past.slice(0, -1),
    future: [state.fields, ...state.future],
  })

/** The step that was taken back, once more. */
export const redo = (state: Edited) =>
  goTo(state, state.future[0], {
    past: [...state.past, state.fields],
    future: state.future.slice(1),
  })
