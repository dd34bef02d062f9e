import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint } from './input.ts'
import { type Packed, pack, sendPacked } from './packing.ts'
import { varyBy } from './vary.ts'

const QUALITY = 4
/** Beyond so many addresses all are forgotten: nobody asks for that many within a moment. */
const MOST_KEPT = 500

type Make = () => Promise<unknown>

/** Whether every visitor gets the same answer to a request; whoever is signed in gets a fresh one. */
export const isForVisitors = (
  { access, method, binary }: AnyEndpoint,
  { headers }: FastifyRequest,
): boolean => access === 'public' && method === 'GET' && !binary && !headers.authorization

/**
 * Public answers, made and packed once for all visitors who ask within a moment: when a session is
 * announced, hundreds open the portal at once.
 *
 * @param maxAgeMs how long an answer is given again; 0 makes each anew
 */
export const createVisitorAnswers = (maxAgeMs: number) => {
  const kept = new Map<string, { madeAt: number; answer: Promise<Packed> }>()
  let writes = 0

  const read = (key: string, make: Make): Promise<Packed> => {
    const now = performance.now()
    const found = kept.get(key)
    if (found && now - found.madeAt < maxAgeMs) return found.answer
    const answer = make().then((made) => pack(JSON.stringify(made ?? null), QUALITY))
    if (kept.size >= MOST_KEPT) kept.clear()
    const entry = { madeAt: now, answer }
    kept.set(key, entry)
    answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return answer
  }

  return {
    isOn: maxAgeMs > 0,
    /** Sends the answer of a request that `isForVisitors`. */
    send: async (request: FastifyRequest, reply: FastifyReply, make: Make) => {
      const packed = await read(request.url, make)
      varyBy(reply, 'accept-encoding').type('application/json; charset=utf-8')
      return sendPacked(request, reply, packed)
    },
    /** After anything was written: what comes next is made anew. */
    forget: () => {
      writes += 1
      kept.clear()
    },
    /** How often something was written here. */
    writes: () => writes,
  }
}
