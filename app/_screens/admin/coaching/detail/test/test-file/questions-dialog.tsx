import { FileDialog } from '@/app/_screens/admin/file-review/file-dialog'
import { NotTextList } from '@/app/_screens/admin/file-review/not-text-list'
import { Notice } from '@/components/ui/notice'
import type { ReadQuestions } from '@/lib/domain/tests/test-file'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import type { Finished } from './finished'
import { FinishedNotice } from './finished-notice'
import { QuestionsPreview } from './questions-preview'
import { type Replaced, ReplacedNotice } from './replaced-notice'

type QuestionsDialogProps = DialogHandlers<true> & {
  name: string
  fileName: string
  read: ReadQuestions
  /** A key is stored; it belongs to the questions that are there now. */
  hasKey: boolean
  finished: Finished | undefined
  replaced: Replaced
  /** No questions are stored yet. */
  isFirst: boolean
}

/** The questions of a file before they are sent. */
export function QuestionsDialog({
  name,
  fileName,
  read,
  hasKey,
  finished,
  replaced,
  isFirst,
  ...handlers
}: QuestionsDialogProps) {
  // no key can be sent for questions that do not count any more; what becomes of them elsewhere nobody knows
  const isUnscored = !isFirst && !hasKey && finished?.scored !== undefined
  return (
    <FileDialog
      {...handlers}
      title={`Periksa file soal ${name}`}
      fileName={fileName}
      amount={`${read.questions.length} soal`}
      faults={read.faults}
      warnings={
        <>
          <ReplacedNotice {...replaced} />
          {!isFirst && <FinishedNotice name={name} finished={finished} part="soal" />}
          {isUnscored && (
            <Notice tone="warning">
              Soal yang sekarang belum punya kunci jawaban: siapa pun yang sudah mulai
              mengerjakannya tidak akan mendapat skor. Unggah kuncinya lebih dahulu.
            </Notice>
          )}
          {hasKey && (
            <Notice tone="warning">
              Kunci jawaban yang sekarang tidak berlaku untuk soal baru dan perlu diunggah
              lagi.
            </Notice>
          )}
          <NotTextList warnings={read.warnings} />
        </>
      }
    >
      <QuestionsPreview {...read} />
    </FileDialog>
  )
}
