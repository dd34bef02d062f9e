import { RefreshCw, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { proposalStatusWord } from '@/components/coaching/status-badge'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { useTableQuery } from '@/components/table/use-table-query'
import { useTableRows } from '@/components/table/use-table-rows'
import { IconButton } from '@/components/ui/icon-button'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { seatsLeft } from '@/lib/domain/participation/quota'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { BriefingButton } from './briefing/briefing-button'
import { FaqHints } from './briefing/faq-hints'
import { QuestionList } from './briefing/question-list'
import { BulkBar } from './bulk-review/bulk-bar'
import { useBulkReview } from './bulk-review/use-bulk-review'
import { useSelection } from './bulk-review/use-selection'
import { ReviewCell } from './review-cell'
import { useReview } from './use-review'

/** §9 'Refresh icon animation lasts 1 second'. */
const REFRESH_ANIMATION_MS = 1000

const NONE: Proposal[] = []

const COLUMNS: Column<Proposal>[] = [
  { id: 'id', header: 'ID', text: ({ id }) => id.slice(0, 8) },
  { id: 'name', header: 'Nama', text: ({ name }) => name, primary: true },
  { id: 'instansi', header: 'Instansi', text: ({ namaInstansi }) => namaInstansi },
  {
    id: 'questions',
    header: 'Pertanyaan',
    text: ({ questions }) => questions.join(' '),
    cell: (proposal) => <QuestionList {...proposal} />,
    sortable: false,
  },
]

const DECISION: Column<Proposal> = {
  id: 'status',
  header: 'Ikut Coaching',
  text: ({ status, reason }) =>
    [
      status === 'PENDING' ? 'Terima Tolak' : proposalStatusWord(status),
      status === 'REJECTED' && `Alasan: ${reason}`,
    ]
      .filter(Boolean)
      .join(' '),
}

/** What decides which rows are shown. */
const SEARCHED = [...COLUMNS, DECISION]

/** Tab 'Peserta dan Pertanyaan': who wants to join, with what questions, and the decision on it (§2). */
export function PesertaTab({ coaching }: { coaching: AdminCoaching }) {
  const params = { id: coaching.id }
  const query = useQuery(api.adminCoaching.proposals, { params })
  const { data } = query
  const table = useTableQuery()
  const [isTurning, setTurning] = useState(false)
  const review = useReview(coaching)
  const bulk = useBulkReview(coaching)
  const { shown } = useTableRows({ rows: data, columns: SEARCHED, ...table })
  const selection = useSelection(data ?? NONE, shown)
  const approved = data?.filter(({ status }) => status === 'APPROVED').length
  const left = seatsLeft({
    ...coaching,
    pesertaTerdaftar: approved ?? coaching.pesertaTerdaftar,
  })

  const columns = useMemo<Column<Proposal>[]>(
    () => [
      ...COLUMNS,
      {
        ...DECISION,
        cell: (proposal) => (
          <ReviewCell
            proposal={proposal}
            isFull={left === 0}
            isTicked={selection.isTicked(proposal.id)}
            onTick={(isTicked) => selection.tick(proposal.id, isTicked)}
            onAccept={() => review.accept(proposal).catch(() => {})}
            onDecline={() => review.decline(proposal).catch(() => {})}
          />
        ),
      },
    ],
    [left, review, selection],
  )

  function refresh() {
    setTurning(true)
    setTimeout(() => setTurning(false), REFRESH_ANIMATION_MS)
    void query.refetch()
  }

  return (
    <FaqHints>
      <BulkBar
        selection={selection}
        seatsLeft={left}
        onAccept={(proposals) => bulk.accept(proposals, left)}
        onDecline={bulk.decline}
      />
      <DataTable
        caption="Peserta dan Pertanyaan"
        columns={columns}
        rows={data}
        getRowId={({ id }) => id}
        {...table}
        query={query}
        numbered
        toolbar={<BriefingButton coaching={coaching} proposals={data} />}
        empty={{
          icon: <Users />,
          title: 'Belum ada pengajuan',
          text: 'Pengajuan peserta beserta pertanyaannya akan tampil di sini.',
        }}
        heading={
          <p className="flex items-center gap-2 font-semibold">
            <span className="angka" role="status">
              {approved !== undefined &&
                `${approved} dari ${coaching.totalPeserta} peserta disetujui`}
            </span>
            <IconButton
              label="Muat ulang pengajuan"
              icon={<RefreshCw className={isTurning ? 'animate-putar' : undefined} />}
              onClick={refresh}
            />
          </p>
        }
      />
    </FaqHints>
  )
}
