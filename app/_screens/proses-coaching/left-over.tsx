import { useEffect, useEffectEvent } from 'react'
import { Notice } from '@/components/ui/notice'
import { lostText, useLost } from '@/lib/answers/lost-answers'
import { saveTotals } from '@/lib/answers/queue-state'
import { useAnswers } from '@/lib/answers/use-answers'
import type { TestKind } from '@/lib/entities/test'
import { useSession } from '@/lib/session/use-session'

type LeftOverProps = { kind: TestKind; coachingId: string; onOver: () => void }

/** Answers of the attempt that are still on this device go out from here, too; those that were refused. */
export function useLeftOver({ kind, coachingId, onOver }: LeftOverProps) {
  const userId = useSession().user?.id ?? ''
  const attempt = { userId, coachingId, kind }
  const { answers } = useAnswers(attempt)
  const lost = useLost(attempt, answers)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (answers.isOver) over()
  }, [answers.isOver])
  return { unsent: saveTotals(answers).unsent, lost }
}

/** How many of them wait, and how many were not taken. */
export function LeftOverNotices({ unsent, lost }: ReturnType<typeof useLeftOver>) {
  return (
    <>
      <Notice
        isShown={unsent > 0}
        tone="warning"
        title={`${unsent} jawaban belum terkirim`}
      >
        Jawaban dikirim begitu server dapat dihubungi. Jangan tutup halaman ini.
      </Notice>
      <Notice
        isShown={lost !== null}
        tone="warning"
        title="Sebagian jawaban tidak diterima"
      >
        {lost && lostText(lost)}
      </Notice>
    </>
  )
}

/** The same on a page that cannot be opened. */
export function LeftOver(props: LeftOverProps) {
  return <LeftOverNotices {...useLeftOver(props)} />
}
