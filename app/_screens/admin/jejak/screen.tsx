import { CalendarX, ScrollText } from 'lucide-react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { periodQuery } from '@/app/_screens/admin/period-filter'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import { ExportMenu } from '@/components/table/export-menu'
import { PagedTable } from '@/components/table/paged-table'
import { tableSheet } from '@/components/table/table-sheet'
import { EmptyState } from '@/components/ui/empty-state'
import { type CallQuery, call } from '@/lib/api/call'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { AuditPage } from '@/lib/entities/audit'
import { UUID } from '@/lib/entities/identity-values'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { COLUMNS, type TrailRow } from './columns'
import { TrailFilters } from './trail-filters'

const CAPTION = 'Jejak tindakan'
/** So many of the newest come into a file. */
const EXPORTED = { pages: 10, perPage: '1000' }

const rowsOf = ({ entries, names = {} }: AuditPage): TrailRow[] =>
  entries.map((entry) => ({ ...entry, names }))

/** The filter of the address as the server takes it; a sentence where it can fit nothing. */
function filterOf(query: URLSearchParams): CallQuery | string {
  const period = periodQuery(query)
  if (!period) return 'Tanggal akhir berada sebelum tanggal awal.'
  const [person, thing] = [query.get('orang') ?? '', (query.get('benda') ?? '').trim()]
  if ([person, thing].some((id) => id && !UUID.test(id)))
    return 'ID pada saringan tidak lengkap. Salin seluruhnya, seperti 0a1b2c3d-4e5f-6789-abcd-ef0123456789.'
  const result = query.get('hasil') ?? ''
  return {
    ...{ ...period, actorId: person, targetId: thing, act: query.get('tindakan') ?? '' },
    result: ['done', 'refused'].includes(result) ? result : '',
  }
}

async function readForFile(filter: CallQuery, signal: AbortSignal): Promise<TrailRow[]> {
  const rows: TrailRow[] = []
  let after = ''
  for (let page = 0; page < EXPORTED.pages; page += 1) {
    const query = { ...filter, limit: EXPORTED.perPage, after }
    const answer = await call(api.audit.list, { query }, { signal })
    rows.push(...rowsOf(answer))
    if (!answer.next) break
    after = answer.next
  }
  return rows
}

/** What admins did, for superadmins: who, what, on what, when, and whether it was refused. */
export default function AdminTrailScreen() {
  const { query } = useHashQuery()
  const filter = filterOf(query)
  return (
    <>
      <AdminHeading text="Siapa melakukan apa dan kapan, dari yang terbaru. Isi yang ditulis tidak dicatat." />
      <SectionTabs />
      <TrailFilters />
      {typeof filter === 'string' ? (
        <EmptyState
          icon={<CalendarX />}
          title="Saringan ini tidak dapat dipakai"
          text={filter}
        />
      ) : (
        <Trail filter={filter} />
      )}
    </>
  )
}

function Trail({ filter }: { filter: CallQuery }) {
  const { query: address } = useHashQuery()
  const after = address.get('sesudah') ?? ''
  const query = useQuery(api.audit.list, { query: { ...filter, after } })
  const beforeExport = usePersonExport()
  return (
    <PagedTable
      caption={CAPTION}
      columns={COLUMNS}
      rows={query.data && rowsOf(query.data)}
      getRowId={({ id }) => id}
      query={query}
      next={query.data?.next}
      toolbar={
        <ExportMenu
          name="jejak"
          rowCount="Semua catatan yang cocok, paling banyak 10.000 yang terbaru"
          before={beforeExport}
          sheet={async (signal) =>
            tableSheet({
              ...{ caption: CAPTION, columns: COLUMNS, isNumbered: false },
              rows: await readForFile(filter, signal),
            })
          }
        />
      }
      isFiltered={Object.values(filter).some(Boolean)}
      noneFound="Tidak ada tindakan yang cocok"
      empty={{ icon: <ScrollText />, title: 'Belum ada tindakan yang tercatat' }}
    />
  )
}
