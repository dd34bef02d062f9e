import { Flag } from 'lucide-react'
import type { SaveState } from '@/lib/answers/queue-state'
import { STALL_WORDS } from './stall-words'

/** One number of the side navigation. */
export type GridItem = {
  id: string
  no: number
  state: SaveState | null
  isMarked: boolean
}

/** 'dijawab, menunggu sinyal'; what is on its way or has arrived is answered. */
function wordsOf(state: SaveState) {
  if (state === 'saving' || state === 'saved') return 'dijawab'
  if (state === 'refused') return 'dijawab, tidak tersimpan'
  return `dijawab, ${STALL_WORDS[state].short.toLowerCase()}`
}

/** 'Soal 3, dijawab, ditandai, sedang dibuka'. */
const nameOf = ({ no, state, isMarked }: GridItem, isCurrent: boolean) =>
  [
    `Soal ${no}`,
    state ? wordsOf(state) : 'belum dijawab',
    isMarked && 'ditandai',
    isCurrent && 'sedang dibuka',
  ]
    .filter(Boolean)
    .join(', ')

const NUMBER =
  'angka relative grid h-ctl w-full place-items-center rounded-md border-2 font-bold transition-colors duration-hover'
const ANSWERED =
  'border-transparent bg-brand-fill text-white hover:bg-brand-fill-hover forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
const OPEN = 'border-line-input bg-card text-ink hover:bg-brand-tint'
const CURRENT = 'ring-2 ring-brand ring-offset-2 ring-offset-card forced-colors:border-4'

function NumberButton({
  item,
  isCurrent,
  onOpen,
}: {
  item: GridItem
  isCurrent: boolean
  onOpen: () => void
}) {
  return (
    <button
      type="button"
      aria-label={nameOf(item, isCurrent)}
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className={`${NUMBER} ${item.state ? ANSWERED : OPEN} ${isCurrent ? CURRENT : ''}`}
    >
      {item.no}
      {item.isMarked && (
        <span
          aria-hidden="true"
          className="absolute -top-2 -right-2 grid size-5 place-items-center rounded-full border border-kayu-500 bg-kayu-100 text-kayu-700"
        >
          <Flag className="size-3" fill="currentColor" />
        </span>
      )}
    </button>
  )
}

function Legend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm bg-brand-fill forced-colors:bg-[Highlight]" />{' '}
        Dijawab
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm border-2 border-line-input" /> Kosong
      </span>
      <span className="flex items-center gap-1.5">
        <Flag className="size-3 text-tone-kayu-ink" fill="currentColor" /> Ditandai
      </span>
    </p>
  )
}

/** The side navigation: all numbers with what is known of each, as words for readers too. */
export function NumberGrid({
  items,
  current,
  onOpen,
}: {
  items: readonly GridItem[]
  current: number
  onOpen: (index: number) => void
}) {
  return (
    <nav aria-label="Daftar soal" className="space-y-4">
      <ol className="grid grid-cols-five gap-2.5">
        {items.map((item, index) => (
          <li key={item.id}>
            <NumberButton
              item={item}
              isCurrent={index === current}
              onOpen={() => onOpen(index)}
            />
          </li>
        ))}
      </ol>
      <Legend />
    </nav>
  )
}
