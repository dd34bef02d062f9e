import { MessageCircleQuestion } from 'lucide-react'
import { useMemo } from 'react'
import { AddLink } from '@/app/_screens/admin/add-link'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { deleteAsItIs } from '@/app/_screens/admin/delete-row'
import { CategoryFilter } from '@/app/_screens/admin/faq/category-filter'
import { categoriesOf, type FaqRow, faqRow } from '@/app/_screens/admin/faq/faq-rows'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { RichText } from '@/components/content/rich-text'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { plainText } from '@/lib/domain/text/search'
import type { Faq } from '@/lib/entities/content'
import { href } from '@/lib/router/href'
import { useHashQuery } from '@/lib/router/use-hash-query'

const COLUMNS: Column<FaqRow>[] = [
  {
    id: 'pertanyaan',
    header: 'Pertanyaan',
    primary: true,
    text: ({ questionText }) => questionText,
    cell: ({ question }) => <RichText html={question} clamp={2} />,
  },
  {
    id: 'jawaban',
    header: 'Jawaban',
    text: ({ answerText }) => answerText,
    cell: ({ answer }) => <RichText html={answer} clamp={2} />,
  },
  { id: 'kategori', header: 'Kategori', text: ({ category }) => category.name },
]

/** The FAQs of the chosen category; a category that holds none means all (decision 20). */
function useFaqRows() {
  const faqs = useQuery(api.faq.list)
  const { data } = faqs
  const { query, set } = useHashQuery()
  const wanted = query.get('kategori') ?? ''
  const categories = useMemo(() => categoriesOf(data ?? []), [data])
  const selected = categories.some(({ id }) => id === wanted) ? wanted : ''
  const all = useMemo(() => data?.map(faqRow), [data])
  const rows = useMemo(
    () => (selected ? all?.filter(({ category }) => category.id === selected) : all),
    [all, selected],
  )
  return {
    rows,
    categories,
    selected,
    select: (id: string) => set({ kategori: id, page: undefined }),
    faqs,
  }
}

/** §2 faq: questions and answers, rendered as HTML. */
export default function AdminFaqScreen() {
  const { rows, categories, selected, select, faqs } = useFaqRows()
  const [removeFaq] = useMutation(api.faq.remove)

  const remove = (read: Faq) => {
    const params = { id: read.id }
    return deleteAsItIs(read, call(api.faq.get, { params }), (faq) => ({
      body: `Pertanyaan “${plainText(faq.question)}” beserta jawabannya tidak lagi tampil pada topik ${faq.category.name}.`,
      remove: () => removeFaq({ params }, { version: faq.version }),
    }))
  }

  return (
    <>
      <AdminHeading
        text="Pertanyaan yang sering diajukan dan jawabannya."
        actions={<AddLink href={href('admin/faq/add')} />}
      />
      <SectionTabs />
      <DataTable
        caption="Data FAQ"
        exportName="faq"
        columns={COLUMNS}
        rows={rows}
        getRowId={({ id }) => id}
        query={faqs}
        empty={{
          icon: <MessageCircleQuestion />,
          title: 'Belum ada FAQ',
          text: 'Tambahkan FAQ pertama dengan tombol Baru.',
        }}
        toolbar={
          <CategoryFilter categories={categories} selected={selected} onSelect={select} />
        }
        rowActions={(faq) => (
          <RowActions
            name={`FAQ: ${faq.questionText}`}
            editHref={href('admin/faq/detail', { id: faq.id })}
            onDelete={() => void remove(faq)}
          />
        )}
      />
    </>
  )
}
