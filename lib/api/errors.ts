import type { Problem } from '@/lib/entities/problem'

/** Shown when nothing better is known (§8 'Other mutation error'). */
const UNEXPECTED_ERROR = 'An unexpected error occurred'

/** A refused call: its status and what the body said. `message` is what the global display shows. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Partial<Problem> | null

  constructor(status: number, body: unknown) {
    super(isPage(body) ? pageText(status) : messageOf(body))
    this.name = 'ApiError'
    this.status = status
    this.problem = body && typeof body === 'object' ? (body as Partial<Problem>) : null
  }
}

/** No answer came at all: no network, or the server is down. */
export class ConnectionError extends Error {
  constructor() {
    super('Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.')
    this.name = 'ConnectionError'
  }
}

/** A page in place of data: a proxy's own error, or the login page of a hotel that answers everything. */
export const isPage = (body: unknown): body is string =>
  typeof body === 'string' && /^\s*<[!?a-z]/i.test(body)

/** What is said in place of such a page, whose markup tells nobody anything. */
function pageText(status: number): string {
  if (status === 413) return 'Berkas terlalu besar untuk diterima server.'
  if (status >= 500)
    return `Server sedang tidak dapat dijangkau (${status}). Silakan coba lagi beberapa saat lagi.`
  return 'Jawaban server tidak dikenali. Periksa sambungan internet Anda, lalu coba lagi.'
}

/** An answer that is not what the call is known to answer. */
export const unreadable = (status: number) => new ApiError(status, '<!>')

const textOr = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** `detail`, else `message`, else the serialised body, else the fallback (decision 3). */
function messageOf(body: unknown): string {
  if (body === null || body === undefined || body === '') return UNEXPECTED_ERROR
  if (typeof body !== 'object') return String(body)
  const { detail, message } = body as { detail?: unknown; message?: unknown }
  return textOr(detail) ?? textOr(message) ?? JSON.stringify(body)
}

/** The text of any thrown thing: an error's own message, else the fallback (§8). */
export function errorText(error: unknown): string {
  return (error instanceof Error && error.message) || UNEXPECTED_ERROR
}

/** True when no answer came at all: no network, server down. */
export const isOffline = (error: unknown) => error instanceof ConnectionError

/**
 * True where somebody said no to the act itself. Without an answer, with a page in its place or with a server that gave up
 * nobody knows what became of it.
 */
export const isAnswered = (error: unknown) =>
  error instanceof ApiError &&
  (error.problem !== null || (error.status >= 400 && error.status < 500))

/** True for an answer with that status. */
export const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status

/** True where somebody else has changed meanwhile what was to be changed: the form asks what is to stay. */
export const isContested = (error: unknown) =>
  hasStatus(error, 412) && error instanceof ApiError && Boolean(error.problem?.present)

/** True for what was refused because it is gone, or another by now: what is shown of it is old. */
export const isOutdated = (error: unknown) =>
  [404, 409, 410, 412].some((status) => hasStatus(error, status))

/** True where the server says that there is nothing here for this account: asking again changes nothing. */
export const isRefusal = (error: unknown) =>
  [403, 404, 410].some((status) => hasStatus(error, status))

/** Reads a body as JSON, as text where it is none, and as null where it is empty. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The data of an answer.
 * @throws ApiError for a refusal, and for a page in place of data
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readBody(response)
  if (!response.ok || isPage(body)) throw new ApiError(response.status, body)
  return body
}
