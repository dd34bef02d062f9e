import { CircleAlert, CircleCheck, Eye } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { SelectBox } from '@/components/ui/select-box'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { CertificateMatchKind } from './certificate-match'
import type { Assignment } from './use-assignments'

const PROPOSED: Record<CertificateMatchKind, string> = {
  id: 'Cocok dengan ID peserta',
  name: 'Cocok dengan nama peserta',
  double: 'Ada file lain untuk peserta yang sama. Pilih yang benar.',
  namesake: 'Lebih dari satu peserta bernama sama. Pilih pesertanya.',
  conflict: 'ID dan nama pada file menunjuk peserta yang berbeda.',
  incomplete: 'Peserta ini belum lengkap, sertifikatnya belum dapat diunggah.',
  none: 'Tidak ada peserta dengan nama atau ID ini.',
}

const NOT_SENT = { isFine: true, text: 'Tidak diunggah' }

type AssignmentRowProps = {
  assignment: Assignment
  labelOf: (row: CertificateRow) => string
  /** Those who may have a certificate. */
  complete: readonly CertificateRow[]
  isDouble: boolean
  onAssign: (rowId: string | null) => void
  onView: () => void
}

function stateOf({ assignment, complete, isDouble }: AssignmentRowProps) {
  const { refusal, kind, rowId } = assignment
  if (refusal) return { isFine: false, text: refusal }
  if (!rowId) return kind ? { isFine: false, text: PROPOSED[kind] } : NOT_SENT
  if (isDouble)
    return { isFine: false, text: 'Peserta ini dipilih untuk lebih dari satu file.' }
  const stored = complete.find(({ id }) => id === rowId)?.fileName
  if (stored) return { isFine: true, text: `Menggantikan ${stored}` }
  return { isFine: true, text: kind ? PROPOSED[kind] : 'Dipilih oleh admin' }
}

/** A file, the participant it is for, and why. */
export function AssignmentRow(props: AssignmentRowProps) {
  const { assignment, complete, labelOf, onAssign, onView } = props
  const { file, refusal, rowId } = assignment
  const { isFine, text } = stateOf(props)
  const reasonId = useId()
  const Icon = isFine ? CircleCheck : CircleAlert
  return (
    <li className="grid gap-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-4">
      <div className="flex min-w-0 items-center gap-2">
        <p className="wrap-anywhere min-w-0 flex-1 font-semibold text-sm">{file.name}</p>
        {!refusal && (
          <IconButton label={`Lihat ${file.name}`} icon={<Eye />} onClick={onView} />
        )}
      </div>
      <div className="min-w-0">
        {!refusal && (
          <SelectBox
            isLabelHidden
            isInvalid={props.isDouble}
            describedBy={reasonId}
            label={`Peserta untuk ${file.name}`}
            value={rowId ?? ''}
            options={[
              { value: '', label: 'Jangan unggah' },
              ...complete.map((row) => ({ value: row.id, label: labelOf(row) })),
            ]}
            onChange={(value) => onAssign(value || null)}
          />
        )}
        <p
          id={reasonId}
          className={`mt-1 flex gap-1.5 text-sm ${isFine ? 'text-ink-2' : 'text-danger'}`}
        >
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {text}
        </p>
      </div>
    </li>
  )
}
