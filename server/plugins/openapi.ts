import type { FastifyInstance } from 'fastify'
import { packTagged, sendTagged, type Tagged } from '../calls/packing.ts'
import { varyBy } from '../calls/vary.ts'
import { madeOnce } from '../services/made-once.ts'
import type { Config } from '../start/config.ts'

const QUALITY = 9
const CACHED = 'public, max-age=3600'

/** Made when it is first asked for: the start of a server needs none of it. */
const make = async (config: Pick<Config, 'appName' | 'basePath'>): Promise<Tagged> => {
  const { openApiDocument } = await import('../openapi/document.ts')
  return packTagged(JSON.stringify(await openApiDocument(config)), QUALITY)
}

/** Serves the contract as OpenAPI 3.1 at `GET {base}/api/v1/openapi.json`, for anyone. */
export const registerOpenApi = (app: FastifyInstance): void => {
  const made = madeOnce(() => make(app.services.config))
  app.get('/openapi.json', { compress: false }, async (request, reply) => {
    const tagged = await made()
    varyBy(reply, 'accept-encoding')
      .header('cache-control', CACHED)
      .type('application/json; charset=utf-8')
    return sendTagged(request, reply, tagged)
  })
}
