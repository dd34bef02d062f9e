import { Dialog as HeadlessDialog } from '@headlessui/react'
import { DocumentViewer } from '@/components/content/document-viewer'
import type { ViewerProps } from '@/components/content/viewer/viewer-frame'
import { toSafePlace } from '@/components/ui/to-safe-place'
import { usePageAway } from '@/components/ui/use-page-away'
import { useLayer } from '@/lib/browser/layers'

/** A file over the page, or over a window: the focus goes in, stays in and returns; Esc and Back close it alone. */
export function DocumentWindow(props: ViewerProps) {
  const { fileName, title = fileName, onClose } = props
  useLayer(true, onClose)
  usePageAway(true)
  return (
    <HeadlessDialog
      open
      onClose={onClose}
      onFocus={toSafePlace}
      aria-label={title}
      className="relative z-dialog"
    >
      <DocumentViewer {...props} />
    </HeadlessDialog>
  )
}
