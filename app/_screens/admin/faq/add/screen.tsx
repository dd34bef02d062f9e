import { useState } from 'react'
import { FaqForm } from '@/app/_screens/admin/faq/faq-form'
import { FaqTabs } from '@/app/_screens/admin/faq-tabs'
import { PageHeading } from '@/components/ui/page-heading'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'
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
      <PageHeading kicker="DATA FAQ">Tambah FAQ</PageHeading>
      <FaqTabs />
      <FaqForm
        id={null}
        initialValues={initialValues}
        stored={null}
        save={(body) => create({ body })}
        doneText={SAVED}
      />
    </>
  )
}
