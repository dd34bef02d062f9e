import { useState } from 'react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { FaqForm } from '@/app/_screens/admin/faq/faq-form'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { paragraphOf } from '@/lib/domain/text/text-blocks'
import { useHashQuery } from '@/lib/router/use-hash-query'

/** §2 faq/add. A participant's question may come with the address, from the briefing of its coaching. */
export default function AdminFaqAddScreen() {
  const [create] = useMutation(api.faq.create)
  const { query } = useHashQuery()
  const [initialValues] = useState(() => ({
    categoryId: query.get('kategori') ?? '',
    question: paragraphOf(query.get('pertanyaan') ?? ''),
    answer: '',
  }))
  return (
    <>
      <AdminHeading />
      <SectionTabs />
      <FaqForm
        id={null}
        initialValues={initialValues}
        stored={null}
        save={(body) => create({ body })}
      />
    </>
  )
}
