import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ANSWER_OPTIONS } from '../../lib/entities/test-values.ts'
import type { Taker, World } from './world.ts'

/** What the servers have confirmed, as their clients know it. */
export type Acts = {
  /** The last confirmed choice per participant and question. */
  answers: Map<string, string>
  categories: string[]
  /** Subjects of messages to one participant, each by e-mail and WhatsApp. */
  messages: string[]
  files: string[]
  calls: number
  /** Calls that no server answered, and that were sent again. */
  repeated: number
  milliseconds: number[]
  refused: string[]
}

type Call = {
  path: string
  token: string
  body: object | FormData
  headers?: Record<string, string>
}

const ADMINS = 6
/** Messages of an admin to each category and file. */
const MESSAGES = 3
const PAUSE_MS = 100
/** The smallest PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const pick = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** Sends a call to any server, and the same call again to another one until it is answered. */
const createClient = (acts: Acts, servers: readonly { address: string }[]) => {
  const attempt = async (address: string, { path, token, body, headers }: Call) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  }
  return async (call: Call): Promise<string | null> => {
    const begun = performance.now()
    for (;;) {
      const answer = await attempt(pick(servers).address, call).catch(() => null)
      if (answer === null || answer.status === 503) {
        acts.repeated += 1
        await pause(50)
        continue
      }
      acts.calls += 1
      acts.milliseconds.push(performance.now() - begun)
      if (answer.status === 200) return answer.text
      acts.refused.push(`${call.path}: ${answer.status} ${answer.text.slice(0, 200)}`)
      return null
    }
  }
}

type Send = ReturnType<typeof createClient>

const takeTest = async (
  send: Send,
  { acts, world, isOver }: { acts: Acts; world: World; isOver: () => boolean },
  { user, token, questionIds }: Taker,
) => {
  const path = `/coaching/${world.coaching.id}/pre-test`
  await send({ path: `${path}/start`, token, body: {} })
  for (let seq = 1; !isOver(); seq += 1) {
    const [questionId, choice] = [pick(questionIds), pick(ANSWER_OPTIONS)]
    const answered = await send({
      ...{ path: `${path}/answer`, token, headers: { 'x-answer-seq': String(seq) } },
      body: { preTestSoalId: questionId, jawabanUser: choice },
    })
    if (answered !== null) acts.answers.set(`${user.id} ${questionId}`, choice)
    await pause(PAUSE_MS * (0.5 + Math.random()))
  }
}

const administer = async (
  send: Send,
  { acts, world, isOver }: { acts: Acts; world: World; isOver: () => boolean },
) => {
  const token = world.adminToken
  while (!isOver()) {
    const once = () => ({ 'idempotency-key': randomUUID() })
    const name = `Kategori ${randomUUID()}`
    if (await send({ path: '/category', token, body: { name }, headers: once() }))
      acts.categories.push(name)
    for (let count = 0; count < MESSAGES; count += 1) {
      const subject = `Pesan ${randomUUID()}`
      const body = {
        ...{ userId: pick(world.takers).user.id, subject, message: 'Halo' },
        ...{ notifToMember: true, notifToWa: true },
      }
      const path = `/coaching/admin/${world.coaching.id}/send-certificate-notification`
      if (await send({ path, token, body, headers: once() })) acts.messages.push(subject)
    }
    const form = new FormData()
    form.append('file', new Blob([PICTURE], { type: 'image/png' }), 'a.png')
    const stored = await send({ path: '/coaching/upload/image', token, body: form })
    if (stored) acts.files.push(String(JSON.parse(stored).filePath))
    await pause(PAUSE_MS)
  }
}

/** Participants answer and admins work, each with the next free server, until `stop`. */
export const runLoad = (world: World, servers: readonly { address: string }[]) => {
  const acts: Acts = {
    ...{ answers: new Map(), categories: [], messages: [], files: [] },
    ...{ calls: 0, repeated: 0, milliseconds: [], refused: [] },
  }
  let over = false
  const context = { acts, world, isOver: () => over }
  const send = createClient(acts, servers)
  const running = [
    ...world.takers.map((taker) => takeTest(send, context, taker)),
    ...Array.from({ length: ADMINS }, () => administer(send, context)),
  ]
  return {
    acts,
    pause,
    stop: async () => {
      over = true
      await Promise.all(running)
      return acts
    },
  }
}
