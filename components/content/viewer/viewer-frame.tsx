import { Download, Printer, X } from 'lucide-react'
import { type ReactNode, type UIEvent, useCallback, useState } from 'react'
import { followPinch } from '@/components/content/viewer/pinch'
import type { Zoom } from '@/components/content/viewer/use-zoom'
import { ZoomControls } from '@/components/content/viewer/zoom-controls'
import { IconButton } from '@/components/ui/icon-button'
import { saveFile } from '@/lib/feedback/save-file'
import { toast } from '@/lib/feedback/toast'

export type ViewerProps = {
  data: Blob
  fileName: string
  title?: string
  onClose: () => void
}

type ViewerFrameProps = ViewerProps & {
  /** Absent while there is nothing to zoom or print. */
  zoom?: Zoom
  pagePosition?: { current: number; count: number }
  print?: () => Promise<void>
  onScroll?: (event: UIEvent<HTMLElement>) => void
  children: ReactNode
}

/** Room that is left around the content, in pixels. */
const PADDING_PX = 16

/** The dark full-screen frame of a document: its bar, and the scrolling ground under it. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { data, fileName, title = fileName, onClose, zoom, print, children } = props
  const position = props.pagePosition
  const closeOnEscape = useCallback(
    (frame: HTMLElement | null) => {
      if (frame) return onEscape(onClose)
    },
    [onClose],
  )
  return (
    <section
      ref={closeOnEscape}
      aria-label={title}
      className="on-brand fixed inset-0 z-drawer flex flex-col bg-batu-800 text-white print:static print:block"
    >
      <div className="no-print flex flex-wrap items-center gap-1 px-gutter py-1.5 shadow-e2">
        <p className="min-w-0 grow basis-0 truncate font-semibold">{title}</p>
        <div className="md:order-last">
          <IconButton label="Tutup" variant="on-brand" icon={<X />} onClick={onClose} />
        </div>
        <div className="flex flex-wrap items-center gap-1 max-md:basis-full">
          {zoom && <ZoomControls zoom={zoom} />}
          {position && (
            <p className="angka px-1 text-sm md:px-3">
              <span className="sr-only">{`Halaman ${position.current} dari ${position.count}`}</span>
              <span aria-hidden="true">{`${position.current} / ${position.count}`}</span>
            </p>
          )}
          <div className="ml-auto flex items-center gap-1">
            <IconButton
              label="Unduh"
              variant="on-brand"
              icon={<Download />}
              onClick={() => saveFile(data, fileName)}
            />
            {print && <PrintButton print={print} />}
          </div>
        </div>
      </div>
      <Ground zoom={zoom} onScroll={props.onScroll}>
        {children}
      </Ground>
    </section>
  )
}

function PrintButton({ print }: { print: () => Promise<void> }) {
  const [isPreparing, setPreparing] = useState(false)
  async function start() {
    setPreparing(true)
    try {
      await print()
    } catch {
      toast.error(
        'File belum dapat dicetak. Unduh filenya, lalu cetak dari perangkat Anda.',
      )
    } finally {
      setPreparing(false)
    }
  }
  return (
    <IconButton
      label="Cetak"
      variant="on-brand"
      icon={<Printer />}
      loading={isPreparing}
      onClick={start}
    />
  )
}

type GroundProps = Pick<ViewerFrameProps, 'zoom' | 'onScroll' | 'children'>

/** The arrow keys scroll it once it has the focus, with which a window of a document begins. */
const SCROLL_REGION = { tabIndex: 0, 'data-autofocus': '' }

function Ground({ zoom, onScroll, children }: GroundProps) {
  const measure = zoom?.measure
  const scaleBy = zoom?.by
  const watchWidth = useCallback(
    (ground: HTMLElement | null) => {
      if (!ground || !measure) return
      const tell = () =>
        measure({
          width: ground.clientWidth - 2 * PADDING_PX,
          height: ground.clientHeight - 2 * PADDING_PX,
        })
      // before the first paint, so that no page is seen in another size
      tell()
      const observer = new ResizeObserver(tell)
      observer.observe(ground)
      return () => observer.disconnect()
    },
    [measure],
  )
  const watchFingers = useCallback(
    (content: HTMLElement | null) => {
      const ground = content?.parentElement
      if (ground && scaleBy) return followPinch(ground, scaleBy)
    },
    [scaleBy],
  )
  return (
    <section
      ref={watchWidth}
      {...SCROLL_REGION}
      aria-label="Isi dokumen"
      data-viewer-ground=""
      onScroll={onScroll}
      className="min-h-0 grow touch-pan-x touch-pan-y overflow-auto print:overflow-visible"
    >
      <div
        ref={watchFingers}
        className="flex min-h-full w-max min-w-full flex-col items-center gap-4 p-[16px] print:block print:w-auto print:p-0"
      >
        {children}
      </div>
    </section>
  )
}

/** Esc closes, unless something above the viewer took it; what lies under it stays. */
function onEscape(close: () => void) {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
