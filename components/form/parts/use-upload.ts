import { useRef, useState } from 'react'
import { isAborted } from '@/lib/browser/is-aborted'

export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }
export type Upload<Result = unknown> = (
  file: File,
  options: UploadOptions,
) => Promise<Result>

/** An uploader's own refusal of a file; its message is shown as it stands. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
}

const FAILED = 'File gagal diunggah. Periksa sambungan internet Anda, lalu coba lagi.'

/** What the server or the uploader said, or that nobody knows what became of it; else that the line failed. */
function textOf(error: unknown): string {
  const isTold =
    error instanceof RefusedFile ||
    (error instanceof Error && ('problem' in error || 'mayBeDone' in error))
  return isTold ? error.message : FAILED
}

/** One upload at a time with its percent, its failure, cancelling and trying again. */
export function useUpload<Result>(upload: Upload<Result> | undefined) {
  const [percent, setPercent] = useState<number | null>(null)
  const [failure, setFailure] = useState<{ file: File; message: string } | null>(null)
  const running = useRef<AbortController | null>(null)

  /** Resolves with undefined when there is no uploader, when it failed or when it was cancelled. */
  async function start(file: File): Promise<Result | undefined> {
    if (!upload) return undefined
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setFailure(null)
    setPercent(0)
    try {
      const onProgress = (share: number) => {
        if (!abort.signal.aborted) setPercent(Math.round(share * 100))
      }
      return await upload(file, { onProgress, signal: abort.signal })
    } catch (error) {
      if (!isAborted(error)) setFailure({ file, message: textOf(error) })
      return undefined
    } finally {
      if (running.current === abort) setPercent(null)
    }
  }

  return {
    enabled: Boolean(upload),
    percent,
    failure,
    start,
    cancel: () => running.current?.abort(),
    forget: () => setFailure(null),
  }
}
