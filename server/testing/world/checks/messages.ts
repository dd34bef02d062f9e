import type { OutboxRow, Rows } from '../rows.ts'
import type { Check } from '../seen.ts'
import { isReleased, liveProposal, subjectOf } from './rows-of.ts'

/** Whether what a message announces has happened; null where it announces nothing. */
const hasHappened = (rows: Rows, message: OutboxRow): boolean | null => {
  const { announced, about } = subjectOf(message)
  const proposal = rows.proposals.find(({ id }) => id === about)
  const coaching = rows.coachings.find(({ id }) => id === about)
  if (announced === 'acceptance') return proposal?.status === 'APPROVED'
  if (announced === 'rejection') return proposal?.status === 'REJECTED'
  return announced === 'deletion' ? Boolean(coaching?.deleted_at) : null
}

/** W3: no message goes out about what did not happen. */
export const messageIsTrue: Check = ({ rows }) => {
  const wrong = rows.outbox
    .filter(isReleased)
    .find((message) => hasHappened(rows, message) === false)
  return (
    (wrong && {
      told: `${wrong.state}: ${wrong.body}`,
      is: 'what it announces did not happen',
    }) ??
    null
  )
}

/** W3: one decision is told once by each way. */
export const toldOnce: Check = ({ rows }) => {
  const seen = new Set<string>()
  for (const message of rows.outbox.filter(isReleased)) {
    const { announced, about } = subjectOf(message)
    if (!['acceptance', 'rejection', 'deletion'].includes(announced)) continue
    const act = [announced, about, message.channel, message.user_id].join(' ')
    if (seen.has(act)) return { told: `${message.body}, twice`, is: 'one act' }
    seen.add(act)
  }
  return null
}

/** Whether what was decided holds no more, so that its message is called off if it still waits for its gateway. */
const isOvertaken = (rows: Rows, { about }: { about: string }): boolean => {
  const proposal = rows.proposals.find(({ id }) => id === about)
  if (!proposal) return false
  const { coaching_id: coachingId, user_id: userId } = proposal
  const coaching = rows.coachings.find(({ id }) => id === coachingId)
  const live = liveProposal(rows, { userId, coachingId })
  return Boolean(coaching?.deleted_at) || live?.id !== about
}

/** W3: what an admin was told to be done and announced has its message. */
export const actHasItsMessage: Check = ({ rows, told }) => {
  const missing = told.find(
    (act) =>
      act.isAnnounced &&
      !rows.outbox.some((message) => {
        const { announced, about } = subjectOf(message)
        const isOwed =
          isReleased(message) || (message.state === 'cancelled' && isOvertaken(rows, act))
        return isOwed && announced === act.announced && about === act.about
      }),
  )
  if (!missing) return null
  const { announced, about } = missing
  return {
    told: `${announced} of ${about}, with its message`,
    is: 'no such message goes out',
  }
}

/** W3: no gateway is handed a message twice, unless it lied; nor one that was called off. */
export const deliveredOnce: Check = ({ rows, delivered }) => {
  const before = new Map<string, string>()
  for (const { id, mood, body } of delivered) {
    if (before.has(id) && before.get(id) !== 'lies')
      return { told: `delivered twice: ${body}`, is: 'one message' }
    before.set(id, mood)
    const row = rows.outbox.find((one) => one.id === id)
    if (row && !isReleased(row) && mood !== 'lies')
      return { told: `delivered: ${body}`, is: `${row.state}, held` }
  }
  return null
}

/** W2: a message that is called sent has reached its gateway. */
export const sentWasTaken: Check = ({ rows, delivered }) => {
  const taken = new Set(delivered.map(({ id }) => id))
  const lost = rows.outbox.find(({ id, state }) => state === 'sent' && !taken.has(id))
  return lost ? { told: `sent: ${lost.body}`, is: 'no gateway has taken it' } : null
}

/** W7: a message about a proposal goes to the person whose proposal it is. */
export const messageIsForItsPerson: Check = ({ rows }) => {
  for (const message of rows.outbox) {
    const proposal = rows.proposals.find(({ id }) => id === subjectOf(message).about)
    if (proposal && proposal.user_id !== message.user_id)
      return { told: `${message.recipient} is told ${message.body}`, is: 'another person' }
  }
  return null
}
