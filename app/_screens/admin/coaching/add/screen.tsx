import { Save } from 'lucide-react'
import { Suspense } from 'react'
import { createPayload } from '@/app/_screens/admin/coaching/coaching-draft'
import { CoachingForm } from '@/app/_screens/admin/coaching/coaching-form/coaching-form'
import {
  type CoachingFormValues,
  draftOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { FormBar } from '@/app/_screens/admin/coaching/form-bar'
import { stayUnlessFields } from '@/app/_screens/admin/coaching/stay-unless-fields'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page-heading'
import { useMutation } from '@/lib/api/use-mutation'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import type { Id } from '@/lib/entities/identity'
import { type DialogText, inform } from '@/lib/feedback/dialog'
import { fromHere, goBack } from '@/lib/router/navigate'
import { useHashQuery } from '@/lib/router/use-hash-query'

const COACHING_SAVED = {
  title: 'Informasi coaching berhasil disimpan.',
  body: 'Untuk menayangkan coaching, tinjau terlebih dahulu data persiapan meeting melalui ‘Tinjau’ pada daftar coaching.',
}

const extras = () => import('./extras')
const CopiedForm = lazyPart(async () => (await extras()).CopiedForm)
const OwnAdmin = lazyPart(async () => (await extras()).OwnAdmin)

const bar = () => (
  <FormBar>
    <Suspense>
      <OwnAdmin />
    </Suspense>
    <Button variant="secondary" onClick={() => void leaveScreen('admin/coaching')}>
      Batal
    </Button>
    <SubmitButton icon={<Save />}>Simpan</SubmitButton>
  </FormBar>
)

/** §2 'Admin coaching add screen'; begins with parts of an earlier coaching where its address says so. */
export default function AdminCoachingAddScreen() {
  const [create] = useMutation(api.adminCoaching.create)
  const isCopy = useHashQuery().query.get('dari') !== null

  async function save(
    values: CoachingFormValues,
    andThen?: (id: Id) => Promise<DialogText | null>,
  ) {
    const thenGo = fromHere()
    const made = create({ body: createPayload(draftOf(values, null)) })
    const isSaved = await stayUnlessFields(made)
    if (!isSaved) return false
    await inform((await andThen?.((await made).id)) ?? COACHING_SAVED)
    thenGo(() => goBack('admin/coaching'))
    return true
  }

  return (
    <>
      <PageHeading>{isCopy ? 'Salin Coaching' : 'Tambah Coaching'}</PageHeading>
      {isCopy ? (
        <Suspense>
          <CopiedForm onSave={save} bar={bar} />
        </Suspense>
      ) : (
        <CoachingForm coaching={null} onSubmit={(values) => save(values)} bar={bar} />
      )}
    </>
  )
}
