import { useFormikContext } from 'formik'
import { droppedEntries } from '@/app/_screens/admin/coaching/coaching-draft'
import {
  type CoachingFormValues,
  draftOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { Notice } from '@/components/ui/notice'

/** Names what saving would leave out (§4 Saving, decision 41). */
export function DroppedNotice() {
  const { values } = useFormikContext<CoachingFormValues>()
  const dropped = droppedEntries(draftOf(values, null))
  return (
    <div role="status" className="empty:sr-only">
      {dropped.length > 0 && (
        <Notice tone="warning">
          Belum lengkap, sehingga tidak ikut disimpan: {dropped.join(', ')}.
        </Notice>
      )}
    </div>
  )
}
