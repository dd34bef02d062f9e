import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '@/components/ui/icon-button'
import { formatRemaining } from '@/lib/domain/tests/test-session'
import type { TimeLeft } from './use-deadline'

/** The only moments at which the timer speaks, in seconds. What it says stands until the next one. */
const MILESTONES = [
  { at: 300, left: '5 menit' },
  { at: 60, left: '1 menit' },
  { at: 30, left: '30 detik' },
]

/** Two answers of the server about the same time may be a second apart. */
const JITTER = 2

function useMilestone({ seconds, isSure }: TimeLeft): string {
  const [before, setBefore] = useState(seconds)
  const [said, setSaid] = useState({ at: 0, text: '' })
  if (before !== seconds) {
    const passed = MILESTONES.findLast(({ at }) => before > at && seconds <= at)
    setBefore(seconds)
    if (passed) {
      const text = `Sisa waktu ${isSure ? '' : 'sekitar '}${passed.left} atau kurang.`
      setSaid({ at: passed.at, text })
    } else if (said.text && seconds > said.at + JITTER) setSaid({ at: 0, text: '' })
  }
  return said.text
}

function toneOf(seconds: number): string {
  if (seconds < 60) return 'bg-merah-700 text-white'
  return seconds < 300 ? 'bg-kayu-100 text-kayu-700' : 'bg-white/12 text-white'
}

/** The time left: always in sight, spoken at three moments, and hidden by whom it makes nervous. */
export function TimerChip({ seconds, isSure }: TimeLeft) {
  const [isHidden, setHidden] = useState(false)
  const milestone = useMilestone({ seconds, isSure })
  return (
    <div className="flex flex-wrap items-center gap-1">
      {!isHidden && (
        <p
          role="timer"
          aria-label="Sisa waktu"
          className={`flex flex-wrap items-baseline gap-x-2 rounded-md px-3 py-1 ${toneOf(seconds)}`}
        >
          <span className="@max-[13rem]:sr-only text-sm">
            <span className={isSure ? '' : '@max-[22rem]:sr-only'}>Sisa</span>
            {!isSure && ' sekitar'}
          </span>{' '}
          <span className="angka font-extrabold text-xl">{formatRemaining(seconds)}</span>
        </p>
      )}
      {isHidden && <p className="px-2 font-semibold text-kayu-200 text-sm">{milestone}</p>}
      {/* beside the page: an open window takes the page away from readers, and the time goes on */}
      {createPortal(
        <p role="status" className="sr-only">
          {milestone}
        </p>,
        document.body,
      )}
      <IconButton
        variant="on-brand"
        label={isHidden ? 'Tampilkan waktu' : 'Sembunyikan waktu'}
        icon={isHidden ? <Eye /> : <EyeOff />}
        onClick={() => setHidden(!isHidden)}
      />
    </div>
  )
}
