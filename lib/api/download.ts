import { noScript } from '@/lib/api/call'
import { ApiError, readBody, unlessCut, wholeFile } from '@/lib/api/errors'
import { API_URL, ASSETS_URL, assetUrl } from '@/lib/env'
import { track } from '@/lib/feedback/activity'

/** Reads a body piece by piece so that progress can be shown; unknown sizes report nothing. */
async function readWithProgress(
  response: Response,
  onProgress?: (share: number) => void,
): Promise<Blob> {
  const total = Number(response.headers.get('content-length'))
  // only then is the body taken: a reader locks it, and `blob` could not read it any more
  const canCount = total > 0 && !response.headers.get('content-encoding')
  const reader = canCount ? response.body?.getReader() : undefined
  if (!reader) return response.blob()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(new Uint8Array(value))
    received += value.length
    onProgress?.(received / total)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}

/** Where our calls and files lie (decision 1); of the same host another application may be, which is none of ours. */
const isOurs = ({ href }: URL) =>
  [API_URL, ASSETS_URL].some((base) =>
    href.startsWith(`${new URL(base, location.origin).href}/`),
  )

type FileOptions = {
  onProgress?: (share: number) => void
  /** Of the file, where the API gave it. */
  size?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * The bytes of a stored file, fetched with the session's headers (§7 'fetched by GET of their file URL').
 * @param path the file's path or absolute address as the API gave it
 * @throws ApiError for a refusal, and for a page in place of the file; ConnectionError where it does not come whole
 */
export function fetchFile(path: string, options: FileOptions = {}) {
  const { onProgress, size, signal = null } = options
  const url = new URL(assetUrl(path), location.origin)
  const load = async () => {
    const { http } = await import('@/lib/api/http').catch(noScript)
    // tokens travel nowhere else
    const response = isOurs(url)
      ? await http(url, { prefix: '', signal })
      : await fetch(url, { signal })
    if (!response.ok) throw new ApiError(response.status, await readBody(response), false)
    const file = await unlessCut(readWithProgress(response, onProgress))
    return wholeFile(file, response.status, false, size)
  }
  return track(load(), { quiet: true })
}
