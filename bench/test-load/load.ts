import { Agent, request } from 'node:http'
import { ANSWER_OPTIONS } from '../../lib/entities/test-values.ts'
import type { Taker, World } from './prepare.ts'

const START_SECONDS = 10
const ANSWER_SECONDS = 15
const END_SECONDS = 1
const SOCKETS = 1000

export type Done = {
  /** Per call: milliseconds from the moment it was due, so that a wait for a socket counts. */
  took: Record<'start' | 'answer' | 'end', number[]>
  /** The last confirmed choice per participant and question. */
  confirmed: Map<string, string>
  failures: string[]
}

type Call = { path: string; token: string; body: object; seq?: number }

const until = (moment: number) =>
  new Promise((settle) => setTimeout(settle, Math.max(0, moment - performance.now())))
const pick = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const createClient = (address: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const post = ({ path, token, body, seq }: Call) =>
    new Promise<number>((settle, reject) => {
      const text = JSON.stringify(body)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        authorization: `Bearer ${token}`,
        ...(seq && { 'x-answer-seq': seq }),
      }
      const sent = request(
        `${address}${path}`,
        { method: 'POST', agent, headers },
        (reply) => {
          reply.resume().once('end', () => settle(reply.statusCode ?? 0))
        },
      )
      sent.once('error', reject).end(text)
    })
  return { post, close: () => agent.destroy() }
}

/**
 * Runs the test from the common start to the common end.
 *
 * @param seconds between the two, in which each participant answers every 15 s
 */
export const takeTests = async (
  address: string,
  { coachingId, questionIds, takers }: World,
  { seconds }: { seconds: number },
): Promise<Done> => {
  const client = createClient(address)
  const done: Done = {
    ...{ took: { start: [], answer: [], end: [] }, confirmed: new Map(), failures: [] },
  }
  const begun = performance.now()
  const ending = begun + (START_SECONDS + seconds) * 1000

  const act = async (name: keyof Done['took'], due: number, call: Omit<Call, 'path'>) => {
    await until(due)
    const path = `/coaching/${coachingId}/pre-test/${name}`
    const status = await client
      .post({ ...call, path })
      .catch((error: Error) => error.message)
    done.took[name].push(performance.now() - due)
    if (status !== 200) done.failures.push(`${name}: ${status}`)
    return status === 200
  }

  const take = async ({ userId, token }: Taker) => {
    const startsAt = begun + Math.random() * START_SECONDS * 1000
    await act('start', startsAt, { token, body: {} })
    const firstAt = startsAt + Math.random() * ANSWER_SECONDS * 1000
    for (let seq = 1, due = firstAt; due < ending; seq += 1, due += ANSWER_SECONDS * 1000) {
      const [preTestSoalId, jawabanUser] = [pick(questionIds), pick(ANSWER_OPTIONS)]
      const body = { preTestSoalId, jawabanUser }
      const isConfirmed = await act('answer', due, { token, body, seq })
      if (isConfirmed) done.confirmed.set(`${userId} ${preTestSoalId}`, jawabanUser)
    }
    await act('end', ending + Math.random() * END_SECONDS * 1000, { token, body: {} })
  }

  await Promise.all(takers.map(take))
  client.close()
  return done
}
