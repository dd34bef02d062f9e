import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const GIVEN = /^[\w-]{8,64}$/

/** The id that a proxy gave the request, so that both logs tell of the same one; otherwise a new one. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID()
}

/**
 * Logs each call with its route, never with its address: that holds ids and what was searched for.
 * Files of the client are a proxy's business and logged only when they fail.
 */
export const registerRequestLog = (app: FastifyInstance, api: string): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = null } = request.routeOptions
    const status = reply.statusCode
    if (status < 500 && !route?.startsWith(api)) return
    const fields = {
      method: request.method,
      route,
      status,
      ms: Math.round(reply.elapsedTime),
    }
    if (status >= 500) request.log.error(fields, 'failed')
    else request.log.info(fields, 'answered')
  })
}
