import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useFeature } from '@/lib/api/use-feature'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { PARTS, type Part, partsOf } from './copy-parts'

type CopyDialogProps = DialogHandlers<Part[]> & { source: AdminCoaching }

/** What a new coaching takes over from an earlier one. */
export function CopyDialog({ source, onDone, onCancel }: CopyDialogProps) {
  const possible = partsOf(source, useFeature('test-copying'))
  const [left, setLeft] = useState<readonly Part[]>([])
  const chosen = possible.filter((part) => !left.includes(part))
  const toggle = (part: Part, isOn: boolean) =>
    setLeft((before) => (isOn ? before.filter((one) => one !== part) : [...before, part]))
  return (
    <Dialog
      open
      title="Salin coaching"
      description={`${source.coachingCode} – ${source.topic}`}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Batal
          </Button>
          <Button icon={<Copy />} initialFocus onClick={() => onDone(chosen)}>
            Salin
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Topik, tanggal, dan jam diisi baru. Pengajuan dan hasil peserta tidak ikut disalin.
      </p>
      <fieldset className="mt-3 grid sm:grid-cols-2">
        <legend className="font-semibold">Yang disalin</legend>
        {PARTS.filter(({ value }) => possible.includes(value)).map(({ value, label }) => (
          <label key={value} className="flex min-h-ctl items-center gap-3">
            <input
              type="checkbox"
              className="size-6 accent-brand-fill"
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
