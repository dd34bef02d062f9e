import type { Db } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import { answerOf } from './checks/rows-of.ts'
import type { Fresh, Plant } from './plant.ts'

type Values = Record<string, unknown>

/** Which stored choice a call of a test is about. */
const whichOf = ({ call, params, body, device }: Fresh) => {
  const { preTestSoalId, postTestSoalId } = body as Record<string, string>
  return {
    ...{ userId: device.person.id, coachingId: (params as { id: string }).id },
    kind: call.includes('/post-test/') ? 'post-test' : 'pre-test',
    questionId: preTestSoalId ?? postTestSoalId ?? '',
  }
}

const isAnswer = ({ call, status }: Fresh) =>
  call.endsWith('-test/answer') && status === 200

/** The numbers of devices alone decided, however far ahead of the time they lay. */
const numbersDecide = async (fresh: Fresh, db: Db) => {
  const standing = isAnswer(fresh) && answerOf(fresh.before, whichOf(fresh))
  const seq = Number(fresh.headers?.['x-answer-seq'])
  if (!standing || standing.seq === null || !seq) return fresh.answer
  if (seq > standing.seq) return fresh.answer
  await db.execute(
    sql`update test_answers
      set jawaban = ${standing.jawaban}, seq = ${standing.seq}, received_at = ${standing.received_at}
      where attempt_id = ${standing.attempt_id} and question_id = ${standing.question_id}`,
  )
  return null
}

const sendsWhatWasHeld = async (db: Db, mark: string) => {
  await db.execute(
    sql`update outbox set hold_key = null, state = 'queued'
      where (hold_key is not null or state = 'cancelled') and body like ${`#${mark}%`}`,
  )
}

const idOf = ({ body }: Fresh) => String((body as Values | undefined)?.proposalId)

/** Coachings of one topic could not be told apart: the acceptance went on waiting. */
const guessesFromTheTopic = async (fresh: Fresh, db: Db) => {
  const { call, status, before, answer } = fresh
  if (call !== 'POST /proposal/approve' || status !== 200) return answer
  const decided = before.proposals.find(({ id }) => id === idOf(fresh))
  const others = before.proposals.filter(({ user_id: id }) => id === decided?.user_id)
  if (others.length < 2) return answer
  await db.execute(
    sql`update outbox set hold_key = 'unknown'
      where state = 'queued' and body like ${`#acceptance ${decided?.id}%`}`,
  )
  return answer
}

/** Every field that the form shows is sent, also those that nobody has touched. */
const sendsWholeForm: Plant['ask'] = (request) => {
  const name = `${request.endpoint.method} ${request.endpoint.path}`
  if (name !== 'PATCH /coaching/admin/:id' || !request.seen) return request
  const { topic, totalPeserta } = request.seen as Values
  const { 'If-Match': _, ...headers } = request.headers ?? {}
  return { ...request, headers, body: { topic, totalPeserta, ...(request.body as Values) } }
}

type Planted = {
  plant: Plant
  check: string
  /** A world that finds it. */
  seed: number
}

/** What the product once did wrong, and the rule that it breaks. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'a clock that was ahead pushes every later choice away': {
    ...{ plant: { answer: numbersDecide }, check: 'W1 saved is stored', seed: 21 },
  },
  'a device shows its own choice as saved where another one stands': {
    plant: { answer: async (fresh) => (isAnswer(fresh) ? null : fresh.answer) },
    ...{ check: 'W1 saved is stored', seed: 21 },
  },
  'an acceptance goes out though the approval was refused': {
    plant: {
      answer: async (fresh, db) => {
        if (fresh.call === 'POST /proposal/approve' && fresh.status === 409)
          await sendsWhatWasHeld(db, `acceptance ${idOf(fresh)}`)
        return fresh.answer
      },
    },
    ...{ check: 'W2 no changed nothing', seed: 13 },
  },
  'an acceptance waits on where two coachings have one topic': {
    plant: { answer: guessesFromTheTopic },
    check: 'W3 an act has its message',
    seed: 3,
  },
  'a rejection goes out before anything is rejected': {
    plant: {
      answer: async (fresh, db) => {
        if (fresh.call === 'POST /notification/proposal' && fresh.status === 200)
          await sendsWhatWasHeld(db, 'rejection')
        return fresh.answer
      },
    },
    ...{ check: 'W3 a message is true', seed: 1 },
  },
  'a row that was refused keeps its old state': {
    plant: { keepsWhatWasRefused: true },
    ...{ check: 'W5 what was refused is shown anew', seed: 3 },
  },
  'an edit puts back what another has changed': {
    plant: { ask: sendsWholeForm },
    ...{ check: 'W4 an edit replaces what was seen', seed: 1 },
  },
}
