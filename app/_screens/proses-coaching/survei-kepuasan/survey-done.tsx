import { CircleCheck } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'

const THANKS = 'Terima kasih. Penilaian Anda membantu kami memperbaiki layanan coaching.'
const NOT_KEPT =
  'Survei ini sudah diisi di perangkat atau tab lain. Penilaian yang baru Anda kirim dari halaman ini tidak disimpan.'

type SurveyDoneProps = {
  /** What was just sent from here came too late. */
  isRefused: boolean
}

/** In place of the survey that has been answered. */
export function SurveyDone({ isRefused }: SurveyDoneProps) {
  return (
    <EmptyState
      icon={<CircleCheck />}
      title="Survei sudah diisi"
      text={isRefused ? NOT_KEPT : THANKS}
    />
  )
}
