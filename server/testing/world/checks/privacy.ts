import type { Check } from '../seen.ts'

/** The mark of one person's words: 'rahasia-peserta-2'. */
const MARK = /rahasia-([\w-]*\d)/g

/** W7: no participant is told the words of another. */
export const ownWordsOnly: Check = ({ call }) => {
  if (call?.device.person.role !== 'user') return null
  const text = JSON.stringify(call.answer) ?? ''
  for (const [word, owner] of text.matchAll(MARK)) {
    if (owner !== call.device.person.username)
      return { told: `${call.device.name} reads ${word}`, is: 'another person wrote it' }
  }
  return null
}

/** W7: words that the server took stay as they were written. */
export const wordsAreKept: Check = ({ rows, kept }) => {
  for (const { table, id, text } of kept) {
    const stored =
      table === 'surveys' ? rows.surveys.filter(({ user_id: user }) => user === id) : []
    const questions = rows.proposals
      .filter((row) => row.id === id)
      .flatMap((row) => row.questions)
    if (![...stored.map(({ saran }) => saran), ...questions].includes(text))
      return { told: `taken: ${text}`, is: 'it is not there' }
  }
  return null
}

/** W9: once the line is back, nothing stays unsent. */
export const nothingStaysUnsent: Check = ({ screens, isCalm }) => {
  if (!isCalm) return null
  for (const { device, state } of screens) {
    const waiting = [...state.entries.values()].find(({ status }) => status === 'unsent')
    if (waiting && !state.isOver)
      return {
        told: `${device} is sending ${waiting.answer}`,
        is: 'the line has long been good',
      }
  }
  return null
}

/** W9: once the line is back, every conversation has ended. */
export const everyTalkEnds: Check = ({ isCalm, talking }) =>
  isCalm && talking.length > 0
    ? { told: `${talking.join(', ')} wait`, is: 'the line has long been good' }
    : null
