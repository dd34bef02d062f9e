import type { FastifyRequest } from 'fastify'
import { type Schema, ValidationError } from 'yup'
import type { Endpoint } from '../../lib/contract/endpoint.ts'
import { isUuid } from '../db/uuid.ts'
import {
  BAD_FORMAT,
  badRequest,
  type FieldErrors,
  notFound,
  unsupported,
} from '../problem.ts'
import type { CheckedFile } from '../services/inspect-file.ts'
import { readUpload } from './multipart.ts'

/** A call of the contract, whatever its types. */
export type AnyEndpoint = Omit<Endpoint, 'body'> & { readonly body?: () => Promise<Schema> }

export type Input = { body: unknown; file: CheckedFile | null }

/** First message of each field, by its path. */
const fieldErrors = (error: ValidationError): FieldErrors => {
  const found = error.inner.length > 0 ? error.inner : [error]
  const entries = found.map(({ path, message }) => [path ?? '', message] as const)
  return Object.fromEntries(entries.reverse())
}

/**
 * Fields of a body or query as their schema understands them; unknown fields are dropped, so none is ever stored.
 *
 * @throws Problem 400 with a message per field.
 */
export const checkFields = async <T>(schema: Schema<T>, fields: unknown): Promise<T> => {
  try {
    return await schema.validate(fields, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (error instanceof ValidationError) throw badRequest(fieldErrors(error))
    // yup's own text rules break on an object or a list where a text belongs
    if (error instanceof TypeError) throw badRequest(undefined, BAD_FORMAT)
    throw error
  }
}

const checkBody = async (
  { body: loadSchema }: AnyEndpoint,
  body: unknown,
): Promise<unknown> => {
  if (!loadSchema) return undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest(undefined, BAD_FORMAT)
  }
  return checkFields(await loadSchema(), body)
}

/** Ids are random UUIDs, one text for each, by which they can be compared; any other text names nothing. */
export const checkParams = (params: unknown): Record<string, string> => {
  const entries = Object.entries(params ?? {}).map(([name, value]) => {
    // A certificate's code is no id: where it is checked a wrong one is counted.
    if (name === 'kode') return [name, String(value)]
    if (!isUuid(String(value))) throw notFound()
    return [name, String(value).toLowerCase()]
  })
  return Object.fromEntries(entries)
}

/** Body and file of a call, as its declaration wants them. */
export const readInput = async (
  endpoint: AnyEndpoint,
  request: FastifyRequest,
): Promise<Input> => {
  if (endpoint.file) {
    const { fields, file } = await readUpload(request, endpoint.file)
    return { body: await checkBody(endpoint, fields), file }
  }
  if (request.isMultipart()) throw unsupported()
  return { body: await checkBody(endpoint, request.body), file: null }
}
