import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { withStartPage } from '../../lib/first-paint/drawn-page.ts'
import { firstCalls } from '../../lib/first-paint/first-calls.ts'
import { encodingFor, type Packed, pack } from '../calls/packing.ts'
import type { Answers, Site } from '../start/deps.ts'

/** How old the answers in the page may be before newer ones are fetched beside it, and at most; the client asks for them again in any case. */
const FRESH_MS = 5_000
const MOST_AGE_MS = 60_000
/** So long a visitor waits for a page that is being drawn; then there is the one without answers, which asks for them itself. */
const MOST_WAIT_MS = 5_000
/** Coachings in the page: more than the start page shows of the list. */
const MAX_COACHINGS = 6

const QUALITY = 6

type Page = { etag: string; bodies: Packed }

const packPage = async (html: string): Promise<Page> => {
  const bodies = await pack(html, QUALITY)
  const sum = createHash('sha256').update(bodies.identity).digest('base64url')
  return { etag: `"${sum.slice(0, 22)}"`, bodies }
}

type Drawn = { path: string; name: string; isWhole?: true }

/** What the page carries beside the answers of its first calls, so that nothing of it appears late. */
const DRAWN: Drawn[] = [
  ...firstCalls.home.map(({ path }) => ({ path, name: path.slice(1) })),
  { path: api.features.list.path, name: 'features', isWhole: true },
  // nobody asks for it, so nobody forgets it
  { path: api.office.get.path, name: 'known-office' },
]

/** The answers of the start page's first calls, as any visitor gets them; null when one is refused. */
const readAnswers = async (app: FastifyInstance, base: string): Promise<Answers | null> => {
  const replies = await Promise.all(
    DRAWN.map(async ({ path, ...drawn }) => ({
      ...drawn,
      reply: await app.inject({ url: `${base}${path}` }),
    })),
  )
  if (replies.some(({ reply }) => reply.statusCode !== 200)) return null
  const answers = replies.map(({ name, isWhole, reply }) => {
    const answer: unknown = reply.json()
    const isCut = !isWhole && Array.isArray(answer)
    return [name, isCut ? answer.slice(0, MAX_COACHINGS) : answer]
  })
  return Object.fromEntries(answers)
}

/**
 * The page as it was made last, made anew beside it when it is older than a few seconds, so that
 * nobody waits for the drawing but the first one, and whoever comes after a write of this server.
 */
const createStartPage = (make: () => Promise<Page>, writes: () => number) => {
  let page: Promise<Page> | null = null
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
  return (): Promise<Page> => {
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
        () => undefined,
      )
    }
    return page
  }
}

/** What comes first: the page, or the other one when its time is up. */
const inTime = async (page: Promise<Page>, other: Promise<Page>): Promise<Page> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Page>((resolve) => {
    timer = setTimeout(() => resolve(other), MOST_WAIT_MS)
  })
  try {
    return await Promise.race([page, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Serves the exported page with the start page and the public answers in it, so that a first visit can
 * read it before any script has come. Without the answers, or where they take long, it is the page as it was exported.
 */
export const registerStartPage = (app: FastifyInstance, site: Site, base: string): void => {
  const { renderHome } = site
  if (!renderHome) return
  const exported = readFileSync(join(site.folder, 'index.html'), 'utf8')
  const plain = packPage(exported)
  const draw = async () => {
    try {
      const answers = await readAnswers(app, base)
      if (!answers) return await plain
      return await packPage(withStartPage(exported, renderHome(answers), answers))
    } catch (error) {
      app.log.error({ err: error }, 'start page could not be drawn')
      return plain
    }
  }
  const current = createStartPage(draw, app.visitorAnswers.writes)
  app.get('/', { prefixTrailingSlash: 'slash' }, async (request, reply) => {
    const { etag, bodies } = await inTime(current(), plain)
    const encoding = encodingFor(request)
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag)
      .type('text/html; charset=utf-8')
    if (site.contentSecurityPolicy) {
      reply.header('content-security-policy', site.contentSecurityPolicy)
    }
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bodies[encoding])
  })
}
