import { useAtomValue } from 'jotai'
import { Notice } from '@/components/ui/notice'
import { type QueueState, saveTotals } from '@/lib/answers/queue-state'
import { isKeptAtom } from '@/lib/device/is-kept'
import type { TimeLeft } from './use-deadline'

/** A time that is over by a clock nobody has confirmed closes nothing: the server does. */
const OVER =
  'Waktu test diperkirakan habis. Setelah tersambung, server memastikan sisa waktu; jawaban yang terlambat tidak diterima.'

/**
 * Says that the line is gone and what that means for answers and time. It stands below the question, so
 * that no option moves from under a finger when it comes and goes.
 */
export function OfflineStrip({
  answers,
  timeLeft,
  isOffline,
}: {
  answers: QueueState
  timeLeft: TimeLeft | null
  isOffline: boolean
}) {
  const isKept = useAtomValue(isKeptAtom)
  const isWaiting = answers.isStalled && saveTotals(answers).unsent > 0
  const isOver = timeLeft !== null && !timeLeft.isSure && timeLeft.seconds === 0
  const where = isKept ? 'disimpan di perangkat ini dan' : 'tetap ada di halaman ini dan'
  return (
    <div role="status">
      {(isWaiting || isOffline) && (
        <div className="mt-6">
          <Notice tone="warning" title="Tidak ada sambungan">
            {isOver
              ? OVER
              : `Test tetap dapat dikerjakan. Jawaban ${where} dikirim begitu sinyal kembali.`}
          </Notice>
        </div>
      )}
    </div>
  )
}
