import { rounded } from '@/lib/domain/text/rounded'
import type { AnswerOption, TestItem } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'

export type ItemAnalysis = {
  no: number
  soal: string
  kunci: AnswerOption | null
  /** How many took the test. */
  takers: number
  /** 0 to 1; null without answer key or takers. */
  rightShare: number | null
  /** Share of all takers per option, 0 to 1. */
  optionShares: Record<AnswerOption, number>
  blankShare: number
  /** A wrong option that was chosen more often than the right one: the key or the question deserves a look. */
  trap: AnswerOption | null
}

/** What share of a test's takers chose which option, and the right one: to a tenth of a percent, as screen, file and paper tell it. */
export const analysedItem = ({
  no,
  soal,
  kunci,
  jumlah,
  kosong,
}: TestItem): ItemAnalysis => {
  const takers = ANSWER_OPTIONS.reduce((sum, option) => sum + jumlah[option], kosong)
  const share = (count: number) => (takers === 0 ? 0 : rounded(count / takers, 3))
  const isTrap = (option: AnswerOption) =>
    kunci !== null && option !== kunci && jumlah[option] > jumlah[kunci]
  const traps = ANSWER_OPTIONS.filter(isTrap).sort((a, b) => jumlah[b] - jumlah[a])
  return {
    ...{ no, soal, kunci, takers },
    rightShare: kunci === null || takers === 0 ? null : share(jumlah[kunci]),
    optionShares: {
      A: share(jumlah.A),
      B: share(jumlah.B),
      C: share(jumlah.C),
      D: share(jumlah.D),
    },
    blankShare: share(kosong),
    trap: traps[0] ?? null,
  }
}

/** The usual words for how hard a question was, by the share that was right. */
export const difficultyWord = (rightShare: number): string => {
  if (rightShare > 0.7) return 'mudah'
  return rightShare < 0.3 ? 'sukar' : 'sedang'
}
