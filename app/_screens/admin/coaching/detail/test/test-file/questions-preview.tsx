import type { ReadQuestions } from '@/lib/domain/tests/test-file'
import { faultyRows } from '@/lib/domain/tests/test-file-cells'

const OPTIONS = [
  ['A', 'pilA'],
  ['B', 'pilB'],
  ['C', 'pilC'],
  ['D', 'pilD'],
] as const

/** Every question of the file with its options, as participants will see them. */
export function QuestionsPreview({ questions, faults }: ReadQuestions) {
  const faulty = faultyRows(faults)
  return (
    <ol className="grid gap-3">
      {questions.map((question) => (
        <li
          key={question.row}
          className={`rounded-md border p-3 ${faulty.has(question.row) ? 'border-danger-line bg-tone-merah' : 'border-line'}`}
        >
          <p className="font-semibold">
            <span className="text-ink-2">
              {Number.isNaN(question.no) ? `Baris ${question.row}` : `Soal ${question.no}`}.
            </span>{' '}
            <span className="whitespace-pre-line">{question.soal || '(kosong)'}</span>
          </p>
          <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
            {OPTIONS.map(([letter, field]) => (
              <div key={letter} className="flex min-w-0 gap-2">
                <dt className="font-semibold">{letter}.</dt>
                <dd className="wrap-anywhere">{question[field] || '(kosong)'}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
