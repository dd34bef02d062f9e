import { Dialog } from '@/components/ui/dialog'
import { assetUrl } from '@/lib/env'
import type { DialogHandlers } from '@/lib/feedback/dialog'

type FlyerDialogProps = { src: string; topic: string } & DialogHandlers<never>

/** The whole flyer on white paper, in both themes. */
export function FlyerDialog({ src, topic, onCancel }: FlyerDialogProps) {
  return (
    <Dialog open onClose={onCancel} title={topic} size="lg">
      <div className="min-h-64 overflow-hidden rounded-md bg-white">
        <img
          src={assetUrl(src)}
          alt={`Flyer coaching ${topic}`}
          className="mx-auto h-auto max-w-full"
        />
      </div>
    </Dialog>
  )
}
