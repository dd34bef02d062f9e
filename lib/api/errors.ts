import { ANSWER_LOST, FILE_GONE } from '@/lib/copy'
import type { Problem } from '@/lib/entities/problem'

/** Shown when nothing better is known (§8 'Other mutation error'). */
const UNEXPECTED_ERROR = 'An unexpected error occurred'

/** What stands between says that it got no answer itself (RFC 9110 §15.6): data that come with it are no word of the server's. */
const OF_A_GATEWAY = [502, 504]

/** A refused call: its status and what the body said. `message` is what the global display shows. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Partial<Problem> | null
  readonly mayBeDone: boolean

  /** @param isAct whether it matters that it may have been done although no answer of the server's own says so */
  constructor(status: number, body: unknown, isAct = true) {
    const isOfGateway = OF_A_GATEWAY.includes(status)
    const told = isPage(body) ? pageText(status) : messageOf(body)
    super(isAct && isOfGateway ? `${ANSWER_LOST} ${told}` : told)
    this.name = 'ApiError'
    this.status = status
    const isWord = typeof body === 'object' && body !== null && !isOfGateway
    this.problem = isWord ? (body as Partial<Problem>) : null
    const isRefused = this.problem !== null || (status >= 400 && status < 500)
    this.mayBeDone = isAct && (!isRefused || this.problem?.reason === 'may-be-done')
  }
}

/** No answer came at all: no network, or the server is down. */
export class ConnectionError extends Error {
  readonly mayBeDone: boolean

  /** @param mayBeDone for an act that was sent: only its answer may have been lost */
  constructor(mayBeDone = false) {
    const known = mayBeDone ? ANSWER_LOST : 'Tidak dapat terhubung ke server.'
    super(`${known} Periksa sambungan internet Anda, lalu coba lagi.`)
    this.name = 'ConnectionError'
    this.mayBeDone = mayBeDone
  }
}

/** The device did not give the file that was to be sent: the line is not to blame. */
export class FileGoneError extends Error {
  override name = 'FileGoneError'
  readonly mayBeDone = false

  constructor() {
    super(FILE_GONE)
  }
}

/** A page in place of data: a proxy's own error, or the login page of a hotel that answers everything. */
export const isPage = (body: unknown): body is string =>
  typeof body === 'string' && /^\s*<[!?a-z]/i.test(body)

/** What is said in place of such a page, whose markup tells nobody anything. */
function pageText(status: number): string {
  if (status === 413) return 'File terlalu besar untuk diterima server.'
  if (status >= 500)
    return `Server sedang tidak dapat dijangkau (${status}). Silakan coba beberapa saat lagi.`
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
 * True where nobody knows what became of an act: no answer came to it, a page in the place of one, or that of a server that
 * gave up. What somebody said no to and what never left the device was not done.
 */
export const mayBeDone = (error: unknown) =>
  (error instanceof ApiError || error instanceof ConnectionError) && error.mayBeDone

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

/** Whether what was to be deleted is not there any more. */
export const isGone = (error: unknown) => hasStatus(error, 404) || hasStatus(error, 410)

/** @throws ConnectionError where the line is cut in the middle of what is read */
export const unlessCut = <A>(reading: Promise<A>, mayBeDone = false): Promise<A> =>
  reading.catch((error: unknown) => {
    throw error instanceof TypeError ? new ConnectionError(mayBeDone) : error
  })

/**
 * Reads a body as JSON, as text where it is none, and as null where it is empty.
 * @throws ConnectionError where the line is cut in the middle of it
 */
export async function readBody(response: Response, mayBeDone = false): Promise<unknown> {
  const text = await unlessCut(response.text(), mayBeDone && response.ok)
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The data of an answer.
 * @throws ApiError for a refusal, and for a page in place of data; ConnectionError where it does not come whole
 */
export async function readAnswer(response: Response, mayBeDone = false): Promise<unknown> {
  const body = await readBody(response, mayBeDone)
  if (!response.ok || isPage(body)) throw new ApiError(response.status, body, mayBeDone)
  return body
}

/** Longer than what stands before the first tag of a web page. */
const PAGE_START_BYTES = 512

/** A web page in the place of a file, whatever the answer calls it. */
async function isWebPage(file: Blob): Promise<boolean> {
  const start = await file.slice(0, PAGE_START_BYTES).text()
  return file.type.startsWith('text/html')
    ? isPage(start)
    : /^\s*(<\?xml[^>]*>\s*)?<(!doctype )?html/i.test(start)
}

/**
 * The file, where it is one.
 *
 * @param size that it has at least: a line may end too soon without an error
 * @throws ApiError for a page in its place; ConnectionError where it has not come whole
 */
export async function wholeFile(file: Blob, status: number, mayBeDone: boolean, size = 1) {
  if (await isWebPage(file)) throw unreadable(status)
  if (file.size < size) throw new ConnectionError(mayBeDone)
  return file
}

/**
 * The file of an answer.
 * @param size where it is known
 * @throws ApiError for a page in its place; ConnectionError where it does not come whole
 */
export const readFile = async (
  response: Response,
  mayBeDone: boolean,
  size: number | null | undefined,
): Promise<Blob> => {
  const file = await unlessCut(response.blob(), mayBeDone)
  return wholeFile(file, response.status, mayBeDone, size ?? undefined)
}
