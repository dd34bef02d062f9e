import { ConnectionError, readAnswer, readFile } from '@/lib/api/errors'
import { isOnline } from '@/lib/browser/use-online'
import type { Endpoint, PathParams } from '@/lib/contract/endpoint'
import { filledPath } from '@/lib/domain/text/filled-path'
import { track } from '@/lib/feedback/activity'
import { takeEarlyAnswer } from '@/lib/first-paint/early-answer'

/** What a GET asks for; empty entries are left out. */
export type CallQuery = Readonly<Record<string, string>>

export type CallInput<P extends string, B> = (unknown extends PathParams<P>
  ? { params?: undefined }
  : { params: PathParams<P> }) &
  (undefined extends B ? { body?: undefined } : { body: B }) & { query?: CallQuery }

export type CallOptions = {
  /** Thin bar instead of the overlay: test answers and background sends (decision 10). */
  quiet?: boolean
  /** Whether somebody waits for a quiet one; unless it is said, for an act and for nothing that is only read. */
  isAwaited?: boolean
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  /** Of the file that is asked for, where it is known: a shorter one has not come whole. */
  size?: number | null
  /** Of what is changed, as it was read: refused with 412 where somebody else has changed it since. */
  version?: string | undefined
}

/** The address of a call with its parameters filled in, below the API's base, without a leading slash. */
export function pathFor(
  endpoint: Endpoint,
  params: Record<string, string> = {},
  query: CallQuery = {},
): string {
  const path = filledPath(endpoint.path, params).slice(1)
  const filled = Object.entries(query).filter(([, value]) => value)
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path
}

const hasId = (item: unknown) => typeof item === 'object' && item !== null && 'id' in item

/** What came before the scripts is looked at without the schemas, as long as it looks like items. */
const looksWhole = (answer: unknown) =>
  Array.isArray(answer) ? answer.every(hasId) : hasId(answer)

/** How an answer is checked. Comes beside the call; where it does not come, nothing is checked. */
export const loadCheck = (endpoint: Endpoint) =>
  import('@/lib/api/check-answer')
    .then(({ checkOf }) => checkOf(endpoint))
    .catch(() => null)

/** The answer as the contract has it. */
export async function checked(answer: unknown, loading: ReturnType<typeof loadCheck>) {
  const check = await loading
  return check ? check(answer) : answer
}

/** Whether it matters later if it was done: a login that is tried again is no second act. */
const isAct = ({ method, access, once }: Endpoint) =>
  method !== 'GET' && (Boolean(once) || access !== 'public')

/** A script has not come: what needs it was not begun. */
export const noScript = () => {
  throw new ConnectionError()
}

async function send(
  endpoint: Endpoint,
  input: { params?: Record<string, string>; query?: CallQuery; body?: unknown },
  options: CallOptions,
): Promise<unknown> {
  const { signal } = options
  const path = pathFor(endpoint, input.params, input.query)
  const early = endpoint.method === 'GET' ? await takeEarlyAnswer(path) : null
  if (early) {
    const answer = await readAnswer(early)
    return looksWhole(answer) ? answer : checked(answer, loadCheck(endpoint))
  }
  const check = loadCheck(endpoint)
  // the first screen often needs no call but those that were begun early
  const { http } = await import('@/lib/api/http').catch(noScript)
  const begunOffline = !isOnline()
  const mayBeDone = isAct(endpoint) && !begunOffline
  const run = async (headers: Record<string, string> = {}) => {
    const response = await http(path, {
      method: endpoint.method,
      headers: { ...options.headers, ...headers },
      ...(signal && { signal }),
      ...(input.body !== undefined && { json: input.body }),
      context: { mayBeDone, begunOffline },
    })
    if (endpoint.binary && response.ok) return readFile(response, mayBeDone, options.size)
    return checked(await readAnswer(response, mayBeDone), check)
  }
  if (endpoint.method === 'GET') return run()
  const { asOneAct } = await import('@/lib/api/one-act').catch(noScript)
  return asOneAct({ endpoint, input, version: options.version }, run)
}

/** Fails, for the reason given there, as soon as it is called off. */
const calledOff = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason))
  })

/**
 * Work that whoever sees it waits for as long as they like.
 * @param options.mayBeDone where it is waited for no longer
 * @param options.quiet it does not cover the screen
 * @throws ConnectionError then
 */
export function attended<A>(
  work: (signal: AbortSignal) => Promise<A>,
  { mayBeDone = false, quiet = false } = {},
): Promise<A> {
  const waiting = new AbortController()
  const { signal } = waiting
  return track(Promise.race([work(signal), calledOff(signal)]), {
    quiet,
    giveUp: () => waiting.abort(new ConnectionError(mayBeDone)),
  })
}

/**
 * Makes one call of the contract. There is no time limit (§7); but whoever sees a call covering the screen, does something by
 * a quiet one or sees nothing until it is answered, may stop waiting for its answer.
 * @throws ApiError for a refusal; ConnectionError when no answer came.
 */
export function call<P extends string, B, A>(
  endpoint: Endpoint<P, B, A>,
  input: CallInput<P, B>,
  options: CallOptions = {},
): Promise<A> {
  const mayBeDone = isAct(endpoint as Endpoint)
  const { quiet, isAwaited = mayBeDone } = options
  const asked = input as { params?: Record<string, string> }
  const begin = (signal: AbortSignal | undefined) =>
    send(endpoint as Endpoint, asked, { ...options, signal }) as Promise<A>
  if (options.signal || (quiet && !isAwaited))
    return track(begin(options.signal), { quiet })
  return attended(begin, { mayBeDone, quiet })
}
