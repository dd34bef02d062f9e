import { type FormikValues, setIn } from 'formik'
import { openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { presentOf } from './form-errors'
import { type Contested, isStored, mergeEdit } from './merge-edit'

/** What a form must know to be changed by two people at once. */
export type Edit = {
  /** The values of the form, with their `version`, of what a refusal says that is there now; beside what was typed. */
  valuesOf: (present: never, mine: never) => FormikValues
  /** What a field is called, by its name or that of its slot: 'topic', 'coaches.0'. */
  labelOf: (name: string) => string
  /** A value as people read it, where its own text does not do. */
  show?: (name: string, value: unknown) => string | undefined
}

/** An {@link Edit} with a label for each field. */
export const editOf = (
  valuesOf: Edit['valuesOf'],
  labels: Readonly<Record<string, string>>,
): Edit => ({ valuesOf, labelOf: (name) => labels[name] ?? name })

/** Values of something stored, with what `lib/entities` calls its version. */
export type Versioned = { version?: string | undefined }

/** What a form was opened with: its version, and the values as they were. */
export type Opened<Values> = Versioned & { base: Values }

const NOT_SAVED =
  'Belum disimpan, karena sebagian isian juga sudah berubah di server. Isian Anda tetap ada.'

/** A chosen id, as its list of choices names it. */
const optionText = (value: unknown) =>
  [...document.querySelectorAll('option')].find((option) => option.value === value)?.text

const textOf = (value: unknown): string => {
  if (value instanceof File) return value.name
  if (typeof value !== 'object' || value === null) {
    const text = String(value ?? '').replace(/<[^>]*>/g, ' ')
    return new DOMParser().parseFromString(text, 'text/html').body.textContent.trim()
  }
  const { id: _, type: __, ...parts } = value as Record<string, unknown>
  return Object.values(parts).filter(Boolean).map(textOf).join(', ')
}

/** Asks which of both values of each field is to be saved; null when that is put off. */
async function decide(contested: readonly Contested[], { labelOf, show }: Edit) {
  const { ContestedDialog } = await import('./contested-dialog')
  const shown = (name: string, value: unknown) =>
    (show?.(name, value) ?? optionText(value || null) ?? textOf(value)) || '(kosong)'
  return openDialog(ContestedDialog, {
    contested: contested.map((part) => ({
      ...part,
      label: labelOf(part.name),
      shownMine: shown(part.name, part.mine),
      shownTheirs: shown(part.name, part.theirs),
    })),
  })
}

/**
 * Sends what was typed. Where somebody else has changed the thing meanwhile (412), what only one of
 * both has changed stays as that one made it, the rest is asked for, and it is sent again.
 *
 * @returns what is stored now; null where nothing was sent after all
 * @throws what the call throws, or that a choice was put off: then the form stays as it was typed
 */
export async function sendEdit<Values extends FormikValues>(
  { base, mine, edit }: { base: Values; mine: Values; edit: Edit | undefined },
  send: (values: Values, opened: Opened<Values>) => Promise<unknown> | unknown,
): Promise<Values | null> {
  const { version: _, ...values } = mine
  try {
    const opened = { version: base.version as string | undefined, base }
    return (await send(values as Values, opened)) === false ? null : mine
  } catch (error) {
    const present = presentOf(error)
    if (!edit || !present) throw error
    const theirs = edit.valuesOf(present as never, mine as never) as Values
    const { merged, contested } = mergeEdit(base, mine, theirs)
    const decided = contested.length > 0 ? await decide(contested, edit) : []
    if (!decided) throw Object.assign(new Error(NOT_SAVED), { problem: {} })
    const chosen = decided.reduce((all, part) => setIn(all, part.name, part.mine), merged)
    if (!isStored(chosen, theirs)) {
      return sendEdit({ base: theirs, mine: chosen, edit }, send)
    }
    toast.success('Yang tersimpan sudah sama dengan pilihan Anda.')
    return theirs
  }
}
