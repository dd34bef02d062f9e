import { Building2 } from 'lucide-react'
import { AddLink } from '@/app/_screens/admin/add-link'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { ImportButton } from '@/app/_screens/admin/asal-instansi/import-button'
import { deleteAsItIs } from '@/app/_screens/admin/delete-row'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { AsalInstansi } from '@/lib/entities/user'
import { href } from '@/lib/router/href'

const COLUMNS: Column<AsalInstansi>[] = [
  { id: 'nama', header: 'Nama', primary: true, text: ({ name }) => name },
]

/** The institutions that participants choose from when they register. */
export default function AdminInstitutionsScreen() {
  const query = useQuery(api.asalInstansi.list)
  const [removeInstitution] = useMutation(api.asalInstansi.remove, {
    whenOutdated: ['asal-instansi'],
  })

  const remove = (read: AsalInstansi) => {
    const params = { id: read.id }
    return deleteAsItIs(
      read,
      call(api.asalInstansi.get, { params }),
      ({ name, version }) => ({
        body: `Instansi “${name}” tidak lagi dapat dipilih saat mendaftar.`,
        remove: () => removeInstitution({ params }, { version }),
      }),
    )
  }

  return (
    <>
      <AdminHeading
        text="Daftar ini menjadi pilihan asal instansi saat peserta mendaftar."
        actions={<AddLink href={href('admin/asal-instansi/add')} />}
      />
      <ImportButton />
      <DataTable
        caption="Data instansi"
        exportName="instansi"
        columns={COLUMNS}
        rows={query.data}
        getRowId={({ id }) => id}
        query={query}
        empty={{
          icon: <Building2 />,
          title: 'Belum ada instansi',
          text: 'Tambahkan dengan tombol Baru, atau impor daftar dari Excel atau CSV.',
        }}
        rowActions={(institution) => (
          <RowActions
            name={`instansi: ${institution.name}`}
            editHref={href('admin/asal-instansi/detail', { id: institution.id })}
            onDelete={() => void remove(institution)}
          />
        )}
      />
    </>
  )
}
