import { Download, Eye, RotateCw } from 'lucide-react'
import {
  type Participation,
  useParticipation,
} from '@/app/_screens/proses-coaching/participation-context'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import { CancelButton } from '@/components/ui/cancel-button'
import { Card } from '@/components/ui/card'
import { useSession } from '@/lib/session/use-session'
import { AddToLinkedIn } from './add-to-linked-in'
import { CertificatePicture, Sheet } from './certificate-picture'
import type { OwnIssued } from './own-issued'
import { ShareCertificate } from './share-certificate'
import { useSaveCertificate } from './use-save-certificate'
import { WithdrawnCertificate } from './withdrawn-certificate'

function wordsOf({ steps, facts }: Participation) {
  const { state, reason } = steps.sertifikat
  if (state === 'unknown')
    return { title: 'Sertifikat belum dapat diperiksa', text: reason }
  if (state === 'closed')
    return { title: 'Sertifikat tidak dapat diterbitkan', text: reason }
  return facts.certificate.missing.length === 0
    ? {
        title: 'Sertifikat sedang disiapkan',
        text: 'Semua syarat sudah lengkap. Sertifikat muncul di sini setelah diterbitkan oleh admin.',
      }
    : { title: 'Sertifikat belum tersedia', text: reason }
}

type CertificateProps = {
  id: string
  fileName: string | null
  /** Which it is (`markOf`), where that is known. */
  mark: string | undefined
  /** What the portal has made, as far as it is known. */
  issued: OwnIssued | null
  /** For all that the page shows. */
  askAgain: () => Promise<void>
}

function Actions({ id, fileName, mark, issued, askAgain }: CertificateProps) {
  const shown = { fileName, mark, issued, askAgain }
  const { save, isSaving, share, isSharing, isFetching, cancel } = useSaveCertificate(
    id,
    shown,
  )
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <RouteLink
        to="proses-coaching/sertifikat/preview"
        params={{ id }}
        className={buttonClass()}
      >
        <Eye aria-hidden="true" className="size-5 shrink-0" />
        Lihat
      </RouteLink>
      <Button
        variant="secondary"
        icon={<Download />}
        loading={isSaving}
        aria-label="Unduh sertifikat"
        onClick={() => void save()}
      >
        Unduh
      </Button>
      <ShareCertificate share={share} isSharing={isSharing} issued={issued} />
      {issued && <AddToLinkedIn issued={issued} />}
      {isFetching && <CancelButton onCancel={cancel} />}
    </div>
  )
}

/** Which it is, and where anybody can check it. */
function Issued({ number, version, kode }: OwnIssued) {
  return (
    <p className="wrap-anywhere text-ink-2 text-sm">
      <span className="angka">
        Nomor {number}, versi {version}
      </span>
      {'. '}
      {version > 1 && 'Versi sebelumnya tidak berlaku lagi. '}
      <RouteLink
        to="sertifikat/detail"
        params={{ kode }}
        className="font-semibold text-brand underline underline-offset-2"
      >
        Halaman pemeriksaan
      </RouteLink>
    </p>
  )
}

/** The moment for which all of it was done: the page itself, whose it is, and what can be done with it. */
function Earned(props: CertificateProps) {
  const { id, fileName, mark, issued } = props
  // degrees follow the first comma
  const name = useSession().user?.fullName.split(',')[0]
  return (
    <>
      <CertificatePicture {...{ id, fileName, mark }} />
      <h2 className="wrap-anywhere mt-5 text-balance font-bold text-2xl">
        {name ? `Selamat, ${name}!` : 'Selamat!'}
      </h2>
      <p className="mt-1">Sertifikat Anda sudah tersedia</p>
      {issued && <Issued {...issued} />}
      {!issued && fileName && (
        <p className="wrap-anywhere text-ink-2 text-sm">{fileName}</p>
      )}
      <Actions {...props} />
    </>
  )
}

function NotYet() {
  const participation = useParticipation()
  const { isAsking, askAgain } = participation
  const { title, text } = wordsOf(participation)
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Sheet isEarned={false} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-balance font-bold text-xl">{title}</h2>
        <p className="wrap-anywhere mt-1 mb-4 text-ink-2">{text}</p>
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw />}
          loading={isAsking}
          onClick={() => void askAgain()}
        >
          Periksa lagi
        </Button>
      </div>
    </div>
  )
}

function CardContent(props: CertificateProps) {
  const { steps, facts } = useParticipation()
  const { issued } = props
  // Of the two answers the one that knows of it is the newer one.
  if (facts.certificate.isWithdrawn || issued?.state === 'withdrawn')
    return <WithdrawnCertificate issued={issued} />
  return steps.sertifikat.state === 'done' ? <Earned {...props} /> : <NotYet />
}

/** The certificate itself: available, withdrawn, being prepared, not yet earned, not to be earned any more, or not known. */
export function CertificateCard(props: CertificateProps) {
  return (
    <Card as="section" aria-label="Sertifikat">
      <CardContent {...props} />
    </Card>
  )
}
