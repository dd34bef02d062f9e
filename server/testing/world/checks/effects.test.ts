import { AT, iso, NOTHING, person, proposal } from '../histories.ts'
import { NO_ROWS } from '../rows.ts'
import { yesIsDone } from './effects.ts'

test.each([
  ['before the change was told', '12:00', true],
  ['between the first try and its repeat', '12:30', false],
])('of a change nobody was told: a participant accepted %s', (_, time, isFound) => {
  const body = { coachingId: 'c1', message: '#change c1 1', notifToMember: true }
  const after = {
    ...NO_ROWS,
    proposals: [proposal({ status: 'APPROVED', decided_at: iso(time) })],
  }
  const call = {
    ...{ call: 'POST /notification/update-coaching', status: 200, answer: null, body },
    ...{ at: AT, firstAt: Date.parse(iso('12:15')), isCommitRefused: false },
    ...{ device: { name: 'admin 1', person }, before: after, after },
  }
  expect(yesIsDone({ ...NOTHING, call }) !== null).toBe(isFound)
})
