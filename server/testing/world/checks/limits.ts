import type { Check } from '../seen.ts'
import { isLive } from './rows-of.ts'

/** W6: no more are accepted than there are places. */
export const placesHold: Check = ({ rows }) => {
  for (const { id, topic, total_peserta: places } of rows.coachings) {
    const accepted = rows.proposals.filter(
      (row) => row.coaching_id === id && row.status === 'APPROVED' && isLive(row),
    )
    if (accepted.length > places)
      return { told: `${places} places in ${topic}`, is: `${accepted.length} accepted` }
  }
  return null
}

const firstTwice = (keys: string[]) => keys.find((key, index) => keys.indexOf(key) < index)

/** W6: one attempt of each test, one certificate and one live proposal for each person and coaching. */
export const onlyOne: Check = ({ rows }) => {
  const whose = (row: { user_id: string; coaching_id: string }) =>
    `${row.user_id} ${row.coaching_id}`
  const twice =
    firstTwice(rows.test_attempts.map((row) => `${row.kind} ${whose(row)}`)) ??
    firstTwice(rows.certificates.map((row) => `certificate ${whose(row)}`)) ??
    firstTwice(rows.proposals.filter(isLive).map((row) => `proposal ${whose(row)}`)) ??
    firstTwice(rows.certificates.flatMap(({ file_id: file }) => (file ? [file] : [])))
  return twice ? { told: 'one of its kind', is: `two: ${twice}` } : null
}
