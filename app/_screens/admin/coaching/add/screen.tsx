import { Save } from 'lucide-react'
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
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { inform } from '@/lib/feedback/dialog'
import { goBack } from '@/lib/router/navigate'

const COACHING_SAVED = {
  title: 'Informasi coaching berhasil disimpan.',
  body: 'Untuk menayangkan coaching, tinjau terlebih dahulu data persiapan meeting melalui ‘Tinjau’ pada daftar coaching.',
}

/** §2 'Admin coaching add screen'. */
export default function AdminCoachingAddScreen() {
  const [create] = useMutation(api.adminCoaching.create)

  async function save(values: CoachingFormValues) {
    const { zone } = browserTimeZone()
    const body = createPayload(draftOf(values, null, zone))
    const isSaved = await stayUnlessFields(create({ body }))
    if (!isSaved) return false
    await inform(COACHING_SAVED)
    goBack('admin/coaching')
    return true
  }

  return (
    <>
      <PageHeading>Tambah Coaching</PageHeading>
      <CoachingForm
        coaching={null}
        onSubmit={save}
        bar={() => (
          <FormBar>
            <Button variant="secondary" onClick={() => void leaveScreen('admin/coaching')}>
              Batal
            </Button>
            <SubmitButton icon={<Save />}>Simpan</SubmitButton>
          </FormBar>
        )}
      />
    </>
  )
}
