import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** What our client sends beside what every page may. */
const SENT = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'X-Answer-Seq',
  'X-Api-Key',
]
/** What it reads beside what every page may: without the clock's headers its countdowns would be the device's. */
const READ = [
  'Content-Encoding',
  'Date',
  'ETag',
  'Retry-After',
  'X-Request-Id',
  'X-Server-Time',
]
/** For so long a browser need not ask again; Chromium keeps no answer longer. */
const PREFLIGHT_SECONDS = 7_200

/**
 * Lets pages of these origins, and of no others, make calls and read files (Fetch standard, CORS).
 * Cookies are none of it: a session is a header. To be registered before whatever refuses calls,
 * because a refusal is to be read there as well.
 */
export const registerCrossOrigin = async (
  app: FastifyInstance,
  origins: string[],
): Promise<void> => {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: SENT,
    exposedHeaders: READ,
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  })
}
