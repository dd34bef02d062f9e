import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../start/deps.ts'

const YEAR_SECONDS = 31_536_000

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
}

/** The policy of what is data and never a page: shown by itself, it can load and run nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers of every reply, errors included. The date is the clock's, which clients read; whole
 * seconds are too coarse for the order of choices on two devices, so the milliseconds are told too.
 */
export const createHeaders = ({ config, clock }: Pick<Deps, 'config' | 'clock'>) => {
  const isSecure = config.publicUrl.startsWith('https:')
  return (reply: FastifyReply) => {
    const now = clock.now()
    reply.headers(HEADERS).header('date', now.toUTCString())
    reply.header('x-server-time', String(now.getTime()))
    reply.header('x-request-id', reply.request.id)
    if (isSecure) {
      reply.header(
        'strict-transport-security',
        `max-age=${YEAR_SECONDS}; includeSubDomains`,
      )
    }
  }
}

export const registerHeaders = (
  app: FastifyInstance,
  setHeaders: ReturnType<typeof createHeaders>,
) => {
  app.addHook('onRequest', async (_request, reply) => {
    setHeaders(reply)
  })
}
