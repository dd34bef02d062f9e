import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { accepts } from './accepts.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
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
