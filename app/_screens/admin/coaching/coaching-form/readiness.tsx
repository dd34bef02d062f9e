import { useFormikContext } from 'formik'
import { Circle, CircleCheck } from 'lucide-react'
import {
  type CoachingFormValues,
  draftOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { Card } from '@/components/ui/card'
import { serverNow } from '@/lib/browser/server-clock'
import { isTooLateToPublish, missingForPublishing } from '@/lib/domain/schedule/publishing'
import type { Schedule } from '@/lib/entities/coaching'

type Essentials = Parameters<typeof missingForPublishing>[0]

const NOTHING: Essentials = {
  categoryId: '',
  topic: '',
  flyer: '',
  totalPeserta: 0,
  adminId: '',
  coaches: [],
}

const IN_TIME = 'Tanggal meeting setelah hari ini, atau belum ditentukan'
const CONDITIONS = [...missingForPublishing(NOTHING), IN_TIME]

const essentialsOf = (values: CoachingFormValues): Essentials => ({
  ...values,
  flyer: values.flyer ?? '',
  totalPeserta: Number(values.totalPeserta ?? 0),
})

/** What publishing needs (decisions 27 and 28), ticked while the form is filled in. */
export function Readiness({ stored }: { stored: Schedule | null }) {
  const { values, dirty } = useFormikContext<CoachingFormValues>()
  const schedule = draftOf(values, stored)
  const isUnread = values.tanggalMeeting !== null && schedule.tanggalMeeting === null
  const isTooLate =
    isUnread || isTooLateToPublish(schedule, new Date(serverNow()), values.zone)
  const missing = missingForPublishing(essentialsOf(values)).concat(
    isTooLate ? IN_TIME : [],
  )
  const doneCount = CONDITIONS.length - missing.length
  return (
    <Card as="section" padding="small" aria-label="Kelengkapan untuk tayang">
      <h2 className="flex flex-wrap items-baseline justify-between gap-2 font-bold">
        Kelengkapan
        <span className="angka text-ink-2 text-sm">
          {doneCount} dari {CONDITIONS.length}
        </span>
      </h2>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {CONDITIONS.map((condition) => {
          const isMissing = missing.includes(condition)
          const Icon = isMissing ? Circle : CircleCheck
          return (
            <li key={condition} className="flex items-start gap-2">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${isMissing ? 'text-ink-3' : 'text-brand'}`}
              />
              <span>
                <span className="sr-only">{isMissing ? 'Belum: ' : 'Sudah: '}</span>
                {condition}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-ink-2 text-xs">
        {dirty && missing.length === 0
          ? 'Lengkap. Simpan perubahan sebelum menayangkan.'
          : 'Coaching dapat ditayangkan setelah semuanya lengkap dan tersimpan.'}
      </p>
    </Card>
  )
}
