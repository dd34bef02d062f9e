import { groupBy } from '@/app/_screens/admin/coaching/detail/group-by'
import { stemsOf } from '@/lib/domain/text/faq-match'
import type { Proposal } from '@/lib/entities/proposal'

/** Questions that ask the same, for the coach. */
export type QuestionGroup = {
  /** The wording that was asked most often, else the first one. */
  question: string
  /** The other wordings, as they were asked. */
  variants: string[]
  /** Who asks: institutions by name, each once. */
  institutions: string[]
  /** How many participants ask it. */
  askers: number
}

type Asked = { text: string; plain: string; words: Set<string>; proposal: Proposal }

/** From this share of common words on two questions are one. */
const SAME = 0.6
/** One common word, such as 'sertifikat', is a topic and not yet a question. */
const COMMON = 2

const plainOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')

/** Common telling words by all telling words (Jaccard), 1 for the same text. */
const likeness = (a: Asked, b: Asked): number => {
  if (a.plain === b.plain) return 1
  const common = [...a.words].filter((word) => b.words.has(word)).length
  const all = a.words.size + b.words.size - common
  return common < COMMON ? 0 : common / all
}

const groupOf = (asked: readonly Asked[]): QuestionGroup => {
  const times = groupBy(asked, ({ plain }) => plain)
  const [first, ...rest] = [...times.values()].sort((a, b) => b.length - a.length)
  const textOf = (same: readonly Asked[] | undefined) => same?.[0]?.text ?? ''
  const names = asked.map(({ proposal }) => proposal.namaInstansi?.trim() ?? '')
  return {
    question: textOf(first),
    variants: rest.map(textOf),
    institutions: [...new Set(names)]
      .filter(Boolean)
      .sort((a, b) => a.localeCompare(b, 'id')),
    askers: new Set(asked.map(({ proposal }) => proposal.userId)).size,
  }
}

/**
 * The questions of accepted participants with those of similar wording merged, most asked first. Two are merged when their
 * words are the same, or when they share at least two telling words (stems, without stop words) and these are 60 % of all
 * telling words of both. Each question goes to the group whose first question it is most like.
 */
export const groupedQuestions = (proposals: readonly Proposal[]): QuestionGroup[] => {
  const asked: Asked[] = proposals
    .filter(({ status }) => status === 'APPROVED')
    .flatMap((proposal) =>
      proposal.questions.map((question) => {
        const text = question.trim()
        return { text, plain: plainOf(text), words: stemsOf(text), proposal }
      }),
    )
    .filter(({ plain }) => plain !== '')
  const groups: [Asked, ...Asked[]][] = []
  for (const one of asked) {
    const scores = groups.map(([leader]) => likeness(leader, one))
    const best = Math.max(0, ...scores)
    const home = best >= SAME ? groups[scores.indexOf(best)] : undefined
    if (home) home.push(one)
    else groups.push([one])
  }
  return groups.map(groupOf).sort((a, b) => b.askers - a.askers)
}
