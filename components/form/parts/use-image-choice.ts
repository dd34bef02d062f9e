import { useState } from 'react'
import { resizeImage } from '@/lib/browser/resize-image'
import type { useUpload } from './use-upload'

/** §5 File uploads */
const NOT_AN_IMAGE = 'File harus berupa gambar (jpg, jpeg, png)'
const MAX_PIXELS = 300

/** A file chosen now, the stored path of a picture, or none. */
export type ImageValue = File | string | null

type Choosing = {
  maxPixels?: number
  sending: ReturnType<typeof useUpload<string>>
  setProblem: (message: string | null) => void
  keep: (value: ImageValue) => void
}

/** The conversation of the picture picker: check, resize, send, keep. */
export function useImageChoice({
  maxPixels = MAX_PIXELS,
  sending,
  setProblem,
  keep,
}: Choosing) {
  const [reading, setReading] = useState(false)
  const [chosen, setChosen] = useState<File | null>(null)

  function clear(message: string | null = null) {
    sending.cancel()
    sending.forget()
    setChosen(null)
    setProblem(message)
    keep(null)
  }

  async function send(picture: File) {
    setChosen(picture)
    if (!sending.enabled) return keep(picture)
    const path = await sending.start(picture)
    if (path !== null) keep(path)
  }

  async function choose(file: File) {
    if (!file.type.startsWith('image/')) return clear(NOT_AN_IMAGE)
    setProblem(null)
    setReading(true)
    const picture = await resizeImage(file, { maxPixels }).catch(() => null)
    setReading(false)
    if (picture) await send(picture)
    else clear(NOT_AN_IMAGE)
  }

  /** The picture that was there before is shown again. */
  function cancel() {
    sending.cancel()
    setChosen(null)
  }

  return { reading, chosen, choose, clear, send, cancel }
}
