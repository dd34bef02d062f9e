import {
  MESSAGE_STATES,
  messageCount,
} from '@/app/_screens/admin/attention/attention-links'
import { UndeliveredItem } from '@/app/_screens/admin/undelivered/undelivered-item'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectBox } from '@/components/ui/select-box'
import type { UndeliveredMessage } from '@/lib/entities/outbox'

type UndeliveredDialogProps = {
  /** Newest first. */
  messages: readonly UndeliveredMessage[]
  /** The state that is shown, by its word in the address; any other word shows all. */
  shown: string
  onShow: (word: string) => void
  onClose: () => void
}

const FILTERS = [
  { value: 'semua', label: 'Semua' },
  { value: 'gagal', label: 'Gagal' },
  { value: 'belum-pasti', label: 'Belum pasti' },
  { value: 'dicoba', label: 'Masih dicoba' },
]

const isState = (word: string): word is keyof typeof MESSAGE_STATES =>
  Object.hasOwn(MESSAGE_STATES, word)

/** Those of a state by its word; all of them for any other word. */
const messagesOf = (word: string, messages: readonly UndeliveredMessage[]) =>
  messages.filter(({ state }) => !isState(word) || state === MESSAGE_STATES[word])

/** Messages that did not arrive, why, and 'Kirim ulang' for those that are not tried again by themselves. */
export function UndeliveredDialog(props: UndeliveredDialogProps) {
  const { messages, shown, onShow, onClose } = props
  const found = messagesOf(shown, messages)
  return (
    <Dialog
      open
      size="md"
      title="Pesan yang gagal terkirim"
      description="Pesan terbaru di atas, paling banyak 200 dari setiap keadaan."
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose} initialFocus>
          Tutup
        </Button>
      }
    >
      <SelectBox
        label="Keadaan"
        value={isState(shown) ? shown : 'semua'}
        options={FILTERS.map(({ value, label }) => ({
          value,
          label: `${label} (${messageCount(messagesOf(value, messages))})`,
        }))}
        onChange={onShow}
      />
      {found.length === 0 && (
        <p className="py-6 text-center text-ink-2">Tidak ada pesan dengan keadaan ini.</p>
      )}
      <ul aria-label="Pesan" className="mt-2 divide-y divide-line">
        {found.map((message) => (
          <UndeliveredItem key={message.id} message={message} />
        ))}
      </ul>
    </Dialog>
  )
}
