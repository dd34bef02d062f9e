import { api } from '../../lib/contract/index.ts'
import { KEY } from '../calls/idempotency.ts'
import type { AnyEndpoint } from '../calls/input.ts'
import { problemTitle } from '../plugins/errors.ts'
import type { Config } from '../start/config.ts'
import { namedSchemas } from './answer-schemas.ts'
import { accountNotes } from './notes/account.ts'
import { adminCoachingNotes } from './notes/admin-coaching.ts'
import { contentNotes } from './notes/content.ts'
import type { Notes } from './notes/note.ts'
import { officeNotes } from './notes/office.ts'
import { participantNotes } from './notes/participant.ts'
import { privacyNotes } from './notes/privacy.ts'
import { operationOf } from './operation.ts'

const NOTES: Notes<keyof typeof api> = {
  ...accountNotes,
  ...officeNotes,
  ...privacyNotes,
  ...contentNotes,
  ...participantNotes,
  ...adminCoachingNotes,
}

const PARAMETERS = {
  ApiKey: {
    ...{ name: 'x-api-key', in: 'header' },
    description:
      'A random id that a client makes once and keeps. No right follows from it.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    ...{ name: 'Idempotency-Key', in: 'header' },
    description:
      'One key per act: sent again within 24 hours it answers as the first time and does nothing.',
    schema: { type: 'string', pattern: KEY.source },
  },
  IfMatch: {
    ...{ name: 'If-Match', in: 'header' },
    description:
      'The `version` of the answer that was changed, in quotes: refused with 412 and the present values when somebody else has changed it since. Left out, nothing is asked.',
    schema: { type: 'string' },
  },
  AnswerSeq: {
    ...{ name: 'X-Answer-Seq', in: 'header' },
    description: 'Rises with each choice, so that a late older one does not win.',
    schema: { type: 'string', pattern: '^\\d{1,15}$' },
  },
}

const SECURITY_SCHEMES = {
  bearer: {
    ...{ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    description:
      'The access token of login. Where roles are named, the account has one of them.',
  },
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
}
const WITH_RETRY_AFTER = [429, 503]

const problemResponse = (status: number) => ({
  description: problemTitle(status),
  ...(WITH_RETRY_AFTER.includes(status) && { headers: RETRY_AFTER }),
  content: {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
})

const STATUSES = [400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 429, 500, 503, 507]

const responses = () =>
  Object.fromEntries(
    STATUSES.map((status) => [`Problem${status}`, problemResponse(status)]),
  )

/** `/coaching/{id}` -> its operations by method. */
const readPaths = async () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [group, calls] of Object.entries(api)) {
    const notes = Object.entries(NOTES).find(([name]) => name === group)?.[1] ?? {}
    for (const [name, endpoint] of Object.entries<AnyEndpoint>(calls)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const note = Object(notes)[name]
      const operation = await operationOf(endpoint, { group, name, note })
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
    }
  }
  return paths
}

/** The contract as OpenAPI 3.1, for whoever writes another client or another server. */
export const openApiDocument = async ({
  appName,
  basePath,
}: Pick<Config, 'appName' | 'basePath'>) => ({
  openapi: '3.1.0',
  info: {
    title: appName,
    version: '1',
    description:
      'Ids are texts, instants ISO 8601 with offset, lists plain arrays. Every refusal is a problem document (RFC 9457) with Indonesian sentences: `detail` for the whole, `errors` by field.',
  },
  servers: [{ url: `${basePath}/api/v1` }],
  tags: Object.keys(api).map((name) => ({ name })),
  paths: await readPaths(),
  components: {
    schemas: namedSchemas(),
    parameters: PARAMETERS,
    responses: responses(),
    securitySchemes: SECURITY_SCHEMES,
  },
})

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>
