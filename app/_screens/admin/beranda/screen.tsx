import { Images } from 'lucide-react'
import { AddLink } from '@/app/_screens/admin/add-link'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { deleteAsItIs } from '@/app/_screens/admin/delete-row'
import { RichText } from '@/components/content/rich-text'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { plainText } from '@/lib/domain/text/search'
import type { Banner } from '@/lib/entities/content'
import { assetUrl } from '@/lib/env'
import { href } from '@/lib/router/href'

const COLUMNS: Column<Banner>[] = [
  {
    id: 'gambar',
    header: 'Gambar',
    text: () => null,
    sortable: false,
    exported: false,
    cell: ({ image }) => (
      <img
        src={assetUrl(image)}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-video w-40 rounded-md border border-line bg-sunken object-cover"
      />
    ),
  },
  {
    id: 'caption',
    header: 'Caption',
    primary: true,
    text: ({ caption }) => plainText(caption),
    cell: ({ caption }) => <RichText html={caption} clamp={2} />,
  },
]

/** §2 Admin: the banners of the start page. */
export default function AdminBerandaScreen() {
  const query = useQuery(api.beranda.list)
  const { data } = query
  const [removeBanner] = useMutation(api.beranda.remove)

  const remove = (read: Banner) => {
    const params = { id: read.id }
    return deleteAsItIs(
      read,
      call(api.beranda.get, { params }),
      ({ caption, version }) => ({
        body: `Banner “${plainText(caption)}” tidak lagi tampil di halaman Beranda.`,
        remove: () => removeBanner({ params }, { version }),
      }),
    )
  }

  return (
    <>
      <AdminHeading
        text="Banner yang bergantian tampil di halaman Beranda."
        actions={<AddLink href={href('admin/beranda/add')} />}
      />
      <DataTable
        caption="Data beranda"
        exportName="beranda"
        columns={COLUMNS}
        rows={data}
        getRowId={({ id }) => id}
        query={query}
        empty={{
          icon: <Images />,
          title: 'Belum ada banner',
          text: 'Tambahkan banner pertama dengan tombol Baru.',
        }}
        rowActions={(banner) => (
          <RowActions
            name={`banner: ${plainText(banner.caption)}`}
            editHref={href('admin/beranda/detail', { id: banner.id })}
            onDelete={() => void remove(banner)}
          />
        )}
      />
    </>
  )
}
