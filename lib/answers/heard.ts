import type { TabMessage } from '@/lib/answers/queue-deps'
import {
  adopted,
  confirmed,
  endLost,
  over,
  type QueueState,
  refused,
  stalled,
  unlessWaiting,
} from '@/lib/answers/queue-state'

/** The state after another tab with the same attempt has told something. */
export function heard(state: QueueState, message: TabMessage): QueueState {
  switch (message.type) {
    case 'chosen':
      return adopted(unlessWaiting(state), [message.choice])
    case 'saved':
      return confirmed(adopted(state, [message.choice]), message.choice, message.savedAt)
    case 'refused':
      return refused(adopted(state, [message.choice]), message.choice, message.reason)
    case 'waits':
      return stalled(message.isEndLost ? endLost(state) : state, message.stall)
    case 'over':
      return over(state, message.ending)
  }
}
