import { parse } from 'regexparam'
import type { Endpoint } from '@/lib/contract/endpoint'
import type { Feature } from '@/lib/entities/feature'
import type { Problem } from '@/lib/entities/problem'
import { API_URL } from '@/lib/env'
import { EVERY_CALL, nameOf } from '@/lib/testing/every-call'
import { createFakeXhr } from '@/lib/testing/fake-xhr'

/** One call that the client made, as the server would have seen it. */
export type MockRequest<B = unknown> = {
  method: string
  /** Path below the API's base with its parameters filled in, e.g. `/faq/3`. */
  path: string
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  /** The JSON body, or the fields of a multipart one. */
  body: B
  /** The field `file` of a multipart call. */
  file: File | null
  /** Ends where the client calls it off. */
  signal: AbortSignal
}

type Refusal = { readonly refusal: Problem; readonly page?: string }
type Reply<A> = A | Refusal
type Answering<A, B> =
  | Reply<A>
  | ((request: MockRequest<B>) => Reply<A> | Promise<Reply<A>>)

export type Mock = {
  /** `GET /faq/:id`, or the path of a stored file. */
  name: string
  /** What a server can do that knows the call. */
  feature?: Feature | undefined
  matches: (method: string, path: string) => Record<string, string> | null
  answer: (request: MockRequest) => unknown
}

/** A refusal of the server, as `application/problem+json` (decision 3). */
export function problem(
  status: number,
  detail: string,
  errors?: Record<string, string>,
): Refusal {
  return { refusal: { type: 'about:blank', title: detail, status, detail, errors } }
}

/** A refusal that no other try will pass: somebody else was first. */
export const settled = (detail: string): Refusal => ({
  refusal: { ...problem(409, detail).refusal, reason: 'settled' },
})

/** The page of a proxy whose server has not answered in time, or not at all. */
export const proxyPage = (status: number): Refusal => ({
  ...problem(status, ''),
  page: `<html><head><title>${status}</title></head></html>`,
})

/** What a call does while the line is down: no answer at all. */
export function offline(): never {
  throw new TypeError('Failed to fetch')
}

/** What a call does on a line that has stalled: it waits until it is called off. */
export const stalled = ({ signal }: Pick<MockRequest, 'signal'>) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

function matcher(method: string, path: string): Mock['matches'] {
  const { pattern, keys } = parse(path)
  return (requestMethod, requestPath) => {
    const found = method === requestMethod ? pattern.exec(requestPath) : null
    if (!found) return null
    return Object.fromEntries(
      keys.map((key, index) => [key, decodeURIComponent(found[index + 1] ?? '')]),
    )
  }
}

/** Answers one call of the contract; a function answers each request anew. */
export function mockApi<P extends string, B, A>(
  endpoint: Endpoint<P, B, A>,
  answer: Answering<NoInfer<A>, NoInfer<B>>,
): Mock {
  return {
    name: nameOf(endpoint),
    feature: endpoint.feature,
    matches: matcher(endpoint.method, endpoint.path),
    answer: (request) =>
      typeof answer === 'function'
        ? (answer as (request: MockRequest) => unknown)(request)
        : answer,
  }
}

/** Answers the GET of a stored file, by the end of its address; a function is asked each time. */
export function mockFile(
  path: string,
  file: Blob | Refusal | ((request: MockRequest) => never | Promise<never>),
): Mock {
  return {
    name: `GET ${path}`,
    matches: (method, requestPath) =>
      method === 'GET' && requestPath.endsWith(path) ? {} : null,
    answer: (request) => (typeof file === 'function' ? file(request) : file),
  }
}

const headersOf = (type: string) => ({
  date: new Date().toUTCString(),
  'content-type': type,
})

const isRefusal = (reply: unknown): reply is Refusal =>
  typeof reply === 'object' && reply !== null && 'refusal' in reply

function toResponse(reply: unknown): Response {
  if (isRefusal(reply)) {
    return new Response(reply.page ?? JSON.stringify(reply.refusal), {
      status: reply.refusal.status,
      headers: headersOf('application/problem+json'),
    })
  }
  if (reply instanceof Blob) return new Response(reply, { headers: headersOf(reply.type) })
  return new Response(JSON.stringify(reply ?? null), {
    headers: headersOf('application/json'),
  })
}

/** Every call of the contract, those without parameters first, so that an unmocked one has a name. */
const contractNames = EVERY_CALL.toSorted(
  (a, b) => a.path.split(':').length - b.path.split(':').length,
).map((call) => ({ name: nameOf(call), matches: matcher(call.method, call.path) }))

function unmocked(method: string, path: string): Response {
  const known = contractNames.find(({ matches }) => matches(method, path))
  unanswered.push(known?.name ?? `${method} ${path}`)
  return toResponse(problem(501, `Unmocked call: ${method} ${path}`))
}

async function readRequest(request: Request): Promise<Pick<MockRequest, 'body' | 'file'>> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) {
    const { file, ...body } = Object.fromEntries(await request.formData())
    return { body, file: file instanceof File ? file : null }
  }
  const text = await request.text()
  return { body: text ? JSON.parse(text) : undefined, file: null }
}

const API_PATH = new URL(API_URL, location.origin).pathname
const original = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest }

/** Calls of the running test that no mock answered. */
const unanswered: string[] = []

afterEach(() => {
  Object.assign(globalThis, original)
  const names = unanswered.splice(0)
  if (names.length > 0) throw new Error(`Unmocked calls: ${names.join(', ')}`)
})

/**
 * Puts the mocks in place of the network until the end of the test. `renderScreen` does this; call
 * it alone to test what has no screen. A later mock of the same call takes the earlier one's place.
 */
export function startMockApi(initial: readonly Mock[]) {
  let mocks = [...initial]
  const requests: MockRequest[] = []

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url)
    const path = pathname.startsWith(`${API_PATH}/`)
      ? pathname.slice(API_PATH.length)
      : pathname
    const { method } = request
    const mock = mocks.findLast((candidate) => candidate.matches(method, path))
    const params = mock?.matches(method, path) ?? {}
    const seen: MockRequest = {
      method,
      path,
      params,
      query,
      headers: request.headers,
      signal: request.signal,
      ...(await readRequest(request)),
    }
    requests.push(seen)
    return mock ? toResponse(await mock.answer(seen)) : unmocked(method, path)
  }

  globalThis.fetch = (input, init) =>
    answer(new Request(input instanceof URL ? input.href : input, init))
  globalThis.XMLHttpRequest = createFakeXhr(answer)

  return {
    requests,
    /** The calls of one endpoint, oldest first. */
    requestsTo: ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => {
      const matches = matcher(method, path)
      return requests.filter((request) => matches(request.method, request.path))
    },
    /** What was asked for that changes something, as 'DELETE /coaching/admin/14', oldest first. */
    writes: () =>
      requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path}`),
    /** Changes what the server answers from now on. */
    answerWith: (...changed: Mock[]) => {
      mocks = [...mocks, ...changed]
    },
  }
}
