import type { FormikContextType } from 'formik'
import { ArrowLeft, Megaphone, Save, Trash2 } from 'lucide-react'
import type { CoachingFormValues } from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { FormBar } from '@/app/_screens/admin/coaching/form-bar'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { publishState } from '@/lib/domain/schedule/publishing'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { CoachingActions } from './use-coaching-actions'

type ActionBarProps = {
  coaching: AdminCoaching
  now: number
  form: FormikContextType<CoachingFormValues>
  actions: CoachingActions
}

/** Why Update and Hapus are off (decision 28). */
function editReason({ canEdit, status }: AdminCoaching) {
  return !canEdit && `Coaching berstatus ${status} tidak dapat diubah.`
}

function cancelReason({ canCancel, status }: AdminCoaching) {
  if (canCancel) return null
  return status === 'Proses Coaching'
    ? 'Coaching yang sedang berlangsung tidak dapat dihapus.'
    : `Coaching berstatus ${status} tidak dapat dihapus.`
}

/** What stands beside the buttons: why they are off, each reason once. That it is published the heading says. */
function reasonOf(coaching: AdminCoaching, publishing: string | null) {
  const { status, canEdit, isPublished } = coaching
  const cannotCancel = cancelReason(coaching)
  if (status === 'Selesai' && !canEdit) return CLOSED
  const isNeither = !canEdit && cannotCancel && status !== 'Proses Coaching'
  const kept = isNeither
    ? [`Coaching berstatus ${status} tidak dapat diubah atau dihapus.`]
    : [cannotCancel, editReason(coaching)]
  return [...kept, !isPublished && publishing].filter(Boolean).join(' ')
}

/** §4 'Published and end has passed: Selesai; no cancel, no edit', said once. */
const CLOSED =
  'Coaching ini sudah selesai: datanya dapat dibaca, tetapi tidak dapat diubah atau dihapus lagi.'

/** §2 'Admin coaching detail/edit screen': back, Update, Hapus and Tayang. */
export function ActionBar({ coaching, now, form, actions }: ActionBarProps) {
  const { zone } = browserTimeZone()
  const { isPublished } = coaching
  const { reason } = publishState(coaching, new Date(now), zone)
  return (
    <FormBar
      reason={reasonOf(coaching, reason)}
      start={
        <div className="-ml-4 md:-ml-5 max-sm:[&_button]:px-4">
          <Button
            variant="ghost"
            icon={<ArrowLeft />}
            onClick={() => void leaveScreen('admin/coaching')}
          >
            <span className="max-sm:sr-only">Kembali</span>
          </Button>
        </div>
      }
    >
      <Button
        variant="secondary"
        icon={<Trash2 />}
        loading={actions.isRemoving}
        disabledReason={cancelReason(coaching)}
        onClick={() => void actions.remove()}
      >
        Hapus
      </Button>
      <SubmitButton
        variant={isPublished ? 'primary' : 'secondary'}
        icon={<Save />}
        disabledReason={editReason(coaching)}
      >
        Update
      </SubmitButton>
      <Button
        variant={isPublished ? 'secondary' : 'primary'}
        icon={<Megaphone />}
        loading={actions.isPublishing}
        disabledReason={reason}
        onClick={() => void actions.publish(form)}
      >
        Tayang
      </Button>
    </FormBar>
  )
}
