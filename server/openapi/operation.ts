import type { Access } from '../../lib/contract/endpoint.ts'
import { ALLOWED_ROLES } from '../calls/auth.ts'
import type { AnyEndpoint } from '../calls/input.ts'
import { isGuarded, isOnce } from '../calls/versions.ts'
import { answerSchema } from './answer-schemas.ts'
import { bodySchema } from './body-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Note } from './notes/note.ts'

const ref = (kind: string, name: string | number) => ({
  $ref: `#/components/${kind}/${name}`,
})

/** Who may make a call: each entry is one way in, an empty one needs no token. */
const securityOf = (access: Access) => {
  switch (access) {
    case 'public':
      return []
    case 'optional':
      return [{}, { bearer: [] }]
    case 'signed-in':
      return [{ bearer: [] }]
    default:
      return ALLOWED_ROLES[access].map((role) => ({ bearer: [role] }))
  }
}

/** Statuses of the refusals that follow from a call's declaration, and what its note adds. */
const refusalsOf = (endpoint: AnyEndpoint, note: Note): number[] => {
  const { access, method, path } = endpoint
  const isForSomeRoles = ALLOWED_ROLES[access].length < ALLOWED_ROLES.public.length
  const statuses = [
    ...(access === 'public' ? [] : [401]),
    ...(isForSomeRoles ? [403] : []),
    ...(path.includes(':') ? [404] : []),
    // A body can be unreadable, too large or of another type; what is written can stand in the way of what is there.
    ...(method === 'GET' ? [] : [400, 409, 413, 415, 507]),
    ...(isGuarded(endpoint) ? [412] : []),
    ...(isOnce(endpoint) ? [422] : []),
    ...[500, 503],
    ...(note.refusals ?? []),
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

const parametersOf = async (endpoint: AnyEndpoint, note: Note) => {
  const { path } = endpoint
  const query = note.query && bodySchema(await note.query())
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      ...{ name, in: 'path', required: true },
      schema: { type: 'string', format: 'uuid' },
    })),
    ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
      ...{ name, in: 'query', schema },
    })),
    ...(isOnce(endpoint) ? [ref('parameters', 'IdempotencyKey')] : []),
    ...(isGuarded(endpoint) ? [ref('parameters', 'IfMatch')] : []),
    ...(note.isSequenced ? [ref('parameters', 'AnswerSeq')] : []),
    ref('parameters', 'ApiKey'),
  ]
}

/** The body of a call; a file is a field `file` beside the texts of a form. */
const requestBodyOf = async ({ body, file }: AnyEndpoint) => {
  const fields: JsonSchema = body ? bodySchema(await body()) : { type: 'object' }
  if (!file) {
    if (!body) return {}
    const content = { 'application/json': { schema: fields } }
    return { requestBody: { required: true, content } }
  }
  const required = [...(fields.required ?? []), ...(file.required ? ['file'] : [])]
  const schema = { ...fields, properties: { ...fields.properties, file: {} }, required }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

const contentOf = async ({ answer, binary }: AnyEndpoint) => {
  if (binary) return { '*/*': {} }
  const schema = answer ? answerSchema(await answer()) : { type: 'null' }
  return { 'application/json': { schema } }
}

/** One call of the contract as an operation of OpenAPI. */
export const operationOf = async (
  endpoint: AnyEndpoint,
  { group, name, note }: { group: string; name: string; note: Note },
) => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: note.summary,
  security: securityOf(endpoint.access),
  parameters: await parametersOf(endpoint, note),
  ...(await requestBodyOf(endpoint)),
  responses: {
    [endpoint.accepts ? 202 : 200]: {
      description: endpoint.accepts ? 'Accepted' : 'Done',
      content: await contentOf(endpoint),
    },
    ...Object.fromEntries(
      refusalsOf(endpoint, note).map((status) => [
        status,
        ref('responses', `Problem${status}`),
      ]),
    ),
  },
})
