import { useAtomValue } from 'jotai'
import { CircleX, X } from 'lucide-react'
import {
  dismissError,
  errorBannerAtom,
  holdError,
  releaseError,
} from '@/lib/feedback/error-banner'

/** §8: 'a red banner fixed at the top of the screen showing error text that disappears after 3 seconds'. */
export function ErrorBanner() {
  const shown = useAtomValue(errorBannerAtom)
  if (!shown) return null
  return (
    <div
      key={shown.id}
      role="alert"
      data-message
      onPointerEnter={holdError}
      onPointerLeave={releaseError}
      onFocus={holdError}
      onBlur={releaseError}
      className="on-brand no-print fixed inset-x-0 top-0 z-toast flex items-center gap-3 bg-merah-700 py-1 pr-2 pl-4 text-white shadow-e3"
    >
      <CircleX aria-hidden="true" className="size-5 shrink-0" />
      <p className="wrap-anywhere max-h-40 grow overflow-y-auto py-2 font-semibold text-sm">
        {shown.text}
      </p>
      <button
        type="button"
        aria-label="Tutup pesan galat"
        onClick={dismissError}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-black/15"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
