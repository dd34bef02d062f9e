import { useEffect, useState } from 'react'
import type { PdfFile } from '@/components/content/viewer/pdf-engine'
import { untilLoaded } from '@/lib/browser/lazy-part'

type PdfState =
  | { status: 'loading' }
  | { status: 'ready'; file: PdfFile }
  | { status: 'failed' }

type Opened = { data: Blob; tried: number }

/** The engine is large, so it comes with the first document; its worker is a script too. */
const open = (data: Blob) =>
  untilLoaded(async () => {
    const { openPdf } = await import('@/components/content/viewer/pdf-engine')
    return openPdf(data)
  })

/**
 * A PDF being read; `failed` when this browser cannot show it.
 * @param tried another number opens it anew
 */
export function usePdf(data: Blob, tried = 0): PdfState {
  const [state, setState] = useState<PdfState & { of?: Opened }>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const opening = open(data)
    opening.then(
      (file) => isCurrent && setState({ status: 'ready', file, of: { data, tried } }),
      () => isCurrent && setState({ status: 'failed', of: { data, tried } }),
    )
    return () => {
      isCurrent = false
      opening.then(
        (file) => file.close(),
        () => {},
      )
    }
  }, [data, tried])
  const isOfThis = state.of?.data === data && state.of.tried === tried
  return isOfThis ? state : { status: 'loading' }
}
