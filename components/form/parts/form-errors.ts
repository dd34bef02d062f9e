import { getIn } from 'formik'
import { ANSWER_LOST } from '@/lib/copy'
import { dotted } from './form-context'

export type Refusal = {
  /** Said above the form when no field is to blame. */
  message: string | null
  /** The refused value is kept: a message goes away when its field is changed. */
  fields: Record<string, { message: string; value: unknown }>
}

const SIGNED_OUT = 'Belum tersimpan: sesi Anda telah berakhir.'
const STAYS = 'Isian Anda tetap ada; silakan coba lagi.'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Nested messages of Formik as one flat list of dotted names, in the order of the values. */
function flatErrors(errors: unknown, values: unknown, path = ''): [string, string][] {
  if (typeof errors === 'string') return [[path, errors]]
  if (!isRecord(errors)) return []
  const known = isRecord(values) ? Object.keys(values) : []
  const keys = [...new Set([...known, ...Object.keys(errors)])]
  return keys.flatMap((key) =>
    flatErrors(
      errors[key],
      isRecord(values) ? values[key] : undefined,
      path ? `${path}.${key}` : key,
    ),
  )
}

/** What a refusal says that somebody else has made of the thing meanwhile (412); null for any other. */
export function presentOf(error: unknown): Record<string, unknown> | null {
  const problem = isRecord(error) && isRecord(error.problem) ? error.problem : null
  return isRecord(problem?.present) ? problem.present : null
}

/** The first of its messages. */
export const textOf = ({ message, fields }: Refusal): string =>
  message ?? Object.values(fields)[0]?.message ?? ''

/** Messages to show now: the schema's first, then those of the server whose value is unchanged. */
export function visibleErrors(
  errors: unknown,
  refusal: Refusal | null,
  values: unknown,
): Record<string, string> {
  const fromServer = Object.entries(refusal?.fields ?? {})
    .filter(([name, refused]) => getIn(values, name) === refused.value)
    .map(([name, refused]): [string, string] => [name, refused.message])
  return Object.fromEntries([...fromServer, ...flatErrors(errors, values)])
}

/** What is known of a call that was answered with no word about it. */
function unanswered(error: unknown): string {
  if (!isRecord(error)) return 'Server belum menjawab.'
  if (error.isSignedOut === true) return SIGNED_OUT
  return error.mayBeDone === true ? ANSWER_LOST : 'Server belum menjawab.'
}

/**
 * Reads a thrown error of a call: field messages of its problem body, else its own text.
 * @param isKept what was typed is in sight, or comes back with the form
 */
export function refusalOf(error: unknown, values: unknown, isKept: boolean): Refusal {
  const problem = isRecord(error) && isRecord(error.problem) ? error.problem : null
  const messages = isRecord(problem?.errors) ? Object.entries(problem.errors) : []
  const fields = Object.fromEntries(
    messages.map(([name, message]) => [
      dotted(name),
      { message: String(message), value: getIn(values, name) },
    ]),
  )
  if (messages.length > 0) return { message: null, fields }
  const text = error instanceof Error && problem ? error.message : ''
  return { message: text || `${unanswered(error)}${isKept ? ` ${STAYS}` : ''}`, fields }
}
