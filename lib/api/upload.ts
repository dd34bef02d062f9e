import { type CallInput, checked, loadCheck, noScript, pathFor } from '@/lib/api/call'
import { callHeaders } from '@/lib/api/call-headers'
import { ApiError, ConnectionError, FileGoneError, isPage } from '@/lib/api/errors'
import { asOneAct } from '@/lib/api/one-act'
import { holdPage } from '@/lib/browser/hold-page'
import { observeServerTime } from '@/lib/browser/server-clock'
import type { Endpoint } from '@/lib/contract/endpoint'
import { API_URL } from '@/lib/env'
import { track } from '@/lib/feedback/activity'
import { storage } from '@/lib/session/storage'

export type UploadInput<P extends string, B> = CallInput<P, B> & {
  /** Missing only where the endpoint's file is optional. */
  file?: File
  /** Of what is changed, as it was read. */
  version?: string | undefined
  /** Share of the bytes sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

type Sent = { status: number; body: unknown }

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return text
  }
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** XMLHttpRequest, because fetch tells nothing of the bytes sent (decision 11). */
function transmit(
  endpoint: Endpoint,
  url: string,
  form: FormData,
  act: Record<string, string>,
  { file, onProgress, signal }: UploadInput<string, unknown>,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, url)
    for (const [name, value] of Object.entries({ ...callHeaders(), ...act }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      observeServerTime((name) => request.getResponseHeader(name))
      resolve({ status: request.status, body: parse(request.responseText) })
    }
    // what was cut before its end is refused; after it, only the answer may have been lost
    let isWhole = false
    request.upload.onload = () => {
      isWhole = true
    }
    request.onerror = async () => {
      if (isWhole) return reject(new ConnectionError(true))
      const isGone = file !== undefined && !(await isReadable(file))
      reject(
        isGone
          ? new FileGoneError()
          : new TypeError('Unggahan terputus. Periksa sambungan internet Anda.'),
      )
    }
    request.onabort = () => reject(new DOMException('Unggahan dibatalkan.', 'AbortError'))
    if (signal?.aborted)
      return reject(new DOMException('Unggahan dibatalkan.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

/** The fields first, then the file, so that a server can check the fields before it reads the bytes. */
function formOf(body: unknown, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, String(value ?? ''))
  if (file) form.append('file', file, file.name)
  return form
}

async function send(
  endpoint: Endpoint,
  input: UploadInput<string, unknown>,
  act: Record<string, string>,
): Promise<unknown> {
  const params = input.params as Record<string, string> | undefined
  const url = new URL(`${API_URL}/${pathFor(endpoint, params)}`, location.origin).href
  const form = formOf(input.body, input.file)
  const check = loadCheck(endpoint)
  const token = storage.read('accessToken')
  let sent = await transmit(endpoint, url, form, act, input)
  if (sent.status === 401) {
    const { tellErased, renewedToken } = await import('@/lib/api/http').catch(noScript)
    if (!tellErased(sent.body)) {
      await renewedToken(token)
      sent = await transmit(endpoint, url, form, act, input)
    }
  }
  const isGood = sent.status >= 200 && sent.status <= 299 && !isPage(sent.body)
  if (!isGood) throw new ApiError(sent.status, sent.body)
  return checked(sent.body, check)
}

/**
 * Sends a multipart call of the contract with progress, one renewal and one replay like every call. Until it ends, the browser asks
 * before it closes or reloads the page.
 * @throws ApiError for a refusal, DOMException 'AbortError' when cancelled, TypeError without network,
 * ConnectionError where all was sent and no answer came, FileGoneError where the file cannot be read any more.
 */
export function upload<P extends string, B, A>(
  endpoint: Endpoint<P, B, A>,
  input: UploadInput<P, B>,
): Promise<A> {
  const [call, all] = [endpoint as Endpoint, input as UploadInput<string, unknown>]
  const { params, body, file, version } = all
  const contents = [params, body, file?.name, file?.size, file?.lastModified]
  const act = { endpoint: call, input: contents, version }
  const release = holdPage()
  const sent = asOneAct(act, (headers) => send(call, all, headers)).finally(release)
  // a progress bar stands at the button, so the overlay stays away
  return track(sent, { quiet: true }) as Promise<A>
}
