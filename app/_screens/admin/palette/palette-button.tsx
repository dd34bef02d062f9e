import { Search } from 'lucide-react'
import { lazyPart } from '@/lib/browser/lazy-part'
import { openDialog } from '@/lib/feedback/dialog'
import { hashLocation } from '@/lib/router/hash-location'
import { catchTyped } from './catch-typed'

// the window and its lists come with the first press
const Palette = lazyPart(async () => (await import('./palette')).Palette)

async function openPalette() {
  const takeTyped = catchTyped()
  const found = await openDialog(Palette, { takeTyped })
  takeTyped()
  if (found) hashLocation.go(found.hash)
}

/** Ctrl+K, and the same for a pointer. */
export function PaletteButton() {
  return (
    <button
      type="button"
      aria-label="Cari halaman, coaching, atau peserta"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => void openPalette()}
      className="flex min-h-11 items-center gap-2 rounded-md px-3 text-ink-2 hover:bg-brand-tint"
    >
      <Search aria-hidden="true" className="size-5" />
      <span
        aria-hidden="true"
        data-keys="Ctrl K"
        className="rounded-sm border border-line px-1.5 text-xs before:content-[attr(data-keys)] max-lg:hidden"
      />
    </button>
  )
}
