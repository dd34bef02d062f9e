import './pdf-lacking'
// The legacy build runs on the older Androids that many participants have.
import {
  getDocument,
  type PDFPageProxy,
  PDFWorker,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * What reads scanned pages (JPEG 2000, JBIG2 and fax), loaded by the worker with the first of them: without it they stay white.
 * The build lays them into one folder, which is all that the worker is told (`next.config.mjs`).
 */
const [DECODERS] = [
  new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url),
  new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url),
  // whoever passes them on passes these on
  new URL('pdfjs-dist/wasm/LICENSE_JBIG2', import.meta.url),
  new URL('pdfjs-dist/wasm/LICENSE_OPENJPEG', import.meta.url),
].map((file) => file.toString().replace(/[^/]+$/, ''))

/** A page that can be drawn; its size is in points, 72 to the inch. */
export type PdfPage = {
  number: number
  width: number
  height: number
  /** Draws the page so many times larger, with `density` device pixels to a pixel. */
  draw: (canvas: HTMLCanvasElement, scale: number, density: number) => Drawing<Drawn>
  /** Lays the page's words over the drawing, to be read aloud, searched and copied. */
  layText: (container: HTMLElement, scale: number) => Drawing<unknown>
}

/** `partly` where a picture of the page could not be read: its place is as white as the paper. */
export type Drawn = 'whole' | 'partly' | 'failed' | 'given up'

export type Drawing<Result> = { finished: Promise<Result>; cancel: () => void }

export type PdfFile = { pages: readonly PdfPage[]; close: () => void }

/** Phones give up on canvases with more pixels. */
const MAX_CANVAS_PIXELS = 16_000_000

/** As of any other script that is asked for until it comes. */
const NOT_THERE = Object.assign(new Error('The reader did not come'), {
  name: 'ChunkLoadError',
  request: 'pdf-worker',
})

/** Reads a PDF; rejects when it is damaged or locked, or its reader does not come. */
export async function openPdf(data: Blob): Promise<PdfFile> {
  const port = new Worker(new URL('./pdf-worker', import.meta.url))
  const worker = PDFWorker.create({ port })
  const lost = new Promise<never>((_, reject) => {
    // a script that fails tells why, one that did not come does not
    port.addEventListener('error', (event) =>
      reject(event instanceof ErrorEvent ? new Error('The reader broke') : NOT_THERE),
    )
  })
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  try {
    const bytes = await data.arrayBuffer()
    const reading = getDocument({ data: bytes, worker, wasmUrl: DECODERS }).promise
    const document = await Promise.race([reading, lost])
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map((number) => document.getPage(number)))
    return { pages: pages.map(toPage), close }
  } catch (error) {
    close()
    throw error
  }
}

const isWhole = ({ objs, commonObjs }: PDFPageProxy): boolean =>
  [...objs, ...commonObjs].every(([, data]) => data !== null)

function toPage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 })
  return {
    number: page.pageNumber,
    width,
    height,
    draw(canvas, scale, density) {
      const viewport = page.getViewport({ scale })
      const most = Math.sqrt(MAX_CANVAS_PIXELS / (viewport.width * viewport.height))
      const ratio = Math.min(density, most)
      canvas.width = Math.floor(viewport.width * ratio)
      canvas.height = Math.floor(viewport.height * ratio)
      const transform = ratio === 1 ? undefined : [ratio, 0, 0, ratio, 0, 0]
      const task = page.render({ canvas, viewport, transform })
      const finished = task.promise.then(
        () => (isWhole(page) ? 'whole' : 'partly'),
        (error) => (error instanceof RenderingCancelledException ? 'given up' : 'failed'),
      )
      return { finished, cancel: () => task.cancel() }
    },
    layText(container, scale) {
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container,
        viewport: page.getViewport({ scale }),
      })
      return { finished: layer.render(), cancel: () => layer.cancel() }
    },
  }
}
