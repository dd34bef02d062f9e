import { Copy } from 'lucide-react'
import { copyShown } from '@/app/_screens/copy-shown'
import type { Column } from '@/components/table/column'
import { IconButton } from '@/components/ui/icon-button'
import { UUID } from '@/lib/entities/identity-values'

/**
 * Column 'ID' (§2): a short id as it is, a long one as a button that copies it. Search and files have the whole, by which
 * certificate files are matched to their owners.
 * @param idOf the participant's own id, the same in every table
 */
export const personIdColumn = <Row,>(
  idOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  id: 'id',
  header: 'ID',
  text: idOf,
  cell: (row) => {
    const id = idOf(row)
    if (!UUID.test(id)) return id
    return (
      <IconButton
        label={`Salin ID ${nameOf(row)}`}
        icon={<Copy />}
        onClick={() => void copyShown(id, 'ID disalin', `ID tidak dapat disalin: ${id}`)}
      />
    )
  },
})

/** In a row of a wide screen two small lines, and the whole under the pointer. */
export const Brief = ({ children: text }: { children: string }) => (
  <span title={text} className="text-sm md:line-clamp-2">
    {text}
  </span>
)

type PersonRow = { name: string; namaInstansi: string | null }

/** The columns that every table of a coaching's participants begins with (§2). */
export const personColumns = <Row extends PersonRow>(
  idOf: (row: Row) => string,
): Column<Row>[] => [
  personIdColumn(idOf, ({ name }) => name),
  { id: 'name', header: 'Nama', text: ({ name }) => name, primary: true },
  {
    id: 'instansi',
    header: 'Instansi',
    text: ({ namaInstansi }) => namaInstansi,
    cell: ({ namaInstansi }) => namaInstansi && <Brief>{namaInstansi}</Brief>,
  },
]

/** What such a table says while nobody takes part. */
export const NOBODY = {
  title: 'Belum ada peserta',
  text: 'Peserta yang disetujui akan tampil di sini.',
}
