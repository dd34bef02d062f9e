import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureWidth } from '../../lib/domain/picture-widths.ts'
import { authenticate } from '../plugins/auth.ts'
import { contentDisposition } from '../plugins/disposition.ts'
import { notFound } from '../problem.ts'
import { type FileRow, findFileByName, isMaterialOf } from '../repositories/files.ts'
import { isStoredName } from '../services/file-store.ts'
import { SMALL_FORMATS, type SmallPicture } from '../services/small-pictures.ts'

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

/** What a request wants of a picture: smaller (`?w=480`), in the best format that its browser knows. */
const smallPictureOf = ({ query, headers }: FastifyRequest): SmallPicture | null => {
  const width = pictureWidth((query as { w?: unknown }).w)
  const accepted = String(headers.accept ?? '')
  const format = SMALL_FORMATS.find((name) => accepted.includes(`image/${name}`))
  return width && format ? { width, format } : null
}

const sendPicture = async (request: FastifyRequest, reply: FastifyReply, file: FileRow) => {
  const { files, smallPictures } = request.server.services
  const small = smallPictureOf(request)
  const variant = small ? `-${small.width}-${small.format}` : ''
  const etag = `"${file.sha256.slice(0, 32)}${variant}"`
  reply.header('cache-control', PUBLIC_CACHE).header('etag', etag).header('vary', 'accept')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const bytes = small
    ? await smallPictures.read(file.name, small)
    : await files.read(file.name)
  if (!bytes) throw notFound()
  return reply
    .type(small ? `image/${small.format}` : file.mime)
    .header('content-disposition', contentDisposition('inline', file.originalName))
    .send(bytes)
}

const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: FileRow) => {
  const etag = `"${file.sha256.slice(0, 32)}"`
  reply.header('cache-control', PRIVATE_CACHE).header('etag', etag)
  const bytes = await request.server.services.files.read(file.name)
  if (!bytes) throw notFound()
  return reply
    .type(file.mime)
    .header('content-disposition', contentDisposition('attachment', file.originalName))
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
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    if (file.kind === 'picture') return sendPicture(request, reply, file)
    await refuseStrangers(request, file)
    return sendFile(request, reply, file)
  })
}
