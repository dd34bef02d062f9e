import type { Check, Found, Screen, Seen } from '../seen.ts'
import { answerOf } from './rows-of.ts'

type Entry = Screen['state']['entries'] extends ReadonlyMap<string, infer E> ? E : never

const onEachEntry =
  (look: (seen: Seen, screen: Screen, entry: Entry) => Found | null): Check =>
  (seen) => {
    for (const screen of seen.screens) {
      for (const entry of screen.state.entries.values()) {
        const found = look(seen, screen, entry)
        if (found) return found
      }
    }
    return null
  }

const shown = ({ device }: Screen, { answer, status }: Entry) =>
  `${device} shows ${answer} as ${status}`

/** W1: what is shown as saved is stored, or was until another device changed it unheard. */
export const savedIsStored = onEachEntry(({ rows }, screen, entry) => {
  if (entry.status !== 'saved') return null
  const row = answerOf(rows, { ...screen, questionId: entry.questionId })
  if (row?.jawaban === entry.answer) return null
  const heardAt = screen.heard.get(entry.questionId) ?? 0
  if (row && Date.parse(row.received_at) >= Math.floor(heardAt)) return null
  return { told: shown(screen, entry), is: `stored is ${row?.jawaban ?? 'nothing'}` }
})

/** W2: the very choice that is shown as not taken is not what is graded. */
export const refusedIsNotStored = onEachEntry(({ rows }, screen, entry) => {
  if (entry.status !== 'refused') return null
  const row = answerOf(rows, { ...screen, questionId: entry.questionId })
  if (row?.jawaban !== entry.answer || row.seq !== entry.seq) return null
  return { told: shown(screen, entry), is: `stored is ${row.jawaban}` }
})

/** W1: of two choices the one that was made later stands, whatever any device's clock says. */
export const laterChoiceStands: Check = ({ call, made }) => {
  if (!call?.call.endsWith('-test/answer') || call.status !== 200) return null
  const { preTestSoalId, postTestSoalId } = call.body as Record<string, string>
  const questionId = preTestSoalId ?? postTestSoalId ?? ''
  const userId = call.device.person.id
  const choice = (seq: number, device?: string) =>
    made.find(
      (one) =>
        one.questionId === questionId &&
        one.userId === userId &&
        one.seq === seq &&
        (!device || one.device === device),
    )
  const mine = choice(Number(call.headers?.['x-answer-seq']), call.device.name)
  const kind = call.call.includes('/pre-test/') ? 'pre-test' : 'post-test'
  const { id: coachingId } = call.params as { id: string }
  const which = { ...{ userId, coachingId, kind }, questionId }
  const [before, after] = [answerOf(call.before, which), answerOf(call.after, which)]
  const standing = before && choice(before.seq ?? 0)
  if (!mine?.isTimely || !standing || after?.jawaban === mine.answer) return null
  // what a wrong clock has numbered counts from its arrival
  const stoodAt = standing.isTimely ? standing.at : Date.parse(before.received_at)
  if (Math.floor(mine.at) <= Math.floor(stoodAt)) return null
  return {
    told: `${mine.device} chose ${mine.answer} ${Math.round(mine.at - standing.at)} ms after ${standing.device} chose ${standing.answer}`,
    is: `stored is ${after?.jawaban}`,
  }
}

/** W7: a choice that was made on a device is still on it, until its test is over. */
export const choiceIsKept: Check = ({ screens }) => {
  for (const { device, state, last } of screens) {
    if (state.isOver) continue
    for (const [questionId, answer] of last) {
      const entry = state.entries.get(questionId)
      if (!entry) return { told: `${device} chose ${answer}`, is: 'no choice is shown' }
      if (entry.answer !== answer && entry.status === 'unsent')
        return { told: `${device} chose ${answer}`, is: `${entry.answer} is being sent` }
    }
  }
  return null
}
