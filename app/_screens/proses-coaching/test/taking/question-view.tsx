import { useAtomValue } from 'jotai'
import { AArrowDown, AArrowUp, Flag } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import type { AnswerOption, TestQuestion } from '@/lib/entities/test'
import { OptionCards } from './option-cards'
import { TEXT_SIZES, textSize } from './test-preferences'

const TEXT_CLASS = { normal: 'text-base', besar: 'text-lg', terbesar: 'text-xl' }

function useTextSize() {
  const size = useAtomValue(textSize.valueAtom)
  const at = TEXT_SIZES.indexOf(size)
  const [smaller, larger] = [TEXT_SIZES[at - 1], TEXT_SIZES[at + 1]]
  return { size, smaller, larger }
}

function TextSizeButtons() {
  const { smaller, larger } = useTextSize()
  return (
    <span className="inline-flex gap-3">
      <IconButton
        label="Perkecil teks"
        icon={<AArrowDown />}
        disabledReason={!smaller && 'Teks sudah paling kecil'}
        onClick={() => smaller && void textSize.choose(smaller)}
      />
      <IconButton
        label="Perbesar teks"
        icon={<AArrowUp />}
        disabledReason={!larger && 'Teks sudah paling besar'}
        onClick={() => larger && void textSize.choose(larger)}
      />
    </span>
  )
}

type QuestionViewProps = {
  question: TestQuestion
  total: number
  chosen: AnswerOption | null
  /** 'Belum dijawab', or how far the answer is. */
  badge: ReactNode
  isMarked: boolean
  onChoose: (answer: AnswerOption) => void
  onMark: () => void
  headingRef: Ref<HTMLHeadingElement>
}

/** The one question on the screen (§2): header, 'Tandai soal', text and options A to D. */
export function QuestionView(props: QuestionViewProps) {
  const { question, total, chosen, badge, isMarked, onChoose, onMark, headingRef } = props
  const { size } = useTextSize()
  return (
    <section aria-labelledby="soal" className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="soal" ref={headingRef} tabIndex={-1} className="font-bold text-xl">
          Soal {question.no}
        </h2>
        <span className="text-ink-2 text-sm max-md:mr-auto">dari {total}</span>
        <span className="mr-auto inline-flex min-h-ctl-sm items-center max-md:order-1">
          {badge}
        </span>
        <TextSizeButtons />
        <span className="max-md:order-1">
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={isMarked}
            aria-label={isMarked ? 'Tandai soal: Soal ditandai' : undefined}
            icon={<Flag fill={isMarked ? 'currentColor' : 'none'} />}
            onClick={onMark}
          >
            {isMarked ? 'Soal ditandai' : 'Tandai soal'}
          </Button>
        </span>
      </div>
      <fieldset className={`min-w-0 space-y-3 ${TEXT_CLASS[size]}`}>
        <legend className="wrap-anywhere mb-4 whitespace-pre-line leading-relaxed">
          {question.soal}
        </legend>
        <OptionCards question={question} chosen={chosen} onChoose={onChoose} />
      </fieldset>
    </section>
  )
}
