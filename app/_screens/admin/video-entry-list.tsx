import { FileVideo } from 'lucide-react'
import { videoEntryName } from '@/app/_screens/admin/video-entry-columns'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { VideoEntry } from '@/lib/entities/content'
import { href } from '@/lib/router/href'

type VideoEntryListProps = {
  of: 'panduan' | 'profile'
  /** One word for an entry: 'profil', 'panduan'. */
  kind: string
  columns: readonly Column<VideoEntry>[]
}

/** Profile entries and guides: only edited, never added or deleted (§2, §6). */
export function VideoEntryList({ of, kind, columns }: VideoEntryListProps) {
  const query = useQuery(of === 'panduan' ? api.panduan.list : api.profile.list)
  return (
    <DataTable
      caption={`Data ${kind}`}
      exportName={kind}
      isMostlyOne
      columns={columns}
      rows={query.data}
      getRowId={({ id }) => id}
      query={query}
      empty={{
        icon: <FileVideo />,
        title: `Belum ada ${kind}`,
        text: 'Entri dibuat saat portal dipasang; di sini entri hanya dapat diubah.',
      }}
      rowActions={(entry) => (
        <RowActions
          name={`${kind}: ${videoEntryName(entry)}`}
          editHref={href(`admin/${of}/detail`, { id: entry.id })}
        />
      )}
    />
  )
}
