import { Share2 } from 'lucide-react'
import { useParticipation } from '@/app/_screens/proses-coaching/participation-context'
import { Button, buttonClass } from '@/components/ui/button'
import { waShareLink } from '@/lib/domain/people/whatsapp'
import { APP_NAME } from '@/lib/env'
import { checkAddress, type OwnIssued } from './own-issued'

type MaybeIssued = OwnIssued | null | undefined

const LABEL = 'Bagikan ke WhatsApp'

/** The fact itself, and where anybody can check it; no name, no number, no address of the portal's inside. */
const messageOf = (topic: string, issued: MaybeIssued) => {
  const news = `Saya telah menerima sertifikat coaching "${topic}" dari ${APP_NAME}.`
  return issued ? `${news} Keasliannya dapat diperiksa di ${checkAddress(issued)}` : news
}

type ShareCertificateProps = {
  share: (textOf: (issued: MaybeIssued) => string) => Promise<void>
  isSharing: boolean
  issued: OwnIssued | null
}

/** By the device's own sheet where it has one, else by WhatsApp's link. */
export function ShareCertificate({ share, isSharing, issued }: ShareCertificateProps) {
  const { header } = useParticipation()
  if (!header) return null
  const textOf = (told: MaybeIssued) => messageOf(header.topic, told)
  if ('share' in navigator) {
    return (
      <Button
        variant="secondary"
        icon={<Share2 />}
        loading={isSharing}
        onClick={() => void share(textOf)}
      >
        <span className="min-w-0">{LABEL}</span>
      </Button>
    )
  }
  return (
    <a
      href={waShareLink(textOf(issued))}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'secondary' })}
    >
      <Share2 aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">{LABEL}</span>
      <span className="sr-only"> (membuka tab baru)</span>
    </a>
  )
}
