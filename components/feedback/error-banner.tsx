import { useAtomValue } from 'jotai'
import { CircleX } from 'lucide-react'
import {
  dismissError,
  errorBannerAtom,
  holdError,
  releaseError,
} from '@/lib/feedback/error-banner'
import { DismissButton } from './dismiss-button'

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
      className="on-brand pointer-events-auto flex items-center gap-3 bg-merah-700 py-1 pr-2 pl-4 text-white shadow-e3"
    >
      <CircleX aria-hidden="true" className="size-5 shrink-0" />
      <p className="wrap-anywhere max-h-40 grow overflow-y-auto py-2 font-semibold text-sm">
        {shown.text}
      </p>
      <DismissButton aria-label="Tutup pesan kesalahan" onClick={dismissError} />
    </div>
  )
}
