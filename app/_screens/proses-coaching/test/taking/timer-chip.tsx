import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { formatRemaining } from '@/lib/domain/tests/test-session'
import type { TimeLeft } from './use-deadline'

/** The only moments at which the timer speaks, in seconds. */
const MILESTONES = [
  { at: 300, text: 'Sisa waktu 5 menit.' },
  { at: 60, text: 'Sisa waktu 1 menit.' },
  { at: 30, text: 'Sisa waktu 30 detik.' },
]

function useMilestone(seconds: number): string {
  const [before, setBefore] = useState(seconds)
  const [text, setText] = useState('')
  if (before !== seconds) {
    const passed = MILESTONES.findLast(({ at }) => before > at && seconds <= at)
    setBefore(seconds)
    if (passed) setText(passed.text)
  }
  return text
}

function toneOf(seconds: number): string {
  if (seconds < 60) return 'bg-merah-700 text-white'
  return seconds < 300 ? 'bg-kayu-100 text-kayu-700' : 'bg-white/12 text-white'
}

/** The time left: always in sight, spoken at three moments, and hidden by whom it makes nervous. */
export function TimerChip({ seconds, isSure }: TimeLeft) {
  const [isHidden, setHidden] = useState(false)
  const milestone = useMilestone(seconds)
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
      <p
        role="status"
        className={isHidden ? 'px-2 font-semibold text-kayu-200 text-sm' : 'sr-only'}
      >
        {milestone}
      </p>
      <IconButton
        variant="on-brand"
        label={isHidden ? 'Tampilkan waktu' : 'Sembunyikan waktu'}
        icon={isHidden ? <Eye /> : <EyeOff />}
        onClick={() => setHidden(!isHidden)}
      />
    </div>
  )
}
