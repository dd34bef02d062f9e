import { type GenericSchema, safeParse } from 'valibot'
import { unreadable } from '@/lib/api/errors'

/**
 * The answer as its schema yields it.
 * @throws ApiError when it is none: a proxy or a foreign server may answer anything with 200
 */
export function checkAnswer(schema: GenericSchema, answer: unknown): unknown {
  const { success, output } = safeParse(schema, answer)
  if (!success) throw unreadable(200)
  return output
}
