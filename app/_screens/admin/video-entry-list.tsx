import { FileVideo } from 'lucide-react'
import { videoEntryName } from '@/app/_screens/admin/video-entry-columns'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import type { Query } from '@/lib/api/use-query'
import type { VideoEntry } from '@/lib/entities/content'

type VideoEntryListProps = {
  query: Query<VideoEntry[]>
  /** One word for an entry: 'profil', 'panduan'. */
  kind: string
  columns: readonly Column<VideoEntry>[]
  editHref: (entry: VideoEntry) => string
}

/** Profile entries and guides: only edited, never added or deleted (§2, §6). */
export function VideoEntryList({ query, kind, columns, editHref }: VideoEntryListProps) {
  const { data } = query
  return (
    <DataTable
      caption={`Data ${kind}`}
      exportName={kind}
      isMostlyOne
      columns={columns}
      rows={data}
      getRowId={({ id }) => id}
      query={query}
      empty={{
        icon: <FileVideo />,
        title: `Belum ada ${kind}`,
        text: 'Entri dibuat saat portal dipasang; di sini entri hanya diubah.',
      }}
      rowActions={(entry) => (
        <RowActions name={`${kind}: ${videoEntryName(entry)}`} editHref={editHref(entry)} />
      )}
    />
  )
}
