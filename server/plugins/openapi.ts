import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { encodingFor, type Packed, pack } from '../calls/packing.ts'
import { varyBy } from '../calls/vary.ts'
import type { Config } from '../start/config.ts'

const QUALITY = 9
const CACHED = 'public, max-age=3600'

type Made = { etag: string; bodies: Packed }

/** Made when it is first asked for: the start of a server needs none of it. */
const make = async (config: Pick<Config, 'appName' | 'basePath'>): Promise<Made> => {
  const { openApiDocument } = await import('../openapi/document.ts')
  const text = JSON.stringify(await openApiDocument(config))
  const sum = createHash('sha256').update(text).digest('base64url')
  return { etag: `"${sum.slice(0, 22)}"`, bodies: await pack(text, QUALITY) }
}

/** Serves the contract as OpenAPI 3.1 at `GET {base}/api/v1/openapi.json`, for anyone. */
export const registerOpenApi = (app: FastifyInstance): void => {
  let made: Promise<Made> | undefined
  app.get('/openapi.json', { compress: false }, async (request, reply) => {
    made ??= make(app.services.config)
    const { etag, bodies } = await made
    const encoding = encodingFor(request)
    varyBy(reply, 'accept-encoding')
      .header('cache-control', CACHED)
      .header('etag', etag)
      .type('application/json; charset=utf-8')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bodies[encoding])
  })
}
