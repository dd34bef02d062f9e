import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv2020 from 'ajv/dist/2020.js'
import type { Access, Endpoint } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import { isOnce } from '../calls/versions.ts'
import { type OpenApiDocument, openApiDocument } from './document.ts'

const calls = Object.entries(api).flatMap(([group, of]) =>
  Object.entries<Endpoint>(of).map(([name, call]) => ({ id: `${group}.${name}`, call })),
)

let document: OpenApiDocument
beforeAll(async () => {
  document = await openApiDocument({ appName: 'E-Coaching', basePath: '/e-coaching' })
})

type Operation = {
  operationId: string
  summary: string
  security: object[]
  parameters: { $ref?: string; name?: string; in?: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, object>
}

const operationOf = ({ path, method }: Endpoint): Operation => {
  const operations = document.paths[path.replace(/:(\w+)/g, '{$1}')]
  return operations?.[method.toLowerCase()] as Operation
}

test('is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...document })
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

/** All schemas that stand anywhere in a part of the document. */
const schemasIn = (part: unknown): object[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) =>
        key === 'schema' ? [value] : schemasIn(value),
      )
    : []

test('holds schemas that are schemas of JSON Schema 2020-12', () => {
  const ajv = new Ajv2020({ strict: false })
  const named: object[] = Object.values(document.components.schemas)
  const all = [...named, ...schemasIn(document)]
  expect(all.length).toBeGreaterThan(calls.length)
  expect(
    all.map((schema) => [ajv.validateSchema(schema), ajv.errorsText(), schema]),
  ).toEqual(all.map((schema) => [true, 'No errors', schema]))
})

test('holds every call of the contract once, by its name', () => {
  const ids = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations) as Operation[])
    .map(({ operationId }) => operationId)
  expect(ids.toSorted()).toEqual(calls.map(({ id }) => id).toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

const bearer = (...roles: string[]) => ({ bearer: roles })
/** §6 */
const SECURITY: Record<Access, object[]> = {
  public: [],
  optional: [{}, bearer()],
  'signed-in': [bearer()],
  user: [bearer('user')],
  admin: [bearer('admin'), bearer('superadmin')],
  superadmin: [bearer('superadmin')],
}

test.each(calls)('$id is for whom the contract says, and says what it does', ({ call }) => {
  const operation = operationOf(call)
  expect(operation.security).toEqual(SECURITY[call.access])
  expect(operation.summary).toMatch(/^[A-Z]/)
  const names = operation.parameters.filter((one) => one.in === 'path')
  expect(names.map(({ name }) => `:${name}`)).toEqual(call.path.match(/:\w+/g) ?? [])
  const refs = operation.parameters.map(({ $ref }) => $ref?.split('/').at(-1))
  expect(refs.includes('IdempotencyKey')).toBe(isOnce(call))
  const isRefused = (status: number) => String(status) in operation.responses
  expect(isRefused(401)).toBe(call.access !== 'public')
})

test('a form with a file says which field it is', () => {
  expect(operationOf(api.beranda.create).requestBody?.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          caption: { type: 'string', minLength: 1, maxLength: 50_000 },
          file: {},
        },
        required: ['caption', 'file'],
      },
    },
  })
})

test.each([
  ['what a visitor may send', { username: 'sari', password: 'Rahasia12' }, true],
  ['a name of two letters', { username: 'sa', password: 'Rahasia12' }, false],
  ['no password', { username: 'sari' }, false],
])('the body of a login is described by its form: %s', (_, body, isRight) => {
  const schema = operationOf(api.auth.login).requestBody?.content['application/json']
    ?.schema
  expect(new Ajv2020().validate(schema ?? {}, body)).toBe(isRight)
})

test('what has a value of its own where it is left out is not required', () => {
  const { saveSettings } = api.certificateMaking
  const schema = operationOf(saveSettings).requestBody?.content['application/json']?.schema
  expect(schema).toHaveProperty('required', ['hours', 'place', 'signers'])
})
