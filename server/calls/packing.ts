import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { textMark } from '../services/tokens.ts'
import { accepts } from './accepts.ts'

type Encoding = 'br' | 'gzip' | 'identity'
/** A text as it may be sent, by `content-encoding`. */
export type Packed = Record<Encoding, Buffer>

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** The best encoding that a request takes. */
export const encodingFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding => {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** A text in every encoding, packed once for many. */
export const pack = async (text: string, quality: number): Promise<Packed> => {
  const identity = Buffer.from(text)
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, zipped] = await Promise.all([brotli(identity, { params }), gzip(identity)])
  return { br, gzip: zipped, identity }
}

/** Sends it packed as the request takes it. */
export const sendPacked = (
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Packed,
): FastifyReply => {
  const encoding = encodingFor(request)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(packed[encoding])
}

/** A packed text with the mark by which a browser knows whether it has it. */
export type Tagged = { etag: string; bodies: Packed }

export const packTagged = async (text: string, quality: number): Promise<Tagged> => ({
  etag: `"${textMark(text)}"`,
  bodies: await pack(text, quality),
})

/** Sends it; nothing of it where the browser has it already. */
export const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: Tagged,
): FastifyReply => {
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return sendPacked(request, reply, bodies)
}
