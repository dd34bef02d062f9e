import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../plugins/auth.ts'
import { contentDisposition } from '../plugins/disposition.ts'
import { notFound } from '../problem.ts'
import { type FileRow, findFileByName, isMaterialOf } from '../repositories/files.ts'
import { isStoredName } from '../services/file-store.ts'

const PUBLIC_CACHE = 'public, max-age=31536000, immutable'
const PRIVATE_CACHE = 'private, no-store'

/**
 * Materials are for admins and for accepted participants of a coaching that carries them; anyone
 * else learns nothing, not even that the file exists. Question, key and certificate files have
 * calls of their own and are never served here.
 */
const refuseStrangers = async (request: FastifyRequest, file: FileRow) => {
  const { database: db, services } = request.server
  const context = { db, tokens: services.tokens, now: request.arrivedAt }
  const user = await authenticate(request, 'signed-in', context)
  if (file.kind !== 'document' || !user) throw notFound()
  if (user.role !== 'user') return
  if (!(await isMaterialOf(db, { name: file.name, userId: user.id }))) throw notFound()
}

const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: FileRow) => {
  const isPicture = file.kind === 'picture'
  const etag = `"${file.sha256.slice(0, 32)}"`
  reply
    .header('cache-control', isPicture ? PUBLIC_CACHE : PRIVATE_CACHE)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('etag', etag)
  if (isPicture && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const bytes = await request.server.services.files.read(file.name)
  if (!bytes) throw notFound()
  const disposition = isPicture ? 'inline' : 'attachment'
  return reply
    .type(file.mime)
    .header('content-disposition', contentDisposition(disposition, file.originalName))
    .send(bytes)
}

/** Uploaded files at `{base}/files/:name` (decision 1). */
export const registerFiles = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params
    const file = isStoredName(name)
      ? await findFileByName(request.server.database, name)
      : null
    if (!file) throw notFound()
    if (file.kind !== 'picture') await refuseStrangers(request, file)
    return sendFile(request, reply, file)
  })
}
