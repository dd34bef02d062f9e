import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { isOfficialHost } from '../../lib/domain/official-host.ts'
import { filledPath } from '../../lib/domain/text/filled-path.ts'
import { drawnScreen, withStartPage } from '../../lib/first-paint/drawn-page.ts'
import {
  DRAWN,
  type DrawnScreen,
  drawnScreens,
  firstCallsOf,
} from '../../lib/first-paint/first-calls.ts'
import { routes } from '../../lib/routes.ts'
import type { Tagged } from '../calls/packing.ts'
import { notFound } from '../problem.ts'
import type { Answers, Site } from '../start/deps.ts'
import { keepPage, packPage, sendPage } from './page-cache.ts'

/** So long a visitor waits for a page that is being drawn; then there is the one without answers, which asks for them itself. */
const MOST_WAIT_MS = 5_000
/** Coachings in the page: more than the start page shows of the list. */
const MAX_COACHINGS = 6
/** Beyond so many screens all are forgotten: nobody asks for that many within a moment. */
const MOST_KEPT = 100

/** What the page carries for every screen, so that nothing of it appears late; by the name under which it is looked for. */
const EVERYWHERE = {
  [api.features.list.path.slice(1)]: api.features.list.path,
  // nobody asks for it, so nobody forgets it
  'known-office': api.office.get.path,
}

type Screen = { name: DrawnScreen; path: string; params: Record<string, string> }
/** What a screen says of the site depends on the host by which it was asked for. */
type Address = Screen & { isOfficial: boolean }

/** The answers of calls as any visitor gets them, by the names given; null when one is refused. */
const readAnswers = async (
  app: FastifyInstance,
  base: string,
  paths: Record<string, string>,
): Promise<Answers | null> => {
  const replies = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      return { name, reply: await app.inject({ url: `${base}${path}` }) }
    }),
  )
  if (replies.some(({ reply }) => reply.statusCode !== 200)) return null
  return Object.fromEntries(replies.map(({ name, reply }) => [name, reply.json()]))
}

/** The start page shows no more of a list, and must come quickly. */
const cut = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      Array.isArray(answer) ? answer.slice(0, MAX_COACHINGS) : answer,
    ]),
  )

/** The page, or null when its time is up. */
const inTime = async (page: Promise<Tagged | null>): Promise<Tagged | null> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MOST_WAIT_MS)
  })
  try {
    return await Promise.race([page, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Serves the exported page with the start page and the public answers in it, so that a first visit can read it before any
 * script has come, and the other drawn screens to a page that asks for its own. Without the answers, or where they
 * take long, the page is as it was exported, and a screen is not found: the client asks and draws itself.
 */
export const registerDrawnPages = (
  app: FastifyInstance,
  site: Site,
  base: string,
): void => {
  const { drawScreen } = site
  if (!drawScreen) return
  const exported = readFileSync(join(site.folder, 'index.html'), 'utf8')
  const plain = packPage(exported)
  const { writes } = app.visitorAnswers

  /** A screen, its answers, and those of every page; null where a call is refused, or it cannot be drawn. */
  const draw = async ({ name, path, params, isOfficial }: Address) => {
    try {
      const calls = firstCallsOf(name).map((call) => filledPath(call.path, params))
      const paths = Object.fromEntries(calls.map((call) => [call.slice(1), call]))
      const [all, answers] = await Promise.all([
        readAnswers(app, base, EVERYWHERE),
        readAnswers(app, base, paths),
      ])
      if (!all || !answers) return null
      const own = name === 'home' ? cut(answers) : answers
      return { all, own, html: drawScreen(name, path, { ...all, ...own }, isOfficial) }
    } catch (error) {
      app.log.error({ err: error, screen: name }, 'screen could not be drawn')
      return null
    }
  }

  const kept = new Map<string, () => Promise<Tagged | null>>()
  const pageAt = ({ hostname }: FastifyRequest, screen: Screen) => {
    const address = { ...screen, isOfficial: isOfficialHost(hostname) }
    const { name, path, isOfficial } = address
    const key = `${isOfficial} ${path}`
    const found = kept.get(key)
    if (found) return inTime(found())
    if (kept.size >= MOST_KEPT) kept.clear()
    const page = keepPage(async () => {
      const drawn = await draw(address)
      if (!drawn) return null
      return name === 'home'
        ? packPage(withStartPage(exported, drawn.html, drawn))
        : packPage(drawnScreen(path, drawn.html, drawn.own))
    }, writes)
    kept.set(key, page)
    return inTime(page())
  }

  const send = (request: FastifyRequest, reply: FastifyReply, page: Tagged) => {
    const { contentSecurityPolicy } = site
    if (contentSecurityPolicy) {
      reply.header('content-security-policy', contentSecurityPolicy)
    }
    return sendPage(request, reply, page)
  }
  app.get('/', { prefixTrailingSlash: 'slash' }, async (request, reply) => {
    const { path } = routes.home
    const page = await pageAt(request, { name: 'home', path, params: {} })
    return send(request, reply, page ?? (await plain))
  })
  for (const name of drawnScreens.filter((screen) => screen !== 'home')) {
    const { path } = routes[name]
    app.get<{ Params: Record<string, string> }>(DRAWN + path, async (request, reply) => {
      const { params } = request
      const page = await pageAt(request, { name, path: filledPath(path, params), params })
      if (!page) throw notFound()
      return send(request, reply, page)
    })
  }
}
