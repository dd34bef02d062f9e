import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureWidth } from '../../lib/domain/files/picture-widths.ts'
import { accepts } from '../calls/accepts.ts'
import { authenticate } from '../calls/auth.ts'
import { contentDisposition } from '../calls/disposition.ts'
import { varyBy } from '../calls/vary.ts'
import { found, notFound } from '../problem.ts'
import { type FileRow, findFileByName, isMaterialOf } from '../repositories/files.ts'
import { isStoredName } from '../services/file-store.ts'
import type { SmallPicture } from '../services/small-pictures.ts'

const PUBLIC_CACHE = 'public, max-age=31536000, immutable'
/** Until the picture that was wanted is made. */
const MEANWHILE_CACHE = 'public, max-age=60'
const PRIVATE_CACHE = 'private, no-store'

/** Materials, and what templates of certificates are made of. */
const SHOWN = ['document', 'template']

/**
 * Materials are for admins and for accepted participants of a coaching that carries them, files of a
 * template for admins; anyone else learns nothing, not even that the file exists. Question, key and certificate files have
 * calls of their own and are never served here.
 */
const refuseStrangers = async (request: FastifyRequest, file: FileRow) => {
  const { database: db, sessions, services } = request.server
  const context = { db, sessions, tokens: services.tokens, now: request.arrivedAt }
  const user = await authenticate(request, 'signed-in', context)
  if (!SHOWN.includes(file.kind) || !user) throw notFound()
  if (user.role !== 'user') return
  if (!(await isMaterialOf(db, { name: file.name, userId: user.id }))) throw notFound()
}

/**
 * What a request wants of a picture: smaller (`?w=480`), in the best format that its browser knows.
 * A browser that knows AVIF knows WebP, which may come first.
 */
const smallPictureOf = ({ query, headers }: FastifyRequest): SmallPicture | null => {
  const width = pictureWidth((query as { w?: unknown }).w)
  if (!width || !accepts(headers.accept, 'image/webp')) return null
  return { width, format: accepts(headers.accept, 'image/avif') ? 'avif' : 'webp' }
}

const readPicture = async (
  { server: { services } }: FastifyRequest,
  file: FileRow,
  wanted: SmallPicture | null,
) => {
  const tag = file.sha256.slice(0, 32)
  if (!wanted) return { bytes: await services.files.read(file.name), mime: file.mime, tag }
  const made = await services.smallPictures.read(file.name, wanted)
  const format = made?.format ?? wanted.format
  return {
    bytes: made?.bytes ?? null,
    mime: `image/${format}`,
    tag: `${tag}-${wanted.width}-${format}`,
  }
}

const sendPicture = async (request: FastifyRequest, reply: FastifyReply, file: FileRow) => {
  const wanted = smallPictureOf(request)
  const { bytes, mime, tag } = await readPicture(request, file, wanted)
  if (!bytes) throw notFound()
  const isFinal = !wanted || mime === `image/${wanted.format}`
  const etag = `"${tag}"`
  reply
    .header('cache-control', isFinal ? PUBLIC_CACHE : MEANWHILE_CACHE)
    .header('etag', etag)
  varyBy(reply, 'accept')
  // An <img> of an allowed page asks without saying where it stands.
  if (request.server.services.config.allowedOrigins.length > 0)
    reply.header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply
    .type(mime)
    .header('content-disposition', contentDisposition('inline', file.originalName))
    .send(bytes)
}

const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: FileRow) => {
  const etag = `"${file.sha256.slice(0, 32)}"`
  reply.header('cache-control', PRIVATE_CACHE).header('etag', etag)
  const bytes = found(await request.server.services.files.read(file.name))
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
