import { useAtomValue } from 'jotai'
import { Notice } from '@/components/ui/notice'
import { recordsKeptAtom } from '@/lib/answers/device-records'
import { type QueueState, saveTotals } from '@/lib/answers/queue-state'

/**
 * Says that the line is gone and what that means for the answers. It stands below the question, so that
 * no option moves from under a finger when it comes and goes.
 */
export function OfflineStrip({ answers }: { answers: QueueState }) {
  const isKept = useAtomValue(recordsKeptAtom)
  const isWaiting = answers.isStalled && saveTotals(answers).unsent > 0
  const where = isKept ? 'disimpan di perangkat ini dan' : 'tetap ada di halaman ini dan'
  return (
    <div role="status">
      {isWaiting && (
        <div className="mt-6">
          <Notice tone="warning" title="Tidak ada sambungan">
            {`Test tetap dapat dikerjakan. Jawaban ${where} dikirim begitu sinyal kembali.`}
          </Notice>
        </div>
      )}
    </div>
  )
}
