import { CalendarX, Mail } from 'lucide-react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { periodQuery } from '@/app/_screens/admin/period-filter'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { useResend } from '@/app/_screens/admin/undelivered/use-resend'
import { UnsentNote } from '@/app/_screens/unsent-note'
import { PagedTable } from '@/components/table/paged-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { CallQuery } from '@/lib/api/call'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { OutboxMessage } from '@/lib/entities/outbox'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { COLUMNS, recipientText } from './columns'
import { chosenIn, MessageFilters } from './message-filters'
import { ResendAll } from './resend-all'

/** Every message that is still kept, and what became of it; for superadmins. */
export default function AdminMessagesScreen() {
  const { query } = useHashQuery()
  const period = periodQuery(query)
  const filter = {
    ...period,
    ...chosenIn(query),
    q: query.get('cari') ?? '',
  }
  return (
    <>
      <AdminHeading text="Email dan WhatsApp dari portal, dari yang terbaru. Isinya tidak ditampilkan." />
      <SectionTabs />
      <UnsentNote />
      <MessageFilters state={filter.state} channel={filter.channel} />
      {period ? (
        <Messages filter={filter} />
      ) : (
        <EmptyState
          icon={<CalendarX />}
          title="Saringan ini tidak dapat dipakai"
          text="Tanggal akhir berada sebelum tanggal awal."
        />
      )}
    </>
  )
}

function Messages({ filter }: { filter: CallQuery }) {
  const { query: address } = useHashQuery()
  const after = address.get('sesudah') ?? ''
  const query = useQuery(api.system.outbox, { query: { ...filter, after } })
  return (
    <PagedTable
      caption="Pesan keluar"
      columns={COLUMNS}
      rows={query.data?.messages}
      getRowId={({ id }) => id}
      query={query}
      next={query.data?.next}
      toolbar={<ResendAll filter={filter} />}
      rowActions={(message) => <ResendButton message={message} />}
      isFiltered={Object.values(filter).some(Boolean)}
      noneFound="Tidak ada pesan yang cocok"
      empty={{
        icon: <Mail />,
        title: 'Belum ada pesan',
        text: 'Pesan yang dikirim portal tampil di sini selama disimpan.',
      }}
    />
  )
}

function ResendButton({ message }: { message: OutboxMessage }) {
  const [sendAgain, { isRunning }] = useResend()
  if (!message.canResend) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isRunning}
      aria-label={`Kirim ulang: ${message.subject} ke ${recipientText(message)}`}
      onClick={() => void sendAgain(message)}
    >
      Kirim ulang
    </Button>
  )
}
