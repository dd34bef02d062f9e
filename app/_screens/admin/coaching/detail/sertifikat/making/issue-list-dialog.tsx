import { Award, CircleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { Notice } from '@/components/ui/notice'
import type { IssuePlan } from '@/lib/entities/issuing'
import type { DialogHandlers } from '@/lib/feedback/dialog'

type IssueListProps = DialogHandlers<true> & { rows: IssuePlan['rows'] }

/** Whose certificates will be issued, as they will be printed; nothing is issued before the admin agreed. */
export function IssueListDialog({ rows, onDone, onCancel }: IssueListProps) {
  const ready = rows.filter(({ problem }) => problem === null)
  const failing = rows.length - ready.length
  return (
    <LazyDialog
      open
      size="md"
      title="Terbitkan sertifikat"
      description="Periksa nama seperti yang akan tercetak. Nomor dapat bergeser bila admin lain menerbitkan pada saat yang sama."
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" initialFocus onClick={onCancel}>
            Batal
          </Button>
          <Button
            icon={<Award />}
            disabledReason={ready.length === 0 && 'Tidak ada yang dapat diterbitkan.'}
            onClick={() => onDone(true)}
          >
            Terbitkan {ready.length} sertifikat
          </Button>
        </>
      }
    >
      {failing > 0 && (
        <Notice
          tone="warning"
          title={`Sertifikat untuk ${failing} peserta tidak dapat diterbitkan`}
        >
          Alasannya tertulis di bawah namanya.
        </Notice>
      )}
      <ul aria-label="Sertifikat yang akan diterbitkan" className="divide-y divide-line">
        {rows.map(({ id, name, number, problem }) => (
          <li key={id} className="py-2.5">
            <p className="wrap-anywhere font-semibold">{name}</p>
            {problem ? (
              <p className="flex items-start gap-2 text-danger text-sm">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {problem}
              </p>
            ) : (
              <p className="angka text-ink-2 text-sm">Nomor {number}</p>
            )}
          </li>
        ))}
      </ul>
    </LazyDialog>
  )
}
