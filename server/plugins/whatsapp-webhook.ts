import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { BAD_FORMAT, badRequest, forbidden, notFound } from '../problem.ts'
import { takeReceipts } from '../services/receipts.ts'
import { sameText } from '../services/tokens.ts'
import type { WhatsappWebhook } from '../services/whatsapp-sender.ts'

/** Below the API, so that proxies that pass the API on pass it on as well. */
const WEBHOOK_PATH = '/api/v1/whatsapp/webhook'
/** The most that the Cloud API sends at once. */
const LARGEST = 3 * 1024 * 1024

const isSigned = (body: Buffer, signature: unknown, secret: string) => {
  const expected = createHmac('sha256', secret).update(body).digest('hex')
  return typeof signature === 'string' && sameText(signature, `sha256=${expected}`)
}

const read = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw badRequest(undefined, BAD_FORMAT)
  }
}

/**
 * Where the WhatsApp gateway says what became of messages, in the form of the Cloud API: each call is signed over its body with
 * a secret that only the gateway and this server know. It is no call of the contract: no client makes it.
 */
export const registerWhatsappWebhook = async (
  app: FastifyInstance,
  { secret, verifyToken }: WhatsappWebhook,
): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LARGEST },
    (_request, body, done) => done(null, body),
  )
  // The gateway asks once whether this address is meant, and is shown what it said.
  app.get<{ Querystring: Record<string, unknown> }>(
    WEBHOOK_PATH,
    async ({ query }, reply) => {
      const token = query['hub.verify_token']
      const challenge = query['hub.challenge']
      const isMeant = verifyToken !== null && typeof token === 'string'
      if (!isMeant || typeof challenge !== 'string') throw notFound()
      if (!sameText(token, verifyToken)) throw forbidden('Token verifikasi tidak cocok.')
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(challenge)
    },
  )
  app.post<{ Body: Buffer | undefined }>(WEBHOOK_PATH, async (request, reply) => {
    const body = request.body ?? Buffer.alloc(0)
    if (!isSigned(body, request.headers['x-hub-signature-256'], secret))
      throw forbidden('Tanda tangan tidak cocok.')
    await takeReceipts(app.database, read(body), request.arrivedAt)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
}
