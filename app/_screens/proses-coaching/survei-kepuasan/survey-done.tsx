import { CircleCheck } from 'lucide-react'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

const THANKS = 'Terima kasih. Penilaian Anda membantu kami memperbaiki layanan coaching.'
const NOT_KEPT =
  'Survei ini sudah diisi di perangkat atau tab lain. Penilaian Anda dari halaman ini tidak disimpan.'

type SurveyDoneProps = {
  id: string
  /** The suggestion of a survey from here that is kept nowhere: it came too late, or was not sent yet. */
  unsent: string | null
}

/** What was typed stays there to be copied. */
function NotKept({ suggestion }: { suggestion: string }) {
  return (
    <>
      {NOT_KEPT}
      {suggestion && (
        <span className="wrap-anywhere mt-3 block whitespace-pre-line">
          Saran yang Anda tulis: “{suggestion}”
        </span>
      )}
    </>
  )
}

/** In place of the survey that has been answered. */
export function SurveyDone({ id, unsent }: SurveyDoneProps) {
  return (
    <EmptyState
      icon={<CircleCheck />}
      title="Survei sudah diisi"
      text={unsent === null ? THANKS : <NotKept suggestion={unsent.trim()} />}
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
