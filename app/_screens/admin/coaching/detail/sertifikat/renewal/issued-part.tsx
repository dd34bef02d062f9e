import { Ban, FilePlus2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { useRenewal } from './use-renewal'

/** What the portal has made for a row, and what can be done with it; nothing where an upload took its place. */
export function IssuedPart({
  coaching,
  row,
}: {
  coaching: AdminCoaching
  row: CertificateRow
}) {
  const { reissue, withdraw } = useRenewal(coaching)
  const { issued, name } = row
  if (!issued || issued.state === 'replaced') return null
  const isWithdrawn = issued.state === 'withdrawn'
  // A withdrawn one whose place an upload has taken is past.
  if (isWithdrawn && row.fileName) return null
  return (
    <>
      <p className="wrap-anywhere w-full text-ink-2">
        {isWithdrawn && <Badge tone="merah">Dicabut</Badge>}{' '}
        <span className="angka">
          Nomor {issued.number}, versi {issued.version}
        </span>
        {isWithdrawn && issued.reason && <> Alasan: {issued.reason}</>}
      </p>
      <Button
        size="sm"
        variant="ghost"
        icon={<FilePlus2 />}
        aria-label={`Terbitkan ulang sertifikat ${name}`}
        onClick={() => void reissue(row, issued).catch(() => {})}
      >
        Terbitkan ulang
      </Button>
      {!isWithdrawn && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Ban />}
          aria-label={`Cabut sertifikat ${name}`}
          onClick={() => void withdraw(row, issued).catch(() => {})}
        >
          Cabut
        </Button>
      )}
    </>
  )
}
