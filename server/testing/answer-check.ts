import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { OpenApiDocument } from '../openapi/document.ts'
import type { JsonSchema } from '../openapi/json-schema.ts'
import type { Config } from '../start/config.ts'

type Content = Record<string, { schema?: JsonSchema }>
type Operation = {
  operationId: string
  responses: Record<string, { $ref?: string; content?: Content }>
}

/** No field beyond those that the document tells: it is complete, and no answer says more. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => [key, strict(value)])
  const isClosed = 'properties' in schema && !('additionalProperties' in schema)
  return {
    ...Object.fromEntries(entries),
    ...(isClosed && { additionalProperties: false }),
  }
}

/** A schema of an answer, closed, that points into the document by its name. */
const strictly = (schema: JsonSchema) =>
  JSON.parse(JSON.stringify(strict(schema)).replaceAll('"#/', '"document#/'))

const unpacked = ({ headers, rawPayload }: LightMyRequestResponse) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload)
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload)
  return rawPayload
}

type Named = Pick<Config, 'appName' | 'basePath'>

/** The document that a run of tests shares, which takes long to make; its own where no run has one. */
const documentOf = async (config: Named): Promise<OpenApiDocument> => {
  const shared = process.env.TEST_DOCUMENT
  if (shared) return JSON.parse(await readFile(shared, 'utf8'))
  const { openApiDocument } = await import('../openapi/document.ts')
  return openApiDocument(config)
}

const read = async (config: Named) => {
  const { components, paths } = await documentOf(config)
  // that its schemas are schemas is asked once, by the document's own test
  const ajv = new Ajv2020({
    ...{ allErrors: true, strict: false, validateSchema: false },
    // read once or twice in a test file: to make them short takes longer than it saves
    code: { optimize: false },
  })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: strict(components) })
  const routes = Object.entries(paths)
    .map(([path, operations]) => ({
      matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      placeholders: path.split('{').length,
      operations: operations as Record<string, Operation>,
    }))
    // A fixed part of a path goes before an id, as in the router (decision 12).
    .sort((a, b) => a.placeholders - b.placeholders)
  const operationFor = (method: string, path: string) =>
    routes.find(
      ({ matches, operations }) => matches.test(path) && operations[method.toLowerCase()],
    )?.operations[method.toLowerCase()]
  const problems: Record<string, { content: Content }> = components.responses
  const contentFor = ({ operationId, responses }: Operation, status: number): Content => {
    const response = responses[status]
    if (!response) throw new Error(`${operationId} answers ${status}, which is not told`)
    const { content = {} } = problems[response.$ref?.split('/').at(-1) ?? ''] ?? response
    return content
  }
  const compiled = new Map<JsonSchema, ValidateFunction>()
  const faultsOf = (schema: JsonSchema, answer: unknown) => {
    const validate = compiled.get(schema) ?? ajv.compile(strictly(schema))
    compiled.set(schema, validate)
    return validate(answer) ? null : ajv.errorsText(validate.errors)
  }
  return { operationFor, contentFor, faultsOf }
}

type Document = Awaited<ReturnType<typeof read>>
const PROBLEM = { $ref: '#/components/schemas/Problem' }
const UNKNOWN: Content = { 'application/problem+json': { schema: PROBLEM } }

/** What is wrong with an answer by the document; null if nothing is. */
const faultOf = (
  { operationFor, contentFor, faultsOf }: Document,
  { method, path }: { method: string; path: string },
  reply: LightMyRequestResponse,
): string | null => {
  const { statusCode: status, headers } = reply
  const operation = operationFor(method, path)
  if (!operation && status < 400) return null
  const content = operation ? contentFor(operation, status) : UNKNOWN
  if ('*/*' in content) return null
  const type = String(headers['content-type']).split(';')[0] ?? ''
  const schema = content[type]?.schema
  if (!schema) return `${status} as ${type}`
  const answer: unknown = JSON.parse(unpacked(reply).toString())
  if (status >= 400 && Object(answer).status !== status) return `${status} tells another`
  return faultsOf(schema, answer)
}

/**
 * Checks each answer of an app's calls against the document of the contract; one that is not as the
 * document says fails the test that asked for it.
 */
export const checkAnswers = (app: FastifyInstance, config: Named): void => {
  const base = `${config.basePath}/api/v1`
  const inject = app.inject.bind(app)
  let document: Promise<Document> | undefined
  const checked = async (options: InjectOptions | string) => {
    const reply = await inject(options)
    const {
      url,
      path: given,
      method = 'GET',
    } = typeof options === 'string' ? { url: options } : { method: 'GET', ...options }
    const path = String(url ?? given).split('?')[0] ?? ''
    const hasNoBody = method === 'HEAD' || method === 'OPTIONS' || reply.statusCode === 304
    if (!path.startsWith(`${base}/`) || hasNoBody) return reply
    document ??= read(config)
    const call = { method, path: path.slice(base.length) }
    const fault = faultOf(await document, call, reply)
    if (fault)
      throw new Error(`${method} ${path}: ${fault}\n${reply.payload.slice(0, 300)}`)
    return reply
  }
  app.inject = checked as typeof app.inject
}
