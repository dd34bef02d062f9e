import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { ANSWER_OPTIONS } from '../../lib/entities/test-values.ts'
import type { Taker, World } from './prepare.ts'

const START_SECONDS = 10
const END_SECONDS = 1
const SOCKETS = 1000
/** A server that was killed is asked again after so long, and for so long. */
const [AGAIN_MS, GIVEN_UP_MS] = [250, 60_000]

export type Done = {
  /** Per call: milliseconds from the moment it was due, so that a wait for a socket counts. */
  took: Record<'start' | 'answer' | 'end', number[]>
  /** The last confirmed choice per participant and question. */
  confirmed: Map<string, string>
  failures: string[]
}

type Call = { path: string; token?: string; body: object; seq?: number }

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
    new Promise<{ status: number; body: string }>((settle, reject) => {
      const json = JSON.stringify(body)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(seq && { 'x-answer-seq': seq }),
      }
      const sent = request(
        `${address}${path}`,
        { method: 'POST', agent, headers },
        (reply) => {
          const status = reply.statusCode ?? 0
          text(reply).then((told) => settle({ status, body: told }), reject)
        },
      )
      sent.once('error', reject).end(json)
    })
  /** As the portal does: a session whose access has run out is renewed, and the call made again. */
  const send = async (taker: Taker, call: Omit<Call, 'token'>): Promise<number> => {
    const { status } = await post({ ...call, token: taker.tokens.accessToken })
    if (status !== 401) return status
    const { refreshToken } = taker.tokens
    const renewed = await post({ path: '/auth/refresh-token', body: { refreshToken } })
    if (renewed.status !== 200) return renewed.status
    const { access_token, refresh_token } = JSON.parse(renewed.body)
    taker.tokens = { accessToken: access_token, refreshToken: refresh_token }
    return (await post({ ...call, token: taker.tokens.accessToken })).status
  }
  return { send, close: () => agent.destroy() }
}

/** Makes a call until the server answers it: one that was killed is on its way back. */
const untilAnswered = async (send: () => Promise<number>): Promise<number | string> => {
  const since = performance.now()
  for (;;) {
    const status = await send().catch((error: Error) => error.message)
    const isAway = typeof status === 'string' || status === 503
    if (!isAway || performance.now() - since > GIVEN_UP_MS) return status
    await until(performance.now() + AGAIN_MS)
  }
}

export type Pace = {
  /** Between the common start and the common end. */
  seconds: number
  /** Between two answers of a participant. */
  everySeconds?: number
}

/** Runs the test from the common start to the common end. */
export const takeTests = async (
  address: string,
  { coachingId, questionIds, takers }: World,
  { seconds, everySeconds = 15 }: Pace,
): Promise<Done> => {
  const client = createClient(address)
  const done: Done = {
    ...{ took: { start: [], answer: [], end: [] }, confirmed: new Map(), failures: [] },
  }
  const begun = performance.now()
  const ending = begun + (START_SECONDS + seconds) * 1000

  type Act = { taker: Taker; due: number; body?: object; seq?: number }
  const act = async (name: keyof Done['took'], { taker, due, body = {}, seq }: Act) => {
    await until(due)
    const path = `/coaching/${coachingId}/pre-test/${name}`
    const call = { path, body, ...(seq && { seq }) }
    const status = await untilAnswered(() => client.send(taker, call))
    done.took[name].push(performance.now() - due)
    if (status !== 200) done.failures.push(`${name}: ${status}`)
    return status === 200
  }

  const take = async (taker: Taker) => {
    const startsAt = begun + Math.random() * START_SECONDS * 1000
    await act('start', { taker, due: startsAt })
    const firstAt = startsAt + Math.random() * everySeconds * 1000
    for (let seq = 1, due = firstAt; due < ending; seq += 1, due += everySeconds * 1000) {
      const [preTestSoalId, jawabanUser] = [pick(questionIds), pick(ANSWER_OPTIONS)]
      const body = { preTestSoalId, jawabanUser }
      const isConfirmed = await act('answer', { taker, due, body, seq })
      if (isConfirmed) done.confirmed.set(`${taker.userId} ${preTestSoalId}`, jawabanUser)
    }
    await act('end', { taker, due: ending + Math.random() * END_SECONDS * 1000 })
  }

  await Promise.all(takers.map(take))
  client.close()
  return done
}
