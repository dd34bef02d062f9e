import { type ReactNode, useCallback, useState } from 'react'
import { fileKind } from '@/components/content/file-kind'
import type { PdfPage } from '@/components/content/viewer/pdf-engine'
import { usePdf } from '@/components/content/viewer/use-pdf'
import { useObjectUrl } from '@/lib/browser/use-object-url'

type FirstPageProps = {
  data: Blob
  fileName: string
  /** What the picture shows, in words. */
  label: string
  /** Stands there until the page is drawn, and where it cannot be. */
  fallback: ReactNode
}

/** The first page of a PDF, or the picture itself, as wide as its place. */
export function FirstPage(props: FirstPageProps) {
  const { data, fileName, fallback } = props
  const kind = fileKind(fileName)
  if (data.type === 'application/pdf' || (!data.type && kind === 'pdf')) {
    return <PdfFirstPage {...props} />
  }
  if (data.type.startsWith('image/') || (!data.type && kind === 'image')) {
    return <PictureItself {...props} />
  }
  return fallback
}

const SHEET = 'block h-auto w-full rounded-md border border-line bg-white shadow-e2'

function PdfFirstPage({ data, label, fallback }: FirstPageProps) {
  const pdf = usePdf(data)
  const page = pdf.status === 'ready' ? pdf.file.pages[0] : undefined
  return page ? <DrawnPage {...{ page, label, fallback }} /> : fallback
}

/** CSS pixels. */
const TURNED_WIDTH = 842

type DrawnPageProps = Pick<FirstPageProps, 'label' | 'fallback'> & { page: PdfPage }

function DrawnPage({ page, label, fallback }: DrawnPageProps) {
  const [isLacking, setLacking] = useState(false)
  const draw = useCallback(
    (sheet: HTMLCanvasElement | null) => {
      if (!sheet) return
      // a phone that is turned shows it wider than it was drawn
      const width = Math.max(sheet.clientWidth, TURNED_WIDTH)
      const drawing = page.draw(sheet, width / page.width, window.devicePixelRatio || 1)
      void drawing.finished.then((drawn) =>
        setLacking(drawn === 'partly' || drawn === 'failed'),
      )
      return drawing.cancel
    },
    [page],
  )
  if (isLacking) return fallback
  return (
    <canvas
      ref={draw}
      role="img"
      aria-label={label}
      width={Math.floor(page.width)}
      height={Math.floor(page.height)}
      className={SHEET}
    />
  )
}

function PictureItself({ data, label }: FirstPageProps) {
  const url = useObjectUrl(data)
  return url && <img src={url} alt={label} className={SHEET} />
}
