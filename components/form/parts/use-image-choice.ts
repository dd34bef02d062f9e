import { useState } from 'react'
import { resizeImage } from '@/lib/browser/resize-image'
import { FILE_TYPE_ERRORS, undrawnError } from '@/lib/validation/uploads'
import type { useUpload } from './use-upload'

const MAX_PIXELS = 300

/** A file chosen now, the stored path of a picture, or none. */
export type ImageValue = File | string | null

type Choosing = {
  maxPixels?: number
  sending: ReturnType<typeof useUpload<string>>
  setProblem: (message: string | null) => void
  setReading: (isReading: boolean) => void
  keep: (value: ImageValue) => void
}

/** The conversation of the picture picker: check, resize, send, keep. */
export function useImageChoice({
  maxPixels = MAX_PIXELS,
  sending,
  setProblem,
  setReading,
  keep,
}: Choosing) {
  /** A picture with the path that it was stored under; none while it is on its way. */
  const [chosen, setChosen] = useState<{ picture: File; path?: string } | null>(null)

  function clear(message: string | null = null) {
    sending.cancel()
    sending.forget()
    setChosen(null)
    setProblem(message)
    keep(null)
  }

  async function send(picture: File) {
    if (!sending.enabled) return keep(picture)
    setChosen({ picture })
    const path = await sending.start(picture)
    if (path === undefined) return
    setChosen({ picture, path })
    keep(path)
  }

  async function choose(file: File) {
    if (!file.type.startsWith('image/')) return clear(FILE_TYPE_ERRORS.picture)
    setProblem(null)
    setReading(true)
    const picture = await resizeImage(file, maxPixels).catch(() => null)
    setReading(false)
    if (picture) await send(picture)
    else clear(undrawnError(file))
  }

  /** The picture that was there before is shown again. */
  function cancel() {
    sending.cancel()
    setChosen(null)
  }

  /** The chosen picture while it is on its way and as long as it is the form's value. */
  const chosenFor = (value: ImageValue) =>
    chosen && (!chosen.path || chosen.path === value) ? chosen.picture : null

  return { chosenFor, choose, clear, send, cancel }
}
