import { useEffect, useState } from 'react'
import type { PdfFile } from '@/components/content/viewer/pdf-engine'
import { untilLoaded } from '@/lib/browser/lazy-part'

type PdfState =
  | { status: 'loading' }
  | { status: 'ready'; file: PdfFile }
  | { status: 'failed' }

/** The engine is large, so it comes with the first document. */
async function open(data: Blob) {
  const { openPdf } = await untilLoaded(
    () => import('@/components/content/viewer/pdf-engine'),
  )
  return openPdf(data)
}

/** A PDF being read; `failed` when this browser cannot show it. */
export function usePdf(data: Blob): PdfState {
  const [state, setState] = useState<PdfState & { data?: Blob }>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const opening = open(data)
    opening.then(
      (file) => isCurrent && setState({ status: 'ready', file, data }),
      () => isCurrent && setState({ status: 'failed', data }),
    )
    return () => {
      isCurrent = false
      opening.then(
        (file) => file.close(),
        () => {},
      )
    }
  }, [data])
  return state.data === data ? state : { status: 'loading' }
}
