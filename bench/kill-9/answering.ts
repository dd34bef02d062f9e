import { ANSWER_OPTIONS } from '../../lib/entities/test-values.ts'
import type { Taker, World } from '../several-servers/world.ts'

/** What a participant knows of one question: what was confirmed, and what was sent without an answer. */
type Known = { confirmed: string | null; unanswered: string | null }

export type Answers = {
  known: Map<string, Known>
  confirmed: number
  milliseconds: number[]
}

export const noAnswers = (): Answers => ({
  known: new Map(),
  confirmed: 0,
  milliseconds: [],
})

const keyOf = ({ user }: Taker, questionId: string) => `${user.id} ${questionId}`

const post = (address: string, path: string, { token }: Taker, body: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

const pick = <T>(list: readonly T[]): T | undefined =>
  list[Math.floor(Math.random() * list.length)]

/** One participant answers until the server is gone. */
const answerOn = async (
  { coaching }: World,
  taker: Taker,
  {
    address,
    answers,
    mayRefuse,
  }: { address: string; answers: Answers; mayRefuse: boolean },
) => {
  for (;;) {
    const questionId = pick(taker.questionIds) ?? ''
    const choice = pick(ANSWER_OPTIONS) ?? 'A'
    const key = keyOf(taker, questionId)
    const before = answers.known.get(key)?.confirmed ?? null
    answers.known.set(key, { confirmed: before, unanswered: choice })
    const begun = performance.now()
    const body = { preTestSoalId: questionId, jawabanUser: choice }
    const path = `/coaching/${coaching.id}/pre-test/answer`
    const status = await post(address, path, taker, body).then(
      (response) => response.text().then(() => response.status),
      () => null,
    )
    if (status === null || (mayRefuse && status >= 500)) return
    if (status !== 200) throw new Error(`an answer was refused with ${status}`)
    answers.milliseconds.push(performance.now() - begun)
    answers.confirmed += 1
    answers.known.set(key, { confirmed: choice, unanswered: null })
  }
}

/** Every participant answers as fast as the server lets them, until it is gone, or refuses where it may. */
export const answerAll = (
  world: World,
  address: string,
  { answers, mayRefuse = false }: { answers: Answers; mayRefuse?: boolean },
) =>
  Promise.all(
    world.takers.map((taker) => answerOn(world, taker, { address, answers, mayRefuse })),
  )

const savedOf = async (
  { coaching }: World,
  taker: Taker,
  address: string,
): Promise<Map<string, string>> => {
  const response = await post(address, `/coaching/${coaching.id}/pre-test/start`, taker, {})
  const { jawabanPreTest }: { jawabanPreTest: Record<string, string>[] } =
    await response.json()
  return new Map(
    jawabanPreTest.map(({ preTestSoalId = '', jawabanUser = '' }) => [
      keyOf(taker, preTestSoalId),
      jawabanUser,
    ]),
  )
}

/**
 * Begins or resumes every test and compares what is saved with what was confirmed.
 *
 * @returns the keys of answers that were confirmed and are not there
 */
export const findLost = async (
  world: World,
  address: string,
  { known }: Answers,
): Promise<string[]> => {
  const lost: string[] = []
  for (const taker of world.takers) {
    const saved = await savedOf(world, taker, address)
    for (const questionId of taker.questionIds) {
      const key = keyOf(taker, questionId)
      const { confirmed = null, unanswered = null } = known.get(key) ?? {}
      const found = saved.get(key) ?? null
      if (found !== confirmed && (unanswered === null || found !== unanswered))
        lost.push(key)
      // What was sent without an answer may have been stored: from here on it is what is there.
      known.set(key, { confirmed: found, unanswered: null })
    }
  }
  return lost
}
