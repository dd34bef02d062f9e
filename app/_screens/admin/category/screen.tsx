import { FolderOpen } from 'lucide-react'
import { AddLink } from '@/app/_screens/admin/add-link'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { deleteCategory } from '@/app/_screens/admin/category/delete-category'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { CategoryWithFaqs } from '@/lib/entities/content'
import { href } from '@/lib/router/href'

/** How many FAQs a category holds, as a way to them. */
function FaqCount({ category: { id, name, faqs } }: { category: CategoryWithFaqs }) {
  if (faqs.length === 0) return 0
  return (
    <a
      href={href('admin/faq', {}, { kategori: id })}
      className="inline-flex min-h-6 min-w-6 items-center justify-end text-brand underline underline-offset-2"
    >
      {faqs.length}
      <span className="sr-only"> FAQ kategori {name}</span>
    </a>
  )
}

const COLUMNS: Column<CategoryWithFaqs>[] = [
  { id: 'nama', header: 'Nama', primary: true, text: ({ name }) => name },
  {
    id: 'faq',
    header: 'Jumlah FAQ',
    align: 'right',
    text: ({ faqs }) => faqs.length,
    cell: (category) => <FaqCount category={category} />,
  },
]

/** §2 category: the topics of the FAQ. */
export default function AdminCategoryScreen() {
  const query = useQuery(api.category.list)
  const { data } = query
  const [remove] = useMutation(api.category.remove, {
    errors: 'failures',
    whenOutdated: ['category'],
  })

  return (
    <>
      <AdminHeading
        text="Kategori menjadi topik di halaman FAQ dan pilihan minat peserta."
        actions={<AddLink href={href('admin/category/add')} />}
      />
      <SectionTabs />
      <DataTable
        caption="Data kategori"
        exportName="kategori"
        columns={COLUMNS}
        rows={data}
        getRowId={({ id }) => id}
        query={query}
        empty={{
          icon: <FolderOpen />,
          title: 'Belum ada kategori',
          text: 'Tambahkan kategori pertama dengan tombol Baru.',
        }}
        rowActions={(category) => (
          <RowActions
            name={`kategori: ${category.name}`}
            editHref={href('admin/category/detail', { id: category.id })}
            onDelete={() => void deleteCategory(category, remove)}
          />
        )}
      />
    </>
  )
}
