import { type CSSProperties, useCallback } from 'react'
import type { Drawing, PdfPage } from '@/components/content/viewer/pdf-engine'
import './pdf-text-layer.css'

type PdfPageViewProps = { page: PdfPage; scale: number }

type PageStyle = CSSProperties & { '--total-scale-factor': number }

/** One page on white paper: its drawing, and its words for readers, search and copying. */
export function PdfPageView({ page, scale }: PdfPageViewProps) {
  const paint = useCallback(
    (sheet: HTMLElement | null) => {
      if (sheet) return paintWhenNear(sheet, page, scale)
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
      ref={paint}
      aria-label={`Halaman ${page.number}`}
      data-page={page.number}
      className="relative shrink-0 bg-white shadow-e3"
      style={style}
    />
  )
}

/** Draws a page once it is within a screen's height of what is seen; returns the function that stops. */
function paintWhenNear(sheet: HTMLElement, page: PdfPage, scale: number) {
  let drawings: Drawing[] = []
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      drawings = paint(sheet, page, scale)
    },
    { root: sheet.closest('[data-viewer-ground]'), rootMargin: '100% 0px' },
  )
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    for (const drawing of drawings) drawing.cancel()
  }
}

function paint(sheet: HTMLElement, page: PdfPage, scale: number) {
  const canvas = document.createElement('canvas')
  canvas.className = 'block size-full'
  canvas.setAttribute('aria-hidden', 'true')
  const words = document.createElement('div')
  words.className = 'pdf-text'
  const drawing = page.draw(canvas, scale, window.devicePixelRatio || 1)
  const text = page.layText(words, scale)
  // The old drawing stays, stretched, until the new one is there: no white flash while zooming.
  drawing.finished.then(
    () => sheet.replaceChildren(canvas, words),
    () => {},
  )
  text.finished.catch(() => {})
  return [drawing, text]
}
