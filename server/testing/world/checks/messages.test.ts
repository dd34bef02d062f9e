import { coaching, iso, message, NOTHING, proposal, rows } from '../histories.ts'
import { actHasItsMessage } from './messages.ts'

const told = [{ announced: 'acceptance', about: 'p1', isAnnounced: true }] as const

test.each([
  ['is owed', { isMissed: true }],
  ['is owed nothing after the participant has left', { left: true }],
  ['is owed nothing after the coaching was deleted', { deleted: true }],
])(
  'an acceptance whose message was called off %s',
  (_, { isMissed, left, deleted }: Case) => {
    const history = rows({
      coachings: [coaching({ deleted_at: deleted ? iso('12:30') : null })],
      proposals: [
        proposal({ status: 'APPROVED', cancelled_at: left ? iso('12:30') : null }),
      ],
      outbox: [message({ state: 'cancelled' })],
    })
    const found = actHasItsMessage({ ...NOTHING, ...history, told: [...told] })
    expect(found !== null).toBe(isMissed ?? false)
  },
)

type Case = { isMissed?: boolean; left?: boolean; deleted?: boolean }
