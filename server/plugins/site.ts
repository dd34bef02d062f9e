import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../problem.ts'
import type { Site } from '../start/deps.ts'
import { sendProblem } from './errors.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'
const HTML = /\.html(\.br|\.gz)?$/

/** Serves the exported client: hashed assets for ever, everything else revalidated. */
export const registerSite = async (app: FastifyInstance, site: Site) => {
  await app.register(fastifyStatic, {
    root: site.folder,
    // its own route reads whole folders for each file, to compare how the address is spelt
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.replaceAll('\\', '/').includes('/_next/static/')
      reply.header('cache-control', isHashed ? IMMUTABLE : REVALIDATED)
      if (HTML.test(path) && site.contentSecurityPolicy) {
        reply.header('content-security-policy', site.contentSecurityPolicy)
      }
    },
  })
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*']
    return path.includes('..') ? reply.callNotFound() : reply.sendFile(`/${path}`)
  })
}

/** Answers addresses that do not exist: the exported page, which leads into the application. */
export const notFoundPage = (site: Site | null) => {
  const file = site && join(site.folder, '404.html')
  const page = file && existsSync(file) ? readFileSync(file) : null
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (!page || !['GET', 'HEAD'].includes(request.method)) {
      return sendProblem(reply, notFound())
    }
    if (site?.contentSecurityPolicy) {
      reply.header('content-security-policy', site.contentSecurityPolicy)
    }
    reply.header('cache-control', REVALIDATED)
    return reply.code(404).type('text/html; charset=utf-8').send(page)
  }
}
