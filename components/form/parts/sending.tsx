import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'

/** How far an upload is, with a way to stop it; the spinner turns in its button. */
export function Sending({
  label,
  percent,
  onCancel,
}: {
  label: string
  percent: number
  onCancel: () => void
}) {
  return (
    <div className="flex min-h-ctl-sm w-full max-w-80 items-center gap-3">
      <div className="flex-1">
        <ProgressBar value={percent} label={label} text={`${percent}%`} />
      </div>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Batalkan
      </Button>
    </div>
  )
}
