import type { FastifyRequest } from 'fastify'
import {
  EMPTY_FILE,
  type FileKind,
  fileTooLarge,
  MAX_BYTES,
} from '../../lib/validation/uploads.ts'
import { BAD_FORMAT, badRequest, Problem, tooLarge, unsupported } from '../problem.ts'
import { type CheckedFile, inspectFile } from '../services/inspect-file.ts'

const missing = (kind: FileKind) =>
  kind === 'picture' ? 'Gambar diperlukan' : 'File diperlukan'

export type Upload = { fields: Record<string, string>; file: CheckedFile | null }

type RawFile = { name: string; bytes: Buffer }

/** Every limit is set here: the server's body limit does not bound multipart bodies. */
const limits = (kind: FileKind) => ({
  fileSize: MAX_BYTES[kind],
  files: 1,
  fields: 10,
  parts: 12,
  fieldSize: 256 * 1024,
  fieldNameSize: 100,
  headerPairs: 50,
})

const readParts = async (request: FastifyRequest, kind: FileKind) => {
  const fields: Record<string, string> = Object.create(null)
  let raw: RawFile | null = null
  for await (const part of request.parts({ limits: limits(kind) })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of part.file) chunks.push(chunk)
    if (part.file.truncated)
      throw tooLarge(fileTooLarge(kind), { file: fileTooLarge(kind) })
    if (part.fieldname === 'file') {
      raw = { name: part.filename ?? '', bytes: Buffer.concat(chunks) }
    }
  }
  return { fields, raw }
}

/** The parser reports a body that is cut off or no multipart with bare errors. */
const tellBroken = (error: unknown) =>
  error instanceof Problem || (error instanceof Error && 'statusCode' in error)
    ? error
    : badRequest(undefined, BAD_FORMAT)

/**
 * Reads a multipart call: its texts, and the field `file` with its content checked.
 *
 * @throws Problem 400 for a missing or wrong file, 413 for a large one, 415 for another body.
 */
export const readUpload = async (
  request: FastifyRequest,
  { kind, required }: { kind: FileKind; required: boolean },
): Promise<Upload> => {
  if (!request.isMultipart()) throw unsupported('Kirim file sebagai multipart/form-data.')
  const { fields, raw } = await readParts(request, kind).catch((error) => {
    throw tellBroken(error)
  })
  const isEmpty = !raw || raw.bytes.length === 0
  if (isEmpty && raw?.name) throw badRequest({ file: EMPTY_FILE }, EMPTY_FILE)
  if (isEmpty && required) throw badRequest({ file: missing(kind) }, missing(kind))
  return { fields, file: !isEmpty && raw ? await inspectFile(kind, raw) : null }
}
