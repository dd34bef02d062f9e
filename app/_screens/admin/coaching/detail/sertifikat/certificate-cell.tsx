import { FileCheck, Send } from 'lucide-react'
import { FileButton } from '@/components/form/file-button'
import { Button } from '@/components/ui/button'
import { useRefresh } from '@/lib/api/use-mutation'
import { useUploadCall } from '@/lib/api/use-upload-call'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'
import {
  conditionNames,
  isComplete,
  missingConditions,
} from '@/lib/domain/participation/conditions'
import type { CertificateRow, IssuedCertificate } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { toast } from '@/lib/feedback/toast'
import { FILE_ACCEPT, fileError } from '@/lib/validation/uploads'
import { IssuedActions, IssuedText, issuedOf } from './renewal/issued-part'
import { rowsNow, sendOver } from './stored-certificate'
import { useSendCertificate } from './use-send-certificate'

type CertificateCellProps = { coaching: AdminCoaching; row: CertificateRow }
type StoredProps = Pick<CertificateCellProps, 'row'> & {
  issued: IssuedCertificate | null
}

const CELL =
  'flex min-w-[min(--spacing(44),100%)] flex-wrap items-start gap-x-1 gap-y-1.5 text-sm md:min-w-76'

/** What the participant has, by upload or made by the portal. */
function Stored({ row: { fileName }, issued }: StoredProps) {
  return (
    <>
      {fileName && (
        <p className="flex w-full items-center gap-1.5 text-ink-2">
          <FileCheck aria-hidden="true" className="size-4 shrink-0 text-brand" />
          <span className="wrap-anywhere min-w-0">{fileName}</span>
        </p>
      )}
      {issued && <IssuedText {...issued} />}
    </>
  )
}

/** What an incomplete row still lacks; one that was complete before may have its certificate. */
function Incomplete({ coaching, row, issued }: CertificateCellProps & StoredProps) {
  return (
    <div className={CELL}>
      <p className="w-full font-semibold">Keterangan: Belum Lengkap</p>
      <p className="w-full text-ink-2">Belum: {conditionNames(missingConditions(row))}</p>
      <Stored row={row} issued={issued} />
      {issued && <IssuedActions coaching={coaching} row={row} issued={issued} />}
    </div>
  )
}

/** A complete row's upload and notification, or what an incomplete one still lacks (§2). */
export function CertificateCell({ coaching, row }: CertificateCellProps) {
  const upload = useUploadCall(['certificate', 'attention'])
  const refresh = useRefresh()
  const notify = useSendCertificate(coaching)
  const issued = issuedOf(row)
  if (!isComplete(row)) return <Incomplete coaching={coaching} row={row} issued={issued} />
  return (
    <div className={CELL}>
      <p className="w-full font-semibold">Keterangan: Sudah Lengkap</p>
      <Stored row={row} issued={issued} />
      <FileButton
        label={`Unggah sertifikat ${row.name}`}
        text={row.fileName ? 'Ganti' : 'Unggah'}
        variant="secondary"
        accept={FILE_ACCEPT.certificate}
        check={(file) => fileError('certificate', file)}
        upload={(file, progress) =>
          sendOver(
            row,
            () => rowsNow(coaching.id, [row]).finally(() => void refresh(['certificate'])),
            () =>
              upload(api.adminCoaching.uploadCertificate, {
                params: { id: row.id },
                version: row.version,
                file,
                ...progress,
              }),
          )
        }
        onUploaded={() => toast.success(SAVED)}
      />
      <Button
        size="sm"
        variant="ghost"
        icon={<Send />}
        onClick={() => notify(row).catch(() => {})}
        aria-label={`Kirim Notifikasi sertifikat ke ${row.name}`}
      >
        Kirim Notifikasi
      </Button>
      {issued && <IssuedActions coaching={coaching} row={row} issued={issued} />}
    </div>
  )
}
