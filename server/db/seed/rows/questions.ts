import type { AnswerOption } from '../../../../lib/entities/test.ts'
import { ANSWER_OPTIONS, TEST_KINDS } from '../../../../lib/entities/test-values.ts'
import type { CategoryKey } from '../content/categories.ts'
import { TESTS } from '../content/tests/tests.ts'
import { createRandom } from '../random.ts'

export const KINDS = TEST_KINDS
export type Kind = (typeof KINDS)[number]

export type Question = {
  no: number
  soal: string
  /** The texts of A to D. */
  options: readonly string[]
  rightAnswer: AnswerOption
}

/**
 * The ten questions of a topic's test. Pre-test and post-test ask the same, so that the gain can be
 * seen, but in another order and with the options mixed anew.
 */
export const questionsOf = (category: CategoryKey, kind: Kind): Question[] => {
  const random = createRandom(`test/${category}/${kind}`)
  const asked = random.sample(TESTS[category], TESTS[category].length)
  return asked.map(([soal, right, ...wrong], index) => {
    const options = random.sample([right, ...wrong], ANSWER_OPTIONS.length)
    const rightAnswer = ANSWER_OPTIONS[options.indexOf(right)] ?? 'A'
    return { no: index + 1, soal, options, rightAnswer }
  })
}
