import { MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import type { Zoom } from '@/components/content/viewer/use-zoom'
import { IconButton } from '@/components/ui/icon-button'

/** Smaller, larger, as wide as the frame. */
export function ZoomControls({ zoom }: { zoom: Zoom }) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Perkecil"
        variant="on-brand"
        icon={<ZoomOut />}
        disabledReason={!zoom.canShrink && 'Ukuran terkecil'}
        onClick={zoom.shrink}
      />
      <p role="status" className="angka min-w-12 text-center text-sm max-md:sr-only">
        <span className="sr-only">Ukuran </span>
        {Math.round(zoom.scale * 100)}%
      </p>
      <IconButton
        label="Perbesar"
        variant="on-brand"
        icon={<ZoomIn />}
        disabledReason={!zoom.canGrow && 'Ukuran terbesar'}
        onClick={zoom.grow}
      />
      <IconButton
        label="Sesuaikan lebar"
        variant="on-brand"
        icon={<MoveHorizontal />}
        aria-pressed={zoom.isFitting}
        onClick={zoom.fit}
      />
    </div>
  )
}
