import { Award } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { FileDrop } from '@/components/form/file-drop'
import { Button } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { Notice } from '@/components/ui/notice'
import { lazyPart } from '@/lib/browser/lazy-part'
import { isComplete } from '@/lib/domain/participation/conditions'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { FILE_ACCEPT } from '@/lib/validation/uploads'
import { AssignmentRow } from './assignment-row'
import { type CertificatePair, useAssignments } from './use-assignments'

const DocumentWindow = lazyPart(
  async () => (await import('@/components/content/document-window')).DocumentWindow,
)

type CertificatesDialogProps = DialogHandlers<readonly CertificatePair[]> & {
  coaching: AdminCoaching
  rows: readonly CertificateRow[]
}

type ConfirmProps = { isChecked: boolean; onCheck: (isChecked: boolean) => void }

/** Asked because the certificate of another person is the worst fault of this screen. */
function ConfirmBox({ isChecked, onCheck }: ConfirmProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-ctl items-center gap-3 font-semibold">
      <input
        id={id}
        type="checkbox"
        className="size-6 shrink-0 accent-brand-fill"
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      Saya sudah memeriksa bahwa setiap file milik peserta di sampingnya
    </label>
  )
}

function blockedReason(table: ReturnType<typeof useAssignments>, isChecked: boolean) {
  if (table.pairs.length === 0) return 'Belum ada file yang dipasangkan dengan peserta.'
  if (table.hasDoubles) return 'Satu peserta dipilih untuk lebih dari satu file.'
  return !isChecked && 'Centang pernyataan di atas terlebih dahulu.'
}

/** Many certificate files, each beside its participant; nothing is sent before the admin agreed. */
export function CertificatesDialog(props: CertificatesDialogProps) {
  const { coaching, rows, onDone, onCancel } = props
  const table = useAssignments(rows, coaching.coachingCode)
  const [isChecked, setChecked] = useState(false)
  const [viewed, setViewed] = useState<File | null>(null)
  const complete = rows.filter(isComplete)
  const { assignments, pairs, missing } = table

  /** Whatever changes the table has to be looked at again. */
  const unchecked = <Args extends unknown[]>(change: (...args: Args) => void) => {
    return (...args: Args) => {
      setChecked(false)
      change(...args)
    }
  }

  return (
    <LazyDialog
      open
      size="lg"
      title="Unggah banyak sertifikat"
      description="File dicocokkan menurut nama atau ID peserta. Belum ada yang diunggah sebelum Anda menyetujui daftar ini."
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" initialFocus onClick={onCancel}>
            Batal
          </Button>
          <Button
            icon={<Award />}
            disabledReason={blockedReason(table, isChecked)}
            onClick={() => onDone(pairs)}
          >
            Unggah {pairs.length} sertifikat
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label="Pilih beberapa sertifikat"
          folderLabel="Pilih folder"
          hint="Atau letakkan file maupun folder di sini. PDF, JPG, atau PNG; diunggah tanpa diubah."
          accept={FILE_ACCEPT.certificate}
          onFiles={unchecked(table.add)}
        />
        <p role="status" className="angka font-semibold empty:sr-only">
          {assignments.length > 0 &&
            `${assignments.length} file dipilih, ${pairs.length} dipasangkan dengan peserta.`}
        </p>
        {assignments.length > 0 && (
          <ul aria-label="File dan pesertanya" className="divide-y divide-line">
            {assignments.map((assignment) => (
              <AssignmentRow
                key={assignment.id}
                assignment={assignment}
                {...{ complete, labelOf: table.labelOf }}
                isDouble={assignment.rowId !== null && table.isDouble(assignment.rowId)}
                onAssign={unchecked((rowId) => table.assign(assignment.id, rowId))}
                onView={() => setViewed(assignment.file)}
              />
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <Notice tone="info" title={`Belum ada file untuk ${missing.length} peserta`}>
            {missing.map(({ name }) => name).join('; ')}
          </Notice>
        )}
        {pairs.length > 0 && <ConfirmBox isChecked={isChecked} onCheck={setChecked} />}
      </div>
      {viewed && (
        <Suspense>
          <DocumentWindow
            data={viewed}
            fileName={viewed.name}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </LazyDialog>
  )
}
