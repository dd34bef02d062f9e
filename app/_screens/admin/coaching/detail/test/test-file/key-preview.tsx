import type { FileQuestion, ReadKey } from '@/lib/domain/tests/test-file'
import { faultyRows } from '@/lib/domain/tests/test-file-cells'

const optionText = (question: FileQuestion | undefined, answer: string) => {
  if (!question) return null
  const { pilA, pilB, pilC, pilD } = question
  return ({ A: pilA, B: pilB, C: pilC, D: pilD } as Record<string, string>)[answer] ?? null
}

type KeyPreviewProps = ReadKey & {
  /** The questions that the key belongs to; null where they are not known here. */
  questions: readonly FileQuestion[] | null
}

/** Every answer of the key, beside the question and the option that it stands for. */
export function KeyPreview({ entries, faults, questions }: KeyPreviewProps) {
  const faulty = faultyRows(faults)
  return (
    <ol className="grid gap-2">
      {entries.map(({ no, answer, row }) => {
        const question = questions?.find((one) => one.no === no)
        const option = optionText(question, answer)
        return (
          <li
            key={row}
            className={`grid gap-1 rounded-md border px-3 py-2 ${faulty.has(row) ? 'border-danger-line bg-tone-merah' : 'border-line'}`}
          >
            <p className="flex gap-3">
              <span className="text-ink-2">
                {Number.isNaN(no) ? `Baris ${row}` : `Soal ${no}`}
              </span>
              <span className="wrap-anywhere font-semibold">
                {answer || '(kosong)'}
                {option && `. ${option}`}
              </span>
            </p>
            {question && <p className="text-ink-2 text-sm">{question.soal}</p>}
          </li>
        )
      })}
    </ol>
  )
}
