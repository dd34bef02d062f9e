import { FileDialog } from '@/app/_screens/admin/file-review/file-dialog'
import { NotTextList } from '@/app/_screens/admin/file-review/not-text-list'
import { Notice } from '@/components/ui/notice'
import { type ReadInstitutions, unknownNames } from '@/lib/domain/people/institution-file'
import { faultyRows } from '@/lib/domain/tests/test-file-cells'
import type { AsalInstansi } from '@/lib/entities/user'
import type { DialogHandlers } from '@/lib/feedback/dialog'

type ImportDialogProps = DialogHandlers<true> & {
  fileName: string
  read: ReadInstitutions
  known: readonly AsalInstansi[]
}

/** The institutions of a file before they are sent: which are new, and which are there already. */
export function ImportDialog({ fileName, read, known, ...handlers }: ImportDialogProps) {
  const { names, faults } = read
  const added = unknownNames(read, known)
  const faulty = faultyRows(faults)
  const isAllKnown = faults.length === 0 && added.length === 0
  return (
    <FileDialog
      {...handlers}
      title="Periksa file instansi"
      fileName={fileName}
      amount={`${names.length} instansi`}
      faults={faults}
      needless={isAllKnown && 'Semua sudah ada.'}
      warnings={
        <>
          {faults.length === 0 && (
            <Notice>
              {isAllKnown
                ? 'Semua sudah ada. Tidak ada yang perlu diunggah.'
                : `${added.length} instansi akan ditambahkan, ${names.length - added.length} sudah ada dan tetap seperti sekarang.`}
            </Notice>
          )}
          <NotTextList warnings={read.warnings} />
        </>
      }
    >
      <ul aria-label="Instansi di file" className="grid gap-2">
        {names.map(({ name, row }) => (
          <li
            key={row}
            className={`wrap-anywhere rounded-md border px-3 py-2 ${faulty.has(row) ? 'border-danger-line bg-tone-merah' : 'border-line'}`}
          >
            {name || '(kosong)'}
            {!faulty.has(row) && !added.includes(name) && (
              <span className="text-ink-2 text-sm"> · sudah ada</span>
            )}
          </li>
        ))}
      </ul>
    </FileDialog>
  )
}
