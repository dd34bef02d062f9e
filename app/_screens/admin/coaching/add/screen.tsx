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
import { QueryState } from '@/app/_screens/query-state'
import { SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { useMutation } from '@/lib/api/use-mutation'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { inform } from '@/lib/feedback/dialog'
import { goBack } from '@/lib/router/navigate'
import { useCopied } from './use-copied'

const COACHING_SAVED = {
  title: 'Informasi coaching berhasil disimpan.',
  body: 'Untuk menayangkan coaching, tinjau terlebih dahulu data persiapan meeting melalui ‘Tinjau’ pada daftar coaching.',
}

const BAR = () => (
  <FormBar>
    <Button variant="secondary" onClick={() => void leaveScreen('admin/coaching')}>
      Batal
    </Button>
    <SubmitButton icon={<Save />}>Simpan</SubmitButton>
  </FormBar>
)

/** §2 'Admin coaching add screen'; begins with parts of an earlier coaching where its address says so. */
export default function AdminCoachingAddScreen() {
  const [create] = useMutation(api.adminCoaching.create)
  const copied = useCopied()

  async function save(values: CoachingFormValues) {
    const { zone } = browserTimeZone()
    const body = createPayload(draftOf(values, null, zone))
    const made = create({ body })
    const isSaved = await stayUnlessFields(made)
    if (!isSaved) return false
    await inform((await copied.copyTests((await made).id)) ?? COACHING_SAVED)
    goBack('admin/coaching')
    return true
  }

  return (
    <>
      <PageHeading>{copied.isCopy ? 'Salin Coaching' : 'Tambah Coaching'}</PageHeading>
      {copied.isCopy ? (
        <QueryState query={copied.source} title="Coaching yang disalin tidak dapat dimuat">
          {(coaching) => {
            const { start, told, tests } = copied.startFrom(coaching)
            return (
              <>
                <div className="mb-4">
                  <Notice>
                    {told}
                    {tests.length > 0 &&
                      ` ${tests.join(' dan ')} ikut tersalin saat Anda menyimpan.`}
                  </Notice>
                </div>
                <CoachingForm coaching={null} start={start} onSubmit={save} bar={BAR} />
              </>
            )
          }}
        </QueryState>
      ) : (
        <CoachingForm coaching={null} onSubmit={save} bar={BAR} />
      )}
    </>
  )
}
