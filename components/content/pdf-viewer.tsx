import { RotateCw } from 'lucide-react'
import { type UIEvent, useState } from 'react'
import type { PdfFile } from '@/components/content/viewer/pdf-engine'
import { PdfPageView } from '@/components/content/viewer/pdf-page-view'
import { printSheets } from '@/components/content/viewer/print-sheets'
import { usePdf } from '@/components/content/viewer/use-pdf'
import { useZoom } from '@/components/content/viewer/use-zoom'
import { ViewerFrame, type ViewerProps } from '@/components/content/viewer/viewer-frame'
import {
  DownloadInstead,
  DownloadLink,
  ViewerLoading,
} from '@/components/content/viewer/viewer-notices'
import { Button } from '@/components/ui/button'

const NO_PAGES: PdfFile = { pages: [], close: () => {} }

/** §2 sertifikat/preview: 'a full-screen PDF viewer', drawn here and not left to the browser. */
export function PdfViewer(props: ViewerProps) {
  const [tried, setTried] = useState(0)
  const pdf = usePdf(props.data, tried)
  const [current, setCurrent] = useState(1)
  const file = pdf.status === 'ready' ? pdf.file : NO_PAGES
  const zoom = useZoom(contentOf(file))
  const isReady = pdf.status === 'ready'
  return (
    <ViewerFrame
      {...props}
      zoom={isReady ? zoom : undefined}
      pagePosition={isReady ? { current, count: file.pages.length } : undefined}
      print={isReady ? () => printPdf(file) : undefined}
      onScroll={(event) => setCurrent(pageInView(event))}
    >
      {pdf.status === 'loading' && (
        <ViewerLoading
          key={tried}
          late={
            <>
              <Button
                variant="light"
                icon={<RotateCw />}
                onClick={() => setTried(tried + 1)}
              >
                Coba lagi
              </Button>
              <DownloadLink {...props} />
            </>
          }
        />
      )}
      {pdf.status === 'failed' && (
        <DownloadInstead
          data={props.data}
          fileName={props.fileName}
          text="File PDF ini tidak dapat ditampilkan di sini."
        />
      )}
      {file.pages.map((page) => (
        <PdfPageView key={page.number} page={page} scale={zoom.scale} />
      ))}
    </ViewerFrame>
  )
}

/** A single page, as a certificate is, is seen whole at first; of more, the width counts. */
const contentOf = ({ pages }: PdfFile) => ({
  width: Math.max(0, ...pages.map((page) => page.width)),
  height: pages.length === 1 ? pages[0]?.height : undefined,
})

/** The page that the middle of the frame lies on. */
function pageInView({ currentTarget }: UIEvent<HTMLElement>) {
  const frame = currentTarget.getBoundingClientRect()
  const middle = frame.top + frame.height / 2
  const sheets = [...currentTarget.querySelectorAll<HTMLElement>('[data-page]')]
  const inView = sheets.findLast((sheet) => sheet.getBoundingClientRect().top <= middle)
  return Number(inView?.dataset.page ?? 1)
}

/** 200 dots to the inch of A4: sharp on paper, light enough for a phone. */
const PRINT_SCALE = 200 / 72

async function printPdf({ pages }: PdfFile) {
  const sheets = await Promise.all(
    pages.map(async (page) => {
      const sheet = document.createElement('canvas')
      const drawn = await page.draw(sheet, PRINT_SCALE, 1).finished
      if (drawn !== 'whole') throw new Error(`page ${page.number} cannot be drawn whole`)
      return sheet
    }),
  )
  const [first] = pages
  printSheets(sheets, first !== undefined && first.width > first.height)
}
