import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { AnswerQueue } from '@/lib/answers/answer-queue'
import type { QueueState } from '@/lib/answers/queue-state'
import type { TestQuestion } from '@/lib/entities/test'
import type { TimeLeft } from './use-deadline'

/**
 * Says which answers stand because they were chosen on another device. Below the question, as what
 * tells of the line: no option moves from under a finger.
 */
export function ElsewhereNotice({
  questions,
  answers,
  queue,
  timeLeft,
}: {
  questions: readonly TestQuestion[]
  answers: QueueState
  queue: AnswerQueue
  timeLeft: TimeLeft | null
}) {
  const isOver = answers.isOver || (timeLeft?.seconds === 0 && timeLeft.isSure)
  const advice = isOver ? '' : ' Pilih lagi bila ingin mengubahnya.'
  const changed = questions.flatMap(({ id, no }) => {
    const entry = answers.entries.get(id)
    return entry?.isElsewhere ? [`Soal ${no}: ${entry.answer}`] : []
  })
  return (
    <div role="status">
      {changed.length > 0 && (
        <div className="mt-6">
          <Notice
            tone="warning"
            title="Jawaban diubah di perangkat lain"
            action={
              <Button variant="secondary" onClick={() => queue.acknowledge()}>
                Mengerti
              </Button>
            }
          >
            {`Yang tersimpan sekarang ${changed.join(', ')}.${advice}`}
          </Notice>
        </div>
      )}
    </div>
  )
}
