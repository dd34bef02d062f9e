import type { Check } from '../seen.ts'
import { subjectOf } from './rows-of.ts'

/** The end of a file's name that says whose certificate it is: 'peserta-2.pdf'. */
const OWNER = /([\w-]*\d)\.pdf$/

/** W7: a certificate, and the word that it is there, are for the person whose name it bears. */
export const certificateIsItsPersons: Check = ({ rows, owners }) => {
  for (const { id, user_id: userId, file_name: name } of rows.certificates) {
    const [, bears] = OWNER.exec(name ?? '') ?? []
    if (bears && bears !== owners.get(userId))
      return { told: `${owners.get(userId)} has ${name}`, is: 'another person' }
    const wrong = rows.outbox.find(
      (message) => subjectOf(message).about === id && message.user_id !== userId,
    )
    if (wrong)
      return { told: `${wrong.recipient} is told ${wrong.body}`, is: 'no one else' }
  }
  return null
}

/** W7: whoever has begun a test goes on with the questions that they have begun with. */
export const testKeepsItsQuestions: Check = ({ call }) => {
  if (!call || call.before === call.after) return null
  for (const { id, set_id: setId } of call.before.test_attempts) {
    const now = call.after.test_attempts.find((row) => row.id === id)
    const countIn = (rows: typeof call.before) =>
      rows.test_questions.filter((row) => row.set_id === setId).length
    if (now?.set_id !== setId || countIn(call.before) !== countIn(call.after))
      return { told: `questions of ${setId}`, is: `${now?.set_id}, after ${call.call}` }
  }
  return null
}
