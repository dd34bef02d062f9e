import type { QueueDeps } from '@/lib/answers/queue-deps'
import type { QueueState } from '@/lib/answers/queue-state'

type Source = {
  subscribe: (listener: () => void) => () => void
  getState: () => QueueState
}

/** Waits until the state is as wanted or the attempt is over, at most `ms`; says whether that came. */
export function untilState(
  { subscribe, getState }: Source,
  after: QueueDeps['after'],
  isReached: (state: QueueState) => boolean,
  ms: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (hasCome: boolean) => {
      unsubscribe()
      cancel()
      resolve(hasCome)
    }
    const check = () => {
      if (isReached(getState()) || getState().isOver) finish(true)
    }
    const unsubscribe = subscribe(check)
    const cancel = after(ms, () => finish(isReached(getState())))
    check()
  })
}
