import { ChartNoAxesColumn } from 'lucide-react'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import type { InfographicItem } from '@/lib/entities/content'
import { href } from '@/lib/router/href'

const COLUMNS: Column<InfographicItem>[] = [
  { id: 'kategori', header: 'Kategori', primary: true, text: ({ label }) => label },
  {
    id: 'jumlah',
    header: 'Jumlah peserta',
    align: 'right',
    text: ({ value }) => value,
    cell: ({ label, value }) =>
      value === 0 ? (
        value
      ) : (
        <a
          href={href('admin/peserta', {}, { minat: label })}
          className="inline-flex pointer-coarse:min-h-ctl items-center text-brand underline underline-offset-2 hover:no-underline"
        >
          {value}
          <span className="sr-only"> peserta berminat pada {label}, lihat daftar</span>
        </a>
      ),
  },
]

/** The chart as a table; a number leads to the participants whom it counts. */
export function InterestTable({ items }: { items: readonly InfographicItem[] }) {
  return (
    <DataTable
      caption="Minat peserta per kategori"
      columns={COLUMNS}
      rows={items}
      getRowId={({ label }) => label}
      exportName="infografik-minat"
      numbered
      empty={{ icon: <ChartNoAxesColumn />, title: 'Belum ada kategori' }}
    />
  )
}
