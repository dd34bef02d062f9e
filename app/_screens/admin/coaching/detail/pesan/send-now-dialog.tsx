import { Send } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import type { PlannedReminders } from '@/lib/entities/reminder'
import type { DialogHandlers } from '@/lib/feedback/dialog'

type SendNowProps = DialogHandlers<true> & {
  label: string
  people: PlannedReminders[number]['sendable']
}

/** Who gets a reminder at once; nothing goes before the admin agreed. */
export function SendNowDialog({ label, people, onDone, onCancel }: SendNowProps) {
  return (
    <LazyDialog
      open
      isRead
      size="md"
      title={`Kirim sekarang: ${label}`}
      description="Dikirim satu kali. Peserta yang menerimanya sekarang tidak menerimanya lagi pada waktu yang dijadwalkan."
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" initialFocus onClick={onCancel}>
            Batal
          </Button>
          <Button icon={<Send />} onClick={() => onDone(true)}>
            Kirim ke {people.length} peserta
          </Button>
        </>
      }
    >
      <ul aria-label="Penerima" className="divide-y divide-line">
        {people.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere py-2.5">
            {name}
          </li>
        ))}
      </ul>
    </LazyDialog>
  )
}
