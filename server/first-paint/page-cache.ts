import type { FastifyReply, FastifyRequest } from 'fastify'
import { packTagged, sendTagged, type Tagged } from '../calls/packing.ts'

/** How old the answers in a page may be before newer ones are fetched beside it, and at most; the client asks for them again in any case. */
const FRESH_MS = 5_000
const MOST_AGE_MS = 60_000

const QUALITY = 6

export const packPage = (html: string): Promise<Tagged> => packTagged(html, QUALITY)

/**
 * A page as it was made last, made anew beside it when it is older than a few seconds, so that
 * nobody waits for the drawing but the first one, and whoever comes after a write of this server.
 *
 * @param writes how often this server has written
 */
export const keepPage = <P>(make: () => Promise<P>, writes: () => number) => {
  let page: Promise<P> | null = null
  let madeAt = 0
  let writesBefore = 0
  const begin = () => {
    madeAt = performance.now()
    writesBefore = writes()
    const made = make()
    made.catch(() => {
      if (page === made) page = null
    })
    return made
  }
  return (): Promise<P> => {
    const age = performance.now() - madeAt
    if (!page || age >= MOST_AGE_MS || writes() !== writesBefore) {
      page = begin()
    } else if (age >= FRESH_MS) {
      const older = page
      const made = begin()
      made.then(
        () => {
          if (page === older) page = made
        },
        () => {
          if (page === older) page = null
        },
      )
    }
    return page
  }
}

/**
 * Sends a page, packed as the browser takes it; nothing of it where the browser has it already. The time stands in the one
 * header of a page that its scripts can read.
 */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Tagged) => {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('server-timing', `now;desc=${reply.getHeader('x-server-time')}`)
    .type('text/html; charset=utf-8')
  return sendTagged(request, reply, page)
}
