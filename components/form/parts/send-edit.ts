import { type FormikValues, setIn } from 'formik'
import { openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { optionText, textOf } from './contested-text'
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

type Sent<Values> = {
  base: Values
  mine: Values
  edit: Edit | undefined
  /** What is stored now, in the shape that {@link Edit} reads. */
  reread?: (() => Promise<unknown>) | undefined
}

/** What somebody else has changed since it was opened, on a server that knows no versions; null where nothing was. */
async function changedSince({
  base,
  mine,
  edit,
  reread,
}: Sent<FormikValues>): Promise<unknown> {
  if (!edit || !reread || base.version !== undefined) return null
  const present = await reread()
  return isStored(base, edit.valuesOf(present as never, mine as never)) ? null : present
}

type Send<Values> = (values: Values, opened: Opened<Values>) => unknown

/** Brings what was typed together with what is there now, and sends that. */
async function sendMerged<Values extends FormikValues>(
  sent: Sent<Values> & { edit: Edit },
  present: unknown,
  send: Send<Values>,
): Promise<Values | null> {
  const { base, mine, edit } = sent
  const theirs = edit.valuesOf(present as never, mine as never) as Values
  const { merged, contested } = mergeEdit(base, mine, theirs)
  const decided = contested.length > 0 ? await decide(contested, edit) : []
  if (!decided) throw Object.assign(new Error(NOT_SAVED), { problem: {} })
  const chosen = decided.reduce((all, part) => setIn(all, part.name, part.mine), merged)
  if (!isStored(chosen, theirs))
    return sendEdit({ ...sent, base: theirs, mine: chosen }, send)
  toast.success('Yang tersimpan sudah sama dengan pilihan Anda.')
  return theirs
}

/**
 * Sends what was typed. Where somebody else has changed the thing meanwhile (412), what only one of
 * both has changed stays as that one made it, the rest is asked for, and it is sent again. A server without versions is asked
 * what it has before anything is sent to it.
 *
 * @returns what is stored now; null where nothing was sent after all
 * @throws what the call throws, or that a choice was put off: then the form stays as it was typed
 */
export async function sendEdit<Values extends FormikValues>(
  sent: Sent<Values>,
  send: Send<Values>,
): Promise<Values | null> {
  const { base, mine, edit } = sent
  const { version: _, ...values } = mine
  const changed = await changedSince(sent)
  if (edit && changed) return sendMerged({ ...sent, edit }, changed, send)
  try {
    const opened = { version: base.version as string | undefined, base }
    return (await send(values as Values, opened)) === false ? null : mine
  } catch (error) {
    const present = presentOf(error)
    if (!edit || !present) throw error
    return sendMerged({ ...sent, edit }, present, send)
  }
}
