import { Ban, FilePlus2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { IconButton } from '@/components/ui/icon-button'
import type { CertificateRow, IssuedCertificate } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { useRenewal } from './use-renewal'

/** What the portal has made for a row; nothing where an upload has taken its place. */
export const issuedOf = ({
  issued,
  fileName,
}: CertificateRow): IssuedCertificate | null => {
  const isPast = issued?.state === 'replaced' || (issued?.state === 'withdrawn' && fileName)
  return isPast ? null : (issued ?? null)
}

/** Its number, or that it was withdrawn and why. */
export function IssuedText({ number, version, state, reason }: IssuedCertificate) {
  const isWithdrawn = state === 'withdrawn'
  return (
    <p className="wrap-anywhere w-full text-ink-2">
      {isWithdrawn && <Badge tone="merah">Dicabut</Badge>}{' '}
      <span className="angka">
        Nomor {number}, versi {version}
      </span>
      {isWithdrawn && reason && <> Alasan: {reason}</>}
    </p>
  )
}

type IssuedActionsProps = {
  coaching: AdminCoaching
  row: CertificateRow
  issued: IssuedCertificate
}

/** What can be done with it. */
export function IssuedActions({ coaching, row, issued }: IssuedActionsProps) {
  const { reissue, withdraw } = useRenewal(coaching)
  return (
    <>
      <IconButton
        label={`Terbitkan ulang sertifikat ${row.name}`}
        icon={<FilePlus2 />}
        onClick={() => void reissue(row, issued).catch(() => {})}
      />
      {issued.state === 'valid' && (
        <IconButton
          label={`Cabut sertifikat ${row.name}`}
          variant="danger"
          icon={<Ban />}
          onClick={() => void withdraw(row, issued).catch(() => {})}
        />
      )}
    </>
  )
}
