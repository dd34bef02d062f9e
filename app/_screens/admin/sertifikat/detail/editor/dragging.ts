import { boundsOf, type Handle, moved, type Point, resized, type Size } from './boxes'
import { type Edited, stepTo } from './history'
import { snap } from './snap'

type Grab = { id: string; handle: Handle | null; at: Point; add: boolean }

/** Takes hold of what is under the pointer. */
export function grab(state: Edited, { id, handle, at, add }: Grab): Edited {
  const isIn = state.selected.includes(id)
  const toggled = isIn
    ? state.selected.filter((one) => one !== id)
    : [...state.selected, id]
  const kept = isIn ? state.selected : [id]
  const drag = add ? null : { handle, from: at, before: state.fields }
  return { ...state, selected: add ? toggled : kept, drag, step: null }
}

/** What is held follows the pointer, to the lines on which it comes to stand. */
export function drag(
  state: Edited,
  to: Point,
  { free, page }: { free: boolean; page: Size },
): Edited {
  if (!state.drag) return state
  const { handle, from, before } = state.drag
  const by = { x: to.x - from.x, y: to.y - from.y }
  const others = before.filter(({ id }) => !state.selected.includes(id))
  const go = (step: Point) =>
    handle === null
      ? moved(before, state.selected, step, page)
      : before.map((field) =>
          state.selected.includes(field.id)
            ? resized(field, { handle, by: step, page })
            : field,
        )
  const there = go(by)
  const box = boundsOf(there.filter(({ id }) => state.selected.includes(id)))
  if (free) return { ...state, fields: there, guides: [] }
  const { by: more, guides } = snap(box, { handle, others, page })
  return { ...state, fields: go({ x: by.x + more.x, y: by.y + more.y }), guides }
}

/** A drag is one step, however it went. */
export function drop(state: Edited): Edited {
  if (!state.drag) return state
  const { before } = state.drag
  const fields = state.fields
  return { ...stepTo({ ...state, fields: before }, fields), drag: null, guides: [] }
}

/** Ends a drag as if it had not begun; without one nothing is selected any more. */
export function giveUp(state: Edited): Edited {
  if (!state.drag) return { ...state, selected: [] }
  return { ...state, fields: state.drag.before, drag: null, guides: [] }
}
