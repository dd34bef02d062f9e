import { useState } from 'react'
import { runBatch } from '@/app/_screens/admin/batch/run-batch'
import { resending } from '@/app/_screens/admin/undelivered/use-resend'
import { QueryState } from '@/app/_screens/query-state'
import { Addresses } from '@/components/ui/addresses'
import { Button } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { type CallQuery, call } from '@/lib/api/call'
import { useRefresh } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { OutboxMessage } from '@/lib/entities/outbox'
import { recipientText } from './columns'

/** As many are looked through at once, the newest. */
const MOST = '200'

/** 'Kirim ulang yang gagal': lists the failed ones of the filter first, then sends one after the other. */
export function ResendAll({ filter }: { filter: CallQuery }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Kirim ulang yang gagal…
      </Button>
      {isOpen && <ResendDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}

type ResendDialogProps = { filter: CallQuery; onClose: () => void }

function ResendDialog({ filter, onClose }: ResendDialogProps) {
  const refresh = useRefresh()
  const query = useQuery(api.system.outbox, {
    query: { ...filter, state: 'failed', limit: MOST },
  })
  const failed = query.data?.messages ?? []
  const again = failed.filter(({ canResend }) => canResend)

  async function sendAll() {
    onClose()
    await runBatch({
      ...{ title: 'Kirim ulang pesan', done: 'Masuk antrean', running: 'Mengirim…' },
      items: again.map((message) => ({ ...message, name: nameOf(message) })),
      act: (message) => call(api.notification.resend, resending(message)),
      onRest: () => refresh(['outbox']),
    })
  }

  return (
    <LazyDialog
      open
      size="md"
      title="Kirim ulang pesan yang gagal"
      description="Pesan gagal yang cocok dengan saringan, paling banyak 200 yang terbaru."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} initialFocus>
            Batal
          </Button>
          {again.length > 0 && (
            <Button onClick={() => void sendAll()}>Kirim ulang {again.length} pesan</Button>
          )}
        </>
      }
    >
      <QueryState query={query} title="Daftar pesan tidak dapat dimuat">
        {() => (
          <>
            <p className="mb-2">
              {again.length > 0
                ? `${again.length} pesan akan dicoba lagi.`
                : 'Tidak ada pesan gagal yang dapat dikirim ulang.'}
              {failed.length > again.length &&
                ` ${failed.length - again.length} lainnya tidak dapat dikirim ulang; sebabnya ada di daftar.`}
            </p>
            <ul aria-label="Pesan yang dikirim ulang" className="divide-y divide-line">
              {again.map((message) => (
                <li key={message.id} className="wrap-anywhere py-2">
                  <Addresses>{nameOf(message)}</Addresses>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </LazyDialog>
  )
}

const nameOf = (message: OutboxMessage) => `${message.subject} ke ${recipientText(message)}`
