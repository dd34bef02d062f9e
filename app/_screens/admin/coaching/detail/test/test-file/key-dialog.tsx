import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { FileDialog } from '@/app/_screens/admin/file-review/file-dialog'
import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { FileInput } from '@/components/form/parts/file-input'
import { Notice } from '@/components/ui/notice'
import { errorText } from '@/lib/api/errors'
import { type FileQuestion, parseQuestions, readKey } from '@/lib/domain/tests/test-file'
import { faultsText, type Rows } from '@/lib/domain/tests/test-file-cells'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { FILE_ACCEPT } from '@/lib/validation/uploads'
import type { Finished } from './finished'
import { FinishedNotice } from './finished-notice'
import { KeyPreview } from './key-preview'
import { type Replaced, ReplacedNotice } from './replaced-notice'

type KeyDialogProps = DialogHandlers<true> & {
  name: string
  fileName: string
  rows: Rows
  finished: Finished | undefined
  replaced: Replaced
  /** The stored questions where this browser has sent them itself. */
  known: readonly FileQuestion[] | null
  /** How many questions are stored. */
  storedCount: number
}

type Matched = { fileName: string; questions: readonly FileQuestion[] }

type Matching = Pick<KeyDialogProps, 'storedCount'> & {
  count: number
  /** What has come of the last match. */
  outcome: string | null
  onMatch: (matched: Matched) => void
}

/** The stored questions cannot be read back, but their file can be chosen to match the key with. */
function MatchWithFile({ storedCount, count, outcome, onMatch }: Matching) {
  const [failure, setFailure] = useState<string | null>(null)
  const isOtherCount = count !== storedCount

  async function match(file: File) {
    try {
      const parsed = parseQuestions(await readRows(file, 'spreadsheet'))
      setFailure(parsed.ok ? null : faultsText(parsed.faults))
      if (parsed.ok) onMatch({ fileName: file.name, questions: parsed.value })
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  return (
    <Notice tone={isOtherCount ? 'warning' : 'info'}>
      {isOtherCount && (
        <p className="font-semibold">
          Soal yang tersimpan berjumlah {storedCount}, sedangkan kunci ini berisi {count}{' '}
          jawaban.
        </p>
      )}
      <p className="mb-3">
        Pilih file soalnya untuk mencocokkan setiap jawaban dengan pilihan soalnya.
      </p>
      <FileInput
        label="Cocokkan dengan file soal"
        icon={<FileSearch />}
        accept={FILE_ACCEPT.spreadsheet}
        onFile={match}
      />
      <p
        role="status"
        className={`wrap-anywhere mt-2 empty:sr-only ${failure ? 'text-danger' : ''}`}
      >
        {failure ?? outcome}
      </p>
    </Notice>
  )
}

/** A key before it is sent, each answer beside its question. */
export function KeyDialog(props: KeyDialogProps) {
  const { name, fileName, rows, known, storedCount, finished, onDone, onCancel } = props
  const [matched, setMatched] = useState<Matched | null>(null)
  const questions = matched?.questions ?? known
  const read = readKey(rows, questions?.map(({ no }) => no) ?? null)
  const found = read.faults.length > 0 ? `: ${read.faults.length} kesalahan ditemukan` : ''
  return (
    <FileDialog
      onDone={onDone}
      onCancel={onCancel}
      title={`Periksa kunci jawaban ${name}`}
      fileName={fileName}
      amount={`${read.entries.length} jawaban`}
      faults={read.faults}
      warnings={
        <>
          <ReplacedNotice {...props.replaced} />
          <FinishedNotice name={name} finished={finished} part="jawaban" />
          {!known && (
            <MatchWithFile
              storedCount={storedCount}
              count={read.entries.length}
              outcome={matched && `Dicocokkan dengan ${matched.fileName}${found}.`}
              onMatch={setMatched}
            />
          )}
        </>
      }
    >
      <KeyPreview {...read} questions={questions} />
    </FileDialog>
  )
}
