import type { TemplateField } from '@/lib/entities/template'
import { type Axis, aligned, distributed, type Edge } from './arrange'
import {
  boundsOf,
  type Fields,
  fitted,
  type Handle,
  moved,
  type Point,
  resized,
  type Size,
} from './boxes'
import { type Guide, snap } from './snap'

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

export type EditAction =
  | { type: 'select'; ids: readonly string[] }
  /** Takes hold of a field, or of one of its handles; `add` adds it to what is selected, or takes it off. */
  | { type: 'grab'; id: string; handle: Handle | null; at: Point; add: boolean }
  /** `free`: past all lines on which it would come to stand. */
  | { type: 'drag'; to: Point; free: boolean }
  | { type: 'drop' }
  | { type: 'give-up' }
  | { type: 'nudge'; by: Point; isResize: boolean }
  | { type: 'change'; change: Partial<TemplateField> }
  | { type: 'align'; edge: Edge }
  | { type: 'distribute'; axis: Axis }
  | { type: 'add'; field: TemplateField }
  | { type: 'remove' }
  /** The page has another shape: all is brought back onto it, and what was before is forgotten. */
  | { type: 'fit' }
  | { type: 'undo' }
  | { type: 'redo' }

export type Edited = Editing & { fields: Fields }

/** So many steps can be taken back. */
const MOST_STEPS = 100

/** The fields are others now; what was can be brought back. */
function stepTo(state: Edited, fields: Fields, step: string | null = null): Edited {
  if (fields === state.fields) return state
  const isSameStep = step !== null && step === state.step
  const past = isSameStep ? state.past : [...state.past, state.fields].slice(-MOST_STEPS)
  return { ...state, fields, past, future: [], step, guides: [] }
}

function grab(
  state: Edited,
  { id, handle, at, add }: Extract<EditAction, { type: 'grab' }>,
): Edited {
  const isIn = state.selected.includes(id)
  const toggled = isIn
    ? state.selected.filter((one) => one !== id)
    : [...state.selected, id]
  const kept = isIn ? state.selected : [id]
  const drag = add ? null : { handle, from: at, before: state.fields }
  return { ...state, selected: add ? toggled : kept, drag, step: null }
}

function drag(
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
function drop(state: Edited): Edited {
  if (!state.drag) return state
  const { before } = state.drag
  const fields = state.fields
  return { ...stepTo({ ...state, fields: before }, fields), drag: null, guides: [] }
}

function nudge(
  state: Edited,
  by: Point,
  { isResize, page }: { isResize: boolean; page: Size },
) {
  const { fields, selected } = state
  const next = isResize
    ? fields.map((field) =>
        selected.includes(field.id) ? resized(field, { handle: 'se', by, page }) : field,
      )
    : moved(fields, selected, by, page)
  return stepTo(state, next, `nudge ${isResize} ${selected.join(' ')}`)
}

function change(state: Edited, part: Partial<TemplateField>, page: Size): Edited {
  const { fields, selected } = state
  const next = fields.map((field) =>
    selected.includes(field.id) ? fitted({ ...field, ...part }, page) : field,
  )
  return stepTo(state, next, `change ${Object.keys(part).join(' ')} ${selected.join(' ')}`)
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

const undo = (state: Edited) =>
  goTo(state, state.past.at(-1), {
    past: state.past.slice(0, -1),
    future: [state.fields, ...state.future],
  })

const redo = (state: Edited) =>
  goTo(state, state.future[0], {
    past: [...state.past, state.fields],
    future: state.future.slice(1),
  })

/** What becomes of the fields by what somebody does; lengths are millimetres of the page. */
export function edit(state: Edited, action: EditAction, page: Size): Edited {
  const { fields, selected } = state
  switch (action.type) {
    case 'select':
      return { ...state, selected: action.ids, step: null }
    case 'grab':
      return grab(state, action)
    case 'drag':
      return drag(state, action.to, { free: action.free, page })
    case 'drop':
      return drop(state)
    case 'give-up':
      return state.drag
        ? { ...state, fields: state.drag.before, drag: null, guides: [] }
        : { ...state, selected: [] }
    case 'nudge':
      return nudge(state, action.by, { isResize: action.isResize, page })
    case 'change':
      return change(state, action.change, page)
    case 'align':
      return stepTo(state, aligned(fields, { ids: selected, edge: action.edge, page }))
    case 'distribute':
      return stepTo(state, distributed(fields, selected, action.axis))
    case 'add':
      return stepTo({ ...state, selected: [action.field.id] }, [
        ...fields,
        fitted(action.field, page),
      ])
    case 'remove':
      return {
        ...stepTo(
          state,
          fields.filter(({ id }) => !selected.includes(id)),
        ),
        selected: [],
      }
    case 'fit':
      return { ...UNTOUCHED, fields: fields.map((field) => fitted(field, page)) }
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
  }
}
