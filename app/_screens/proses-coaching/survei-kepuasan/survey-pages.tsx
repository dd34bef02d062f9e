import { type ReactNode, useEffect, useRef } from 'react'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'

type SurveyPagesProps = {
  /** One question each; the last is the suggestion. */
  pages: readonly { key: string; content: ReactNode }[]
  note: string
  at: number
  onTurn: (at: number) => void
}

/** A question fills the screen of a phone. All of them stay in the form, so that nothing chosen is lost. */
export function SurveyPages({ pages, note, at, onTurn }: SurveyPagesProps) {
  const questions = pages.length - 1
  const isLast = at === questions
  const where = isLast ? 'Saran' : `Pertanyaan ${at + 1} dari ${questions}`
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    // whoever was led here by the list of what is missing stands in its field already
    if (document.activeElement?.closest('section[tabindex="-1"]')) return
    heading.current?.focus()
  }, [at])
  return (
    <>
      <div className="space-y-2">
        <h2 ref={heading} tabIndex={-1} className="angka font-bold text-lg">
          {where}
        </h2>
        <ProgressBar label="Bagian survei" value={at + 1} max={pages.length} />
      </div>
      {pages.map(({ key, content }, index) => (
        <div key={key} hidden={index !== at}>
          {content}
        </div>
      ))}
      {/* before the last page its heading counts already */}
      <SubmitBar note={isLast && note}>
        {at > 0 && (
          <Button variant="secondary" onClick={() => onTurn(at - 1)}>
            Sebelumnya
          </Button>
        )}
        {isLast ? (
          <SubmitButton>Kirim survei</SubmitButton>
        ) : (
          <Button onClick={() => onTurn(at + 1)}>Selanjutnya</Button>
        )}
      </SubmitBar>
    </>
  )
}
