import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { FilterChips } from '@/components/table/filter-chips'
import { useTableQuery } from '@/components/table/use-table-query'
import { useTableRows } from '@/components/table/use-table-rows'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { seatsLeft } from '@/lib/domain/participation/quota'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { ApprovedCount } from './approved-count'
import { BarsSkeleton, BriefingSkeleton } from './bars-skeleton'
import { BriefingButton } from './briefing/briefing-button'
import { FaqHints } from './briefing/faq-hints'
import { BulkBar } from './bulk-review/bulk-bar'
import { useBulkReview } from './bulk-review/use-bulk-review'
import { type Selection, useSelection } from './bulk-review/use-selection'
import { LateNotice } from './late-notice'
import { DECISION, PROPOSAL_COLUMNS, TOLD } from './proposal-columns'
import {
  emptyText,
  type ProposalFilter,
  proposalFilterOf,
  proposalFilters,
  proposalsOf,
} from './proposal-filter'
import { ReviewCell } from './review-cell'
import { ReviewButton, ReviewQueue } from './review-queue/review-queue'
import { useReview } from './use-review'

const NONE: Proposal[] = []

/** The filter in the address, and the rows that it lets through. */
function useFiltered(data: readonly Proposal[] | undefined) {
  const { query, set } = useHashQuery()
  const filter = proposalFilterOf(query.get('keputusan'), data)
  const rows = useMemo(() => data && proposalsOf(data, filter), [data, filter])
  const choose = (next: ProposalFilter | null) =>
    set({ keputusan: next ?? undefined, page: undefined })
  return { filter, rows, choose }
}

/** The columns; who was told what only where the server tells it. */
function useSearched(data: readonly Proposal[] | undefined) {
  const isTold = data?.some(({ told }) => told !== undefined) ?? false
  return useMemo(() => [...PROPOSAL_COLUMNS, DECISION, ...(isTold ? [TOLD] : [])], [isTold])
}

type Deciding = {
  /** No seat is left. */
  isFull: boolean
  review: ReturnType<typeof useReview>
  selection: Selection
}

/** The columns with the buttons of the decision. */
function useDecided(
  columns: readonly Column<Proposal>[],
  { isFull, review, selection }: Deciding,
) {
  return useMemo<Column<Proposal>[]>(() => {
    const cell = (proposal: Proposal) => (
      <ReviewCell
        proposal={proposal}
        isFull={isFull}
        isTicked={selection.isTicked(proposal.id)}
        onTick={(isTicked) => selection.tick(proposal.id, isTicked)}
        onAccept={() => review.accept(proposal).catch(() => {})}
        onDecline={() => review.decline(proposal).catch(() => {})}
      />
    )
    return columns.map((column) => (column === DECISION ? { ...column, cell } : column))
  }, [isFull, review, selection, columns])
}

/** Tab 'Peserta dan Pertanyaan': who wants to join, with what questions, and the decision on it (§2). */
export function PesertaTab({ coaching }: { coaching: AdminCoaching }) {
  const query = useQuery(api.adminCoaching.proposals, { params: { id: coaching.id } })
  const { data } = query
  const table = useTableQuery()
  const beforeExport = usePersonExport()
  const { filter, rows, choose } = useFiltered(data)
  const waiting = useMemo(() => data && proposalsOf(data, 'menunggu'), [data])
  const review = useReview(coaching)
  const bulk = useBulkReview(coaching)
  const searched = useSearched(data)
  const { all } = useTableRows({ rows, columns: searched, ...table })
  const selection = useSelection(data ?? NONE, all)
  const approved = data?.filter(({ status }) => status === 'APPROVED').length
  const left = seatsLeft({
    ...coaching,
    pesertaTerdaftar: approved ?? coaching.pesertaTerdaftar,
  })

  const columns = useDecided(searched, { isFull: left === 0, review, selection })

  return (
    <FaqHints>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-1 [&>:first-child]:mb-0">
        {query.isLoading && <BarsSkeleton id={coaching.id} />}
        {data && data.length > 0 && (
          <FilterChips
            legend="Saring menurut keputusan"
            options={proposalFilters(data, filter)}
            total={data.length}
            selected={filter}
            onSelect={choose}
          />
        )}
        <BulkBar
          selection={selection}
          isSearched={table.state.query.trim() !== ''}
          seatsLeft={left}
          onAccept={bulk.accept}
          onDecline={bulk.decline}
        >
          {waiting && waiting.length > 0 && <ReviewButton />}
        </BulkBar>
      </div>
      {waiting && waiting.length > 0 && <LateNotice coaching={coaching} />}
      <ReviewQueue
        waiting={waiting}
        seatsLeft={left}
        onAccept={review.accept}
        onDecline={review.decline}
      />
      <DataTable
        caption="Peserta dan Pertanyaan"
        exportName={`peserta-${coaching.coachingCode}`}
        beforeExport={beforeExport}
        columns={columns}
        rows={rows}
        isFiltered={filter !== null}
        getRowId={({ id }) => id}
        query={query}
        numbered
        toolbar={
          query.isLoading ? (
            <BriefingSkeleton />
          ) : (
            <BriefingButton coaching={coaching} proposals={data} />
          )
        }
        empty={{ icon: <Users />, ...emptyText(filter) }}
        heading={
          <ApprovedCount
            text={approved !== undefined && `${approved} dari ${coaching.totalPeserta}`}
            onRefresh={() => void query.refetch()}
          />
        }
      />
    </FaqHints>
  )
}
