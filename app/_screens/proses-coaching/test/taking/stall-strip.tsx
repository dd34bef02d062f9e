import { useAtomValue } from 'jotai'
import { Notice } from '@/components/ui/notice'
import { type QueueState, type Stall, saveTotals } from '@/lib/answers/queue-state'
import { isKeptAtom } from '@/lib/device/is-kept'
import { STALL_WORDS } from './stall-words'
import type { TimeLeft } from './use-deadline'

/** A time that is over by a clock nobody has confirmed closes nothing: the server does. */
const OVER =
  'Waktu test diperkirakan habis. Begitu dapat dihubungi, server memastikan sisa waktu; jawaban yang terlambat tidak diterima.'

const END_UNKNOWN = 'Belum diketahui apakah test sudah berakhir'

/** Whether the test goes on, and what becomes of its answers. */
function textOf(timeLeft: TimeLeft | null, sent: string, test: string) {
  if (timeLeft?.seconds !== 0) return `${test}. ${sent}.`
  return timeLeft.isSure
    ? `Waktu test sudah habis. ${sent}; jawaban yang terlambat tidak diterima.`
    : OVER
}

/**
 * Says that the server cannot be reached, why, and what that means for answers and time. It stands below the question, so
 * that no option moves from under a finger when it comes and goes.
 */
export function StallStrip({
  answers,
  timeLeft,
  begunOn,
}: {
  answers: QueueState
  timeLeft: TimeLeft | null
  /** Why the test could not be begun by the server's word; null where it was. */
  begunOn: Stall | null
}) {
  const isKept = useAtomValue(isKeptAtom)
  const unsent = saveTotals(answers).unsent > 0 ? answers.stall : null
  const stall = answers.isOver ? null : (unsent ?? begunOn)
  const where = isKept ? 'disimpan di perangkat ini dan' : 'tetap ada di halaman ini dan'
  return (
    <div role="status">
      {stall && (
        <div className="mt-6">
          <Notice tone="warning" title={STALL_WORDS[stall].title}>
            {textOf(
              timeLeft,
              `Jawaban ${where} dikirim ${STALL_WORDS[stall].until}`,
              answers.lostEnd === null ? STALL_WORDS[stall].test : END_UNKNOWN,
            )}
          </Notice>
        </div>
      )}
    </div>
  )
}
