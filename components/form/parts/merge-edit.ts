import { type FormikValues, setIn } from 'formik'
import { changesOf, isSame } from './draft-values'

/** A field, or a slot of a list, that two people have changed: what each of them made of it. */
export type Contested = { name: string; mine: unknown; theirs: unknown }

const isSlots = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((slot) => typeof slot === 'object' && slot !== null)

/** Lists that everybody holds with as many slots; of others, such as chosen interests, nobody knows which entry became which. */
const slotListsOf = (all: readonly FormikValues[]) => (name: string) =>
  all.every((one) => isSlots(one[name]) && one[name].length === all[0]?.[name].length)

/** Fields by name; the slots of a list, such as 'coaches.1', stand for themselves. */
const partsOf = (
  { version: _, ...values }: FormikValues,
  hasSlots: (name: string) => boolean,
): [string, unknown][] =>
  Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    hasSlots(name)
      ? value.map((slot: unknown, index: number) => [`${name}.${index}`, slot])
      : [[name, value]],
  )

/** The id of an entry is made by the server: it is nobody's change. */
const content = (value: unknown) =>
  typeof value === 'object' && value && 'id' in value ? { ...value, id: undefined } : value

/**
 * What one person has typed, on what another has saved meanwhile. What only one of them has changed
 * stays as that one made it; `contested` is for the person to decide, and holds what was typed until then.
 */
export function mergeEdit<Values extends FormikValues>(
  base: Values,
  mine: Values,
  theirs: Values,
) {
  const hasSlots = slotListsOf([base, mine, theirs])
  const before = Object.fromEntries(partsOf(base, hasSlots))
  const now = Object.fromEntries(partsOf(theirs, hasSlots))
  const mineChanged = partsOf(mine, hasSlots).filter(
    ([name, value]) => !isSame(content(value), content(before[name])),
  )
  const contested: Contested[] = mineChanged
    .filter(([name]) => !isSame(content(now[name]), content(before[name])))
    .filter(([name, value]) => !isSame(content(value), content(now[name])))
    .map(([name, value]) => ({ name, mine: value, theirs: now[name] }))
  const merged = mineChanged
    .filter(([name, value]) => !isSame(content(value), content(now[name])))
    .reduce((values, [name, value]) => setIn(values, name, value), theirs)
  return { merged, contested }
}

/** Whether nothing is left to be saved. */
export const isStored = (mine: FormikValues, theirs: FormikValues): boolean =>
  Object.keys(changesOf(mine, theirs)).length === 0
