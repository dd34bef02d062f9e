import { Notice } from '@/components/ui/notice'
import { type QueueState, saveTotals } from '@/lib/answers/queue-state'

/** Says that the line is gone and that nothing is lost by it. */
export function OfflineStrip({ answers }: { answers: QueueState }) {
  const isWaiting = answers.isStalled && saveTotals(answers).unsent > 0
  return (
    <div role="status">
      {isWaiting && (
        <div className="mb-6">
          <Notice tone="warning" title="Tidak ada sambungan">
            Test tetap dapat dikerjakan. Jawaban disimpan di perangkat ini dan dikirim
            begitu sinyal kembali.
          </Notice>
        </div>
      )}
    </div>
  )
}
