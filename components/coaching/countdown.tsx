import { useNow } from '@/lib/browser/use-now'
import { countdown } from '@/lib/domain/schedule/countdown'
import type { Instant } from '@/lib/entities/identity'

type CountdownProps = {
  /** Start of the meeting; zeros without one and once it is past (§9). */
  target: Instant | null
  /** `compact` is the one line of the shell's header. */
  variant?: 'tiles' | 'compact'
  label?: string
}

/** §9 'Countdown updates every second and shows days, hours, minutes and seconds'. */
export function Countdown(props: CountdownProps) {
  const { target, variant = 'tiles', label = 'Hitung mundur menuju mulai coaching' } = props
  const left = countdown(target, new Date(useNow(1000)))
  const parts = [
    { word: 'hari', value: left.days },
    { word: 'jam', value: left.hours },
    { word: 'menit', value: left.minutes },
    { word: 'detik', value: left.seconds },
  ]
  const isCompact = variant === 'compact'
  return (
    <div
      role="timer"
      aria-label={label}
      className={
        isCompact ? 'flex flex-wrap gap-x-1.5 md:gap-x-3' : 'grid grid-cols-four gap-2'
      }
    >
      {parts.map(({ word, value }) => (
        <div key={word} className={isCompact ? COMPACT_PART : TILE}>
          <span className={isCompact ? COMPACT_NUMBER : NUMBER}>
            {String(value).padStart(2, '0')}
          </span>{' '}
          <span className={isCompact ? 'text-xs max-md:sr-only' : 'text-ink-2 text-xs'}>
            {word}
          </span>
          {isCompact && (
            <span aria-hidden="true" data-unit={word[0]} className={COMPACT_UNIT} />
          )}
        </div>
      ))}
    </div>
  )
}

const COMPACT_PART = 'flex items-baseline md:gap-1'
const COMPACT_NUMBER = 'angka font-bold text-sm md:text-base'
/** On a phone one letter stands for the word: 06h 21j 04m 33d. */
const COMPACT_UNIT = 'text-xs before:content-[attr(data-unit)] md:hidden'
const TILE = 'grid justify-items-center rounded-md bg-brand-tint px-1 py-2'
const NUMBER = 'angka font-extrabold text-2xl text-brand'
