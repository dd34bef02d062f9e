import { Files, Send } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { isComplete } from '@/lib/domain/participation/conditions'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { useBulkCertificates } from './use-bulk-certificates'

/** What can be done for all complete participants at once. */
export function BulkButtons({
  coaching,
  rows,
}: {
  coaching: AdminCoaching
  rows: readonly CertificateRow[]
}) {
  const bulk = useBulkCertificates(coaching)
  const complete = rows.filter(isComplete)
  const ready = complete.filter(({ fileName }) => fileName)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Files />}
        disabledReason={complete.length === 0 && 'Belum ada peserta yang lengkap'}
        onClick={() => void bulk.uploadMany(rows).catch(() => {})}
      >
        Unggah banyak sertifikat
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Send />}
        disabledReason={ready.length === 0 && 'Belum ada sertifikat peserta yang lengkap'}
        onClick={() => void bulk.notifyAll(ready).catch(() => {})}
      >
        Kirim semua notifikasi
      </Button>
    </>
  )
}
