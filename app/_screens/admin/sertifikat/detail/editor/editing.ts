import type { TemplateField } from '@/lib/entities/template'
import { type Axis, aligned, distributed, type Edge } from './arrange'
import { fitted, type Handle, moved, type Point, resized, type Size } from './boxes'
import { drag, drop, giveUp, grab } from './dragging'
import { type Edited, redo, stepTo, UNTOUCHED, undo } from './history'

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

const add = (state: Edited, field: TemplateField): Edited =>
  stepTo({ ...state, selected: [field.id] }, [...state.fields, field])

const remove = (state: Edited): Edited => {
  const left = state.fields.filter(({ id }) => !state.selected.includes(id))
  return left.length === state.fields.length
    ? state
    : { ...stepTo(state, left), selected: [] }
}

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
      return giveUp(state)
    case 'nudge':
      return nudge(state, action.by, { isResize: action.isResize, page })
    case 'change':
      return change(state, action.change, page)
    case 'align':
      return stepTo(state, aligned(fields, { ids: selected, edge: action.edge, page }))
    case 'distribute':
      return stepTo(state, distributed(fields, selected, action.axis))
    case 'add':
      return add(state, fitted(action.field, page))
    case 'remove':
      return remove(state)
    case 'fit':
      return { ...UNTOUCHED, fields: fields.map((field) => fitted(field, page)) }
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
  }
}
