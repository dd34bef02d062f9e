import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'

/** 'Soal Sebelumnya' and 'Soal Selanjutnya'; on a phone a bar at the bottom, with `middle` between. */
export function QuestionSteps({
  index,
  total,
  onGo,
  middle,
  end,
}: {
  index: number
  total: number
  onGo: (index: number) => void
  middle?: ReactNode
  /** The way on after the last question. */
  end?: ReactNode
}) {
  const isFirst = index === 0
  const isLast = index >= total - 1
  return (
    <div className="no-print @container max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-header max-md:border-line max-md:border-t max-md:bg-card max-md:px-gutter max-md:pt-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button
          type="button"
          disabled={isFirst}
          aria-disabled={isFirst || undefined}
          onClick={() => onGo(index - 1)}
          className={STEP_CLASS.secondary}
        >
          <ChevronLeft aria-hidden="true" className={ICON_CLASS} />
          <span className={WORDS_CLASS}>
            <span className="max-md:sr-only">Soal </span>Sebelumnya
          </span>
        </button>
        {middle}
        <button
          type="button"
          disabled={isLast}
          aria-disabled={isLast || undefined}
          onClick={() => onGo(index + 1)}
          className={isLast ? STEP_CLASS.secondary : STEP_CLASS.primary}
        >
          <span className={WORDS_CLASS}>
            <span className="max-md:sr-only">Soal </span>Selanjutnya
          </span>
          <ChevronRight aria-hidden="true" className={ICON_CLASS} />
        </button>
      </div>
      {isLast && end && <div className="mt-2 md:hidden">{end}</div>}
    </div>
  )
}

/** Where both words have no room beside the number, arrows stand for them: a small phone, large letters. On a tablet the words stand alone. */
const WORDS_CLASS = '@max-[19rem]:sr-only'
const ICON_CLASS = 'size-5 max-md:@min-[19rem]:hidden md:@max-[26rem]:hidden'

const STEP_CLASS = {
  secondary: `${buttonClass({ variant: 'secondary' })} max-md:px-3 max-md:text-sm @max-[19rem]:px-2!`,
  primary: `${buttonClass()} max-md:px-3 max-md:text-sm @max-[19rem]:px-2!`,
}

/** '7/20' between the two buttons of a phone: opens the numbers. */
export function OpenNumbersButton({
  no,
  total,
  onClick,
}: {
  no: number
  total: number
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={`${no}/${total}, buka daftar soal`}
      onClick={onClick}
      className="angka min-h-ctl min-w-ctl rounded-md border border-line-input px-2 font-bold @max-[19rem]:text-sm text-brand md:hidden"
    >
      {no}/{total}
    </button>
  )
}
