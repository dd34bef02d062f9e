import { FaqForm } from '@/app/_screens/admin/faq/faq-form'
import { FaqTabs } from '@/app/_screens/admin/faq-tabs'
import { PageHeading } from '@/components/ui/page-heading'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'

const EMPTY = { categoryId: '', question: '', answer: '' }

/** §2 faq/add. */
export default function AdminFaqAddScreen() {
  const [create] = useMutation(api.faq.create)
  return (
    <>
      <PageHeading kicker="DATA FAQ">Tambah FAQ</PageHeading>
      <FaqTabs />
      <FaqForm
        id={null}
        initialValues={EMPTY}
        stored={null}
        save={(body) => create({ body })}
        doneText={SAVED}
      />
    </>
  )
}
