import { useAtomValue } from 'jotai'
import { LoaderCircle } from 'lucide-react'
import { overlayVisibleAtom, thinBarVisibleAtom } from '@/lib/feedback/activity'

/**
 * §7 'A global loading overlay appears whenever any fetch or mutation runs'. It lets every press through
 * and moves neither focus nor layout; quiet calls show the thin bar alone (decision 10).
 */
export function LoadingOverlay() {
  const isOverlayVisible = useAtomValue(overlayVisibleAtom)
  // one signal at a time
  const isBarVisible = useAtomValue(thinBarVisibleAtom) && !isOverlayVisible
  return (
    <div className="no-print">
      {isBarVisible && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-0 top-0 z-loading h-0.75 bg-kayu-300 motion-safe:animate-denyut"
        />
      )}
      {isOverlayVisible && (
        // under toasts, banner and dialogs: those stay readable
        <div className="pointer-events-none fixed inset-0 z-dialog bg-page opacity-50" />
      )}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 top-1/2 z-loading flex justify-center"
      >
        {isOverlayVisible && (
          <p className="flex items-center gap-3 rounded-lg border border-line bg-raised px-5 py-3 font-semibold shadow-e2">
            <LoaderCircle aria-hidden="true" className="size-5 animate-putar text-brand" />
            Memuat…
          </p>
        )}
      </div>
    </div>
  )
}
