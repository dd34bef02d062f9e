import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { registerCompression } from './compression.ts'
import { DATA_POLICY } from './headers.ts'

/** JSON only; an empty body is no body, whatever its declared type. */
const parseJsonOnly = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined)
      return parse(request, String(body), done)
    },
  )
}

/** Makes a scope ready for calls of the contract: which bodies it reads, and that nothing is cached. */
export const prepareApi = async (app: FastifyInstance): Promise<void> => {
  parseJsonOnly(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  await registerCompression(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', DATA_POLICY)
  })
}
