import { type Attempt, attemptOf, namesOfAttempt } from '@/lib/answers/attempt'
import { keepLost } from '@/lib/answers/lost-answers'
import type { AnswerStore } from '@/lib/answers/queue-deps'
import type { Kept } from '@/lib/answers/queue-state'
import { forgetRunning } from '@/lib/answers/running-attempt'
import { createShelf } from '@/lib/device/shelf'
import type { Id } from '@/lib/entities/identity'

/** The last choice of each question, kept after it was sent, so that the order stays known. */
type Choices = Record<Id, Kept>

/** The later one; of one choice, that it was sent: another tab may know so. */
const isNews = (added: Kept, old: Kept | undefined) =>
  !old || added.seq > old.seq || (added.seq === old.seq && (added.isSent || !old.isSent))

const shelf = createShelf<Choices>('answers', (old, added) => {
  const news = Object.entries(added).filter(([id, choice]) => isNews(choice, old[id]))
  return { ...old, ...Object.fromEntries(news) }
})

/** The choices of one attempt on this device (decision 51). */
export function createAnswerStore(attempt: Attempt): AnswerStore {
  const names = namesOfAttempt(attempt)
  const write = (kept: Kept) => void shelf.keep(names, { [kept.questionId]: kept })
  return {
    load: async () => Object.values((await shelf.read(names)) ?? {}),
    keep: (choice) => write({ ...choice, isSent: false }),
    settle: (choice, isRefused) =>
      write({ ...choice, isSent: true, ...(isRefused && { isRefused }) }),
    clear(lost) {
      keepLost(attempt, lost)
      void shelf.drop(names)
      forgetRunning(attempt)
    },
  }
}

/** A user's attempts that still have unsent choices on this device. */
export async function attemptsWithUnsent(userId: Id): Promise<Attempt[]> {
  const kept = await shelf.listOf(userId)
  return kept.flatMap(({ names, value }) => {
    const attempt = attemptOf(userId, names)
    return attempt && Object.values(value).some(({ isSent }) => !isSent) ? [attempt] : []
  })
}
