import { safeParse } from 'valibot'
import { unreadable } from '@/lib/api/errors'
import type { Endpoint } from '@/lib/contract/endpoint'

/** Writes of which nothing goes on without what they answer; of others, that they were done is enough. */
const ANSWER_IS_NEEDED =
  /\/(login|register|start|second-factor|setup|recovery-codes|image|anyfile|import|certificate-template\/file)$/

/**
 * What gives an answer of a call back as its schema yields it.
 * @throws ApiError when it is none: a proxy or a foreign server may answer anything with 200
 */
export async function checkOf({ method, path, answer: schema }: Endpoint) {
  if (!schema || (method !== 'GET' && !ANSWER_IS_NEEDED.test(path))) return null
  const loaded = await schema()
  return (answer: unknown) => {
    const { success, output } = safeParse(loaded, answer)
    if (!success) throw unreadable(200)
    return output
  }
}
