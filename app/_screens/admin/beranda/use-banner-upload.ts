import { useRef, useState } from 'react'
import type { BannerValues } from '@/app/_screens/admin/beranda/banner-preview'
import { ApiError, isContested } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'

export type BannerInput = {
  body: { caption: string }
  /** Only when a new picture was chosen (§5 Admin content). */
  file?: File
  version?: string | undefined
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** The call names the picture `file`; its field in the form is `image`. */
function atItsField(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.problem?.errors?.file) return error
  const { file: image, ...others } = error.problem.errors
  return new ApiError(error.status, { ...error.problem, errors: { ...others, image } })
}

/** Sends a banner with the percent of its picture, which can be stopped. */
export function useBannerUpload(save: (input: BannerInput) => Promise<unknown>) {
  const [percent, setPercent] = useState<number | null>(null)
  const running = useRef<AbortController>(null)

  /** Resolves to whether it was sent; what was stopped stays in the form. */
  async function send(
    { image, caption }: BannerValues,
    version: string | undefined,
  ): Promise<boolean> {
    const file = image instanceof File ? image : undefined
    running.current = new AbortController()
    const { signal } = running.current
    const onProgress = (share: number) => {
      if (file && !signal.aborted) setPercent(Math.round(share * 100))
    }
    onProgress(0)
    try {
      await save({ body: { caption }, file, version, onProgress, signal })
      return true
    } catch (error) {
      if (signal.aborted) return false
      if (!isContested(error)) showFailure(error)
      throw atItsField(error)
    } finally {
      setPercent(null)
    }
  }

  return { percent, send, cancel: () => running.current?.abort() }
}
