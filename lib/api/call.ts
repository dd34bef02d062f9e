import { readAnswer } from '@/lib/api/errors'
import type { Endpoint, PathParams } from '@/lib/contract/endpoint'
import { track } from '@/lib/feedback/activity'
import { takeEarlyAnswer } from '@/lib/first-paint/early-answer'
import { randomUuid } from '@/lib/session/api-key'

export type CallInput<P extends string, B> = (unknown extends PathParams<P>
  ? { params?: undefined }
  : { params: PathParams<P> }) &
  (undefined extends B ? { body?: undefined } : { body: B })

export type CallOptions = {
  /** Thin bar instead of the overlay: test answers and background sends (decision 10). */
  quiet?: boolean
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Key of this act; the same one on every re-send of it. Made here when absent. */
  idempotencyKey?: string
}

/** The address of a call with its parameters filled in, below the API's base, without a leading slash. */
export function pathFor(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    .slice(1)
}

async function send(
  endpoint: Endpoint,
  input: { params?: Record<string, string>; body?: unknown },
  options: CallOptions,
): Promise<unknown> {
  const { signal, idempotencyKey } = options
  const path = pathFor(endpoint, input.params)
  const early = endpoint.method === 'GET' ? await takeEarlyAnswer(path) : null
  if (early) return readAnswer(early)
  // the first screen often needs no call but those that were begun early
  const { http } = await import('@/lib/api/http')
  const headers = { ...options.headers }
  if (endpoint.once) headers['Idempotency-Key'] = idempotencyKey ?? randomUuid()
  const response = await http(path, {
    method: endpoint.method,
    headers,
    ...(signal && { signal }),
    ...(input.body !== undefined && { json: input.body }),
  })
  return endpoint.binary && response.ok ? response.blob() : readAnswer(response)
}

/**
 * Makes one call of the contract.
 * @throws ApiError for a refusal; TypeError-like errors when no answer came.
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
