import { type CSSProperties, useCallback, useState } from 'react'
import type { PdfPage } from '@/components/content/viewer/pdf-engine'
import './pdf-text-layer.css'

type PdfPageViewProps = { page: PdfPage; scale: number }

type PageStyle = CSSProperties & { '--total-scale-factor': number }

/** What is not told by the drawing itself: white paper is what a page without anything looks like too. */
const NOTICES = {
  waiting: 'Memuat halaman…',
  partly:
    'Sebagian isi halaman ini tidak dapat ditampilkan. Buka lagi file ini, atau unduh untuk melihat semuanya.',
  failed:
    'Halaman ini tidak dapat ditampilkan. Buka lagi file ini, atau unduh untuk melihatnya.',
}

type Shown = keyof typeof NOTICES | 'whole'

/** One page on white paper: its drawing, and its words for readers, search and copying. */
export function PdfPageView({ page, scale }: PdfPageViewProps) {
  const [shown, setShown] = useState<Shown>('waiting')
  const paint = useCallback(
    (sheet: HTMLElement | null) => {
      if (sheet) return paintWhenNear(sheet, { page, scale, tell: setShown })
    },
    [page, scale],
  )
  const style: PageStyle = {
    width: Math.floor(page.width * scale),
    height: Math.floor(page.height * scale),
    '--total-scale-factor': scale,
  }
  return (
    <section
      aria-label={`Halaman ${page.number}`}
      data-page={page.number}
      className="relative shrink-0 bg-white shadow-e3 print:h-auto! print:w-full! print:shadow-none"
      style={style}
    >
      <div ref={paint} className="size-full" />
      {shown === 'waiting' && (
        <p className="absolute inset-0 grid place-content-center text-batu-600">
          {NOTICES.waiting}
        </p>
      )}
      {(shown === 'partly' || shown === 'failed') && (
        <p
          role="alert"
          className="absolute inset-x-0 top-0 bg-tone-kayu px-4 py-3 text-center text-tone-kayu-ink"
        >
          {NOTICES[shown]}
        </p>
      )}
    </section>
  )
}

type Painted = PdfPageViewProps & { tell: (shown: Shown) => void }

/** Draws a page once it is within a screen's height of what is seen; returns the function that stops. */
function paintWhenNear(sheet: HTMLElement, painted: Painted) {
  let cancel = () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      cancel = paint(sheet, painted)
    },
    { root: sheet.closest('[data-viewer-ground]'), rootMargin: '100% 0px' },
  )
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    cancel()
  }
}

function paint(sheet: HTMLElement, { page, scale, tell }: Painted) {
  const canvas = document.createElement('canvas')
  canvas.className = 'block size-full'
  canvas.setAttribute('aria-hidden', 'true')
  const words = document.createElement('div')
  words.className = 'pdf-text'
  const drawing = page.draw(canvas, scale, window.devicePixelRatio || 1)
  const text = page.layText(words, scale)
  void drawing.finished.then((drawn) => {
    if (drawn === 'given up') return
    // The old drawing stays, stretched, until the new one is there: no white flash while zooming.
    if (drawn !== 'failed') sheet.replaceChildren(canvas, words)
    tell(drawn)
  })
  text.finished.catch(() => {})
  return () => {
    drawing.cancel()
    text.cancel()
  }
}
