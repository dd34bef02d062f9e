import { readAnswer } from '@/lib/api/errors'
import type { Endpoint, PathParams } from '@/lib/contract/endpoint'
import { track } from '@/lib/feedback/activity'
import { takeEarlyAnswer } from '@/lib/first-paint/early-answer'
import { randomUuid } from '@/lib/session/api-key'

/** What a GET asks for; empty entries are left out. */
export type CallQuery = Readonly<Record<string, string>>

export type CallInput<P extends string, B> = (unknown extends PathParams<P>
  ? { params?: undefined }
  : { params: PathParams<P> }) &
  (undefined extends B ? { body?: undefined } : { body: B }) & { query?: CallQuery }

/** RFC 9110 §13.1.1; nothing for what came without a version. */
export const ifMatch = (version: string | undefined): Record<string, string> =>
  version ? { 'If-Match': `"${version}"` } : {}

/** By what a server knows an act that is repeated, where that matters, and what it must not write over. */
export const actHeaders = (
  { once }: Pick<Endpoint, 'once'>,
  { key, version }: { key: string; version?: string | undefined },
): Record<string, string> => ({
  ...((once || version) && { 'Idempotency-Key': key }),
  ...ifMatch(version),
})

export type CallOptions = {
  /** Thin bar instead of the overlay: test answers and background sends (decision 10). */
  quiet?: boolean
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Of what is changed, as it was read: refused with 412 where somebody else has changed it since. */
  version?: string | undefined
  /** Key of this act; the same one on every re-send of it. Made here when absent. */
  idempotencyKey?: string
}

/** The address of a call with its parameters filled in, below the API's base, without a leading slash. */
export function pathFor(
  endpoint: Endpoint,
  params: Record<string, string> = {},
  query: CallQuery = {},
): string {
  const path = endpoint.path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    .slice(1)
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return asked.size > 0 ? `${path}?${asked}` : path
}

const hasId = (item: unknown) => typeof item === 'object' && item !== null && 'id' in item

/** What came before the scripts is looked at without the schemas, as long as it looks like items. */
const looksWhole = (answer: unknown) =>
  Array.isArray(answer) ? answer.every(hasId) : hasId(answer)

/** Comes beside the call; where it does not come, nothing is checked. */
const loadCheck = (endpoint: Endpoint) =>
  import('@/lib/api/check-answer')
    .then(({ checkOf }) => checkOf(endpoint))
    .catch(() => null)

async function checked(answer: unknown, loading: ReturnType<typeof loadCheck>) {
  const check = await loading
  return check ? check(answer) : answer
}

/** Whether it matters later if it was done: a login that is tried again is no second act. */
const isAct = ({ method, access, once }: Endpoint) =>
  method !== 'GET' && (once || access !== 'public')

async function send(
  endpoint: Endpoint,
  input: { params?: Record<string, string>; query?: CallQuery; body?: unknown },
  options: CallOptions,
): Promise<unknown> {
  const { signal, idempotencyKey, version } = options
  const path = pathFor(endpoint, input.params, input.query)
  const early = endpoint.method === 'GET' ? await takeEarlyAnswer(path) : null
  if (early) {
    const answer = await readAnswer(early)
    return looksWhole(answer) ? answer : checked(answer, loadCheck(endpoint))
  }
  const check = loadCheck(endpoint)
  // the first screen often needs no call but those that were begun early
  const { http } = await import('@/lib/api/http')
  const mayBeDone = isAct(endpoint) && navigator.onLine !== false
  const key = idempotencyKey ?? randomUuid()
  const headers = { ...options.headers, ...actHeaders(endpoint, { key, version }) }
  const response = await http(path, {
    method: endpoint.method,
    headers,
    ...(signal && { signal }),
    ...(input.body !== undefined && { json: input.body }),
    context: { mayBeDone },
  })
  if (endpoint.binary && response.ok) return response.blob()
  return checked(await readAnswer(response, mayBeDone), check)
}

/**
 * Makes one call of the contract.
 * @throws ApiError for a refusal; ConnectionError when no answer came.
 */
export function call<P extends string, B, A>(
  endpoint: Endpoint<P, B, A>,
  input: CallInput<P, B>,
  options: CallOptions = {},
): Promise<A> {
  const sent = send(
    endpoint as Endpoint,
    input as { params?: Record<string, string> },
    options,
  )
  return track(sent, { quiet: options.quiet }) as Promise<A>
}
