import { PLAIN_FIELD } from '@/lib/domain/certificates/ready-template'
import type { TemplateField } from '@/lib/entities/template'
import { PAGE_MM } from '@/lib/entities/template-values'
import { type EditAction, edit } from './editing'
import { type Edited, UNTOUCHED } from './history'

const PAGE = PAGE_MM.landscape

const field = (id: string, x: number, y: number, own: Partial<TemplateField> = {}) => ({
  ...{ ...PLAIN_FIELD, id, kind: 'text' as const, x, y, width: 40, height: 10, ...own },
})
const START: Edited = {
  ...UNTOUCHED,
  fields: [field('a', 20, 20), field('b', 100, 60), field('c', 200, 120)],
}

const after = (...actions: EditAction[]) =>
  actions.reduce((state, action) => edit(state, action, PAGE), START)
const boxOf = (state: Edited, id: string) => {
  const found = state.fields.find((one) => one.id === id)
  return found && [found.x, found.y, found.width, found.height]
}

const select = (...ids: string[]): EditAction => ({ type: 'select', ids })
const grab = (id: string, handle: 'se' | 'nw' | null = null, add = false): EditAction => ({
  ...{ type: 'grab', id, handle, add, at: { x: 0, y: 0 } },
})
const drag = (x: number, y: number, free = true): EditAction => ({
  ...{ type: 'drag', to: { x, y }, free },
})
const nudge = (x: number, y: number, isResize = false): EditAction => ({
  ...{ type: 'nudge', by: { x, y }, isResize },
})
const [drop, undo, redo] = (['drop', 'undo', 'redo'] as const).map((type) => ({
  type,
})) as [EditAction, EditAction, EditAction]

test.each<[string, EditAction[], string, number[]]>([
  ['a field follows the pointer', [grab('a'), drag(7, 9)], 'a', [27, 29, 40, 10]],
  ['and stops at the edge of the page', [grab('a'), drag(-50, -50)], 'a', [0, 0, 40, 10]],
  ['and of the far side', [grab('c'), drag(500, 500)], 'c', [257, 200, 40, 10]],
  ['a corner draws it larger', [grab('a', 'se'), drag(10, 5)], 'a', [20, 20, 50, 15]],
  [
    'the other corner keeps the far edge',
    [grab('a', 'nw'), drag(5, 2)],
    'a',
    [25, 22, 35, 8],
  ],
  ['it never becomes too small', [grab('a', 'se'), drag(-90, -90)], 'a', [20, 20, 10, 4]],
  [
    'near the middle of the page it stands on it',
    [grab('a'), drag(109.5, 0, false)],
    'a',
    [128.5, 20, 40, 10],
  ],
  [
    'near the edge of another it stands on that',
    [grab('a'), drag(81, 0, false)],
    'a',
    [100, 20, 40, 10],
  ],
  [
    'an edge that is drawn does so too',
    [grab('a', 'se'), drag(39, 0, false)],
    'a',
    [20, 20, 80, 10],
  ],
  ['an arrow key is a millimetre', [select('a'), nudge(1, 0)], 'a', [21, 20, 40, 10]],
  ['or makes it larger', [select('a'), nudge(5, 0, true)], 'a', [20, 20, 45, 10]],
  [
    'a number that is typed stays on the page',
    [select('a'), { type: 'change', change: { x: 999 } }],
    'a',
    [257, 20, 40, 10],
  ],
  [
    'one alone is put into the middle of the page',
    [select('a'), { type: 'align', edge: 'center' }],
    'a',
    [128.5, 20, 40, 10],
  ],
  [
    'several are put along their common edge',
    [select('a', 'b'), { type: 'align', edge: 'left' }],
    'b',
    [20, 60, 40, 10],
  ],
  [
    'three get even gaps',
    [select('a', 'b', 'c'), { type: 'distribute', axis: 'across' }],
    'b',
    [110, 60, 40, 10],
  ],
  [
    'several move together',
    [select('a', 'b'), grab('a'), drag(3, 3)],
    'b',
    [103, 63, 40, 10],
  ],
])('%s', (_, actions, id, box) => {
  expect(boxOf(after(...actions), id)).toEqual(box)
})

test('where something comes to stand, lines say why; they go with the drop', () => {
  const held = after(grab('a'), drag(109.5, 0.5, false))
  expect(held.guides).toEqual([{ axis: 'x', at: 148.5 }])
  expect(edit(held, drop, PAGE).guides).toEqual([])
})

test('Shift adds a field to what is selected and takes it off again', () => {
  expect(after(grab('a'), drop, grab('b', null, true)).selected).toEqual(['a', 'b'])
  expect(
    after(grab('a'), drop, grab('b', null, true), grab('a', null, true)).selected,
  ).toEqual(['b'])
})

test('a whole drag and a run of arrow keys are a step each; undo and redo go through them', () => {
  const state = after(grab('a'), drag(3, 0), drag(10, 0), drop, nudge(1, 0), nudge(1, 0))
  expect(boxOf(state, 'a')).toEqual([32, 20, 40, 10])
  const back = edit(state, undo, PAGE)
  expect(boxOf(back, 'a')).toEqual([30, 20, 40, 10])
  const first = edit(back, undo, PAGE)
  expect(boxOf(first, 'a')).toEqual([20, 20, 40, 10])
  expect(edit(first, undo, PAGE)).toEqual(first)
  expect(boxOf(edit(edit(first, redo, PAGE), redo, PAGE), 'a')).toEqual([32, 20, 40, 10])
})

test('a press that moves nothing is no step; Escape brings back what is being dragged', () => {
  expect(after(grab('a'), drop).past).toEqual([])
  const given = after(grab('a'), drag(30, 30), { type: 'give-up' })
  expect(boxOf(given, 'a')).toEqual([20, 20, 40, 10])
  expect(given.past).toEqual([])
})

test('what is added is selected, what is removed can be brought back', () => {
  const added = after({ type: 'add', field: field('d', 0, 0) })
  expect(added.selected).toEqual(['d'])
  const removed = edit(added, { type: 'remove' }, PAGE)
  expect(removed.fields).toEqual(START.fields)
  expect(removed.selected).toEqual([])
  expect(edit(removed, undo, PAGE).fields).toHaveLength(4)
})
