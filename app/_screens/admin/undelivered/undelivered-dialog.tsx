import { useState } from 'react'
import { UndeliveredItem } from '@/app/_screens/admin/undelivered/undelivered-item'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectBox } from '@/components/ui/select-box'
import type { UndeliveredMessage } from '@/lib/entities/outbox'

type UndeliveredDialogProps = {
  /** Newest first. */
  messages: readonly UndeliveredMessage[]
  onClose: () => void
}

const FILTERS = [
  { value: '', label: 'Semua' },
  { value: 'failed', label: 'Gagal' },
  { value: 'unknown', label: 'Belum pasti' },
  { value: 'queued', label: 'Masih dicoba' },
]

/** Messages that did not arrive, why, and 'Kirim ulang' for those that are not tried again by themselves. */
export function UndeliveredDialog({ messages, onClose }: UndeliveredDialogProps) {
  const [state, setState] = useState('')
  const shown = messages.filter((message) => state === '' || message.state === state)
  const count = (value: string) =>
    messages.filter((message) => value === '' || message.state === value).length
  return (
    <Dialog
      open
      size="md"
      title="Pesan yang gagal terkirim"
      description="Pesan terbaru di atas, paling banyak 200."
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose} initialFocus>
          Tutup
        </Button>
      }
    >
      <SelectBox
        label="Keadaan"
        value={state}
        options={FILTERS.map(({ value, label }) => ({
          value,
          label: `${label} (${count(value)})`,
        }))}
        onChange={setState}
      />
      {shown.length === 0 && (
        <p className="py-6 text-center text-ink-2">Tidak ada pesan dengan keadaan ini.</p>
      )}
      <ul aria-label="Pesan" className="mt-2 divide-y divide-line">
        {shown.map((message) => (
          <UndeliveredItem key={message.id} message={message} />
        ))}
      </ul>
    </Dialog>
  )
}
