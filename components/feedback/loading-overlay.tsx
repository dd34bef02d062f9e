import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import {
  overdueAtom,
  overlayVisibleAtom,
  stopWaiting,
  thinBarVisibleAtom,
} from '@/lib/feedback/activity'

const CARD =
  'max-w-md space-y-3 rounded-lg border border-line bg-raised px-5 py-3 shadow-e2'

function onEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  // the window that waits does not close with it
  event.stopPropagation()
  stopWaiting()
}

/** Whether somebody waits for long; Esc ends that too, also where a window keeps the keyboard to itself. */
function useOverdue() {
  const isOverdue = useAtomValue(overdueAtom).length > 0
  useEffect(() => {
    if (!isOverdue) return
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [isOverdue])
  return isOverdue
}

/**
 * §7 'A global loading overlay appears whenever any fetch or mutation runs'. It lets every press through
 * and moves neither focus nor layout; quiet calls show the thin bar alone (decision 10). What takes long can be waited for no more, a quiet act too.
 */
export function LoadingOverlay() {
  const isOverlayVisible = useAtomValue(overlayVisibleAtom)
  const isOverdue = useOverdue()
  const isTold = isOverlayVisible || isOverdue
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
      <div className="pointer-events-none fixed inset-x-4 top-1/2 z-loading flex justify-center">
        <div className={clsx(isTold && CARD)}>
          <div role="status">
            {isTold && (
              <p className="flex items-center gap-3 font-semibold">
                <LoaderCircle
                  aria-hidden="true"
                  className="size-5 shrink-0 animate-putar text-brand"
                />
                {isOverdue ? 'Masih menunggu server…' : 'Memuat…'}
              </p>
            )}
            {isOverdue && (
              <p className="mt-1 text-ink-2 text-sm">
                Sambungan internet mungkin lambat atau terputus.
              </p>
            )}
          </div>
          {isOverdue && (
            <div data-message className="pointer-events-auto flex justify-end">
              <Button
                size="sm"
                variant="secondary"
                // the focus stays at what was pressed before: this one goes
                onMouseDown={(event) => event.preventDefault()}
                onClick={stopWaiting}
              >
                Berhenti menunggu
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
