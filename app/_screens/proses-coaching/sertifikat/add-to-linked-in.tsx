import { ExternalLink } from 'lucide-react'
import { useParticipation } from '@/app/_screens/proses-coaching/participation-context'
import { buttonClass } from '@/components/ui/button'
import { MINISTRY } from '@/lib/copy'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import { checkAddress, type OwnIssued } from './own-issued'

/** LinkedIn's form for a licence or certificate, filled in; nothing is sent before its owner saves it there. */
function linkedInAddress(
  { number, issuedAt }: OwnIssued,
  { topic, certUrl }: { topic: string; certUrl: string },
): string {
  const [, month = '', year = ''] = formatDate(issuedAt, WIB.zone).split('/')
  const fields = new URLSearchParams({
    ...{ startTask: 'CERTIFICATION_NAME', name: topic, organizationName: MINISTRY },
    ...{ issueYear: year, issueMonth: String(Number(month)) },
    ...{ certUrl, certId: number },
  })
  return `https://www.linkedin.com/profile/add?${fields}`
}

/** By LinkedIn's own form, for whoever wants it. */
export function AddToLinkedIn({ issued }: { issued: OwnIssued }) {
  const { header } = useParticipation()
  if (!header) return null
  const about = { topic: header.topic, certUrl: checkAddress(issued) }
  return (
    <a
      href={linkedInAddress(issued, about)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'secondary' })}
    >
      <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
      Tambahkan ke LinkedIn
      <span className="sr-only"> (membuka tab baru)</span>
    </a>
  )
}
