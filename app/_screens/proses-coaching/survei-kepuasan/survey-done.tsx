import { CircleCheck } from 'lucide-react'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

const THANKS = 'Terima kasih. Penilaian Anda membantu kami memperbaiki layanan coaching.'
const NOT_KEPT =
  'Survei ini sudah diisi di perangkat atau tab lain. Penilaian Anda dari halaman ini tidak disimpan.'

type SurveyDoneProps = {
  id: string
  /** What was rated here is kept nowhere: it came too late, or was not sent yet. */
  isUnsent: boolean
}

/** In place of the survey that has been answered. */
export function SurveyDone({ id, isUnsent }: SurveyDoneProps) {
  return (
    <EmptyState
      icon={<CircleCheck />}
      title="Survei sudah diisi"
      text={isUnsent ? NOT_KEPT : THANKS}
      action={
        <RouteLink
          to="proses-coaching/sertifikat"
          params={{ id }}
          className={buttonClass()}
        >
          Lanjut: Sertifikat
        </RouteLink>
      }
    />
  )
}
