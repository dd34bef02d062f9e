import type { Schema, SchemaFieldDescription } from 'yup'
import type { JsonSchema } from './json-schema.ts'

type Params = Record<string, unknown>

const LIMITS: Record<string, Record<'min' | 'max', string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
}

const limit = (type: string, rule: 'min' | 'max', params: Params): JsonSchema => {
  const keyword = LIMITS[type]?.[rule]
  return keyword ? { [keyword]: params[rule] } : {}
}

const pattern = ({ regex }: Params): JsonSchema =>
  regex instanceof RegExp ? { pattern: regex.source } : {}

/**
 * Rules of yup by their names, ours by those of `lib/validation/fields.ts`. What is not here, such as a
 * rule over two fields, no schema can say: who breaks it is told by 400.
 */
const RULES: Record<string, (params: Params, type: string) => JsonSchema> = {
  min: (params, type) => limit(type, 'min', params),
  max: (params, type) => limit(type, 'max', params),
  // An empty text counts as missing.
  required: (_, type) => (type === 'string' ? { minLength: 1 } : {}),
  integer: () => ({ type: 'integer' }),
  matches: pattern,
  email: () => ({ format: 'email' }),
  instant: () => ({ format: 'date-time' }),
  'http-url': () => ({ format: 'uri' }),
}

const isPrimitive = (value: unknown) => value === null || typeof value !== 'object'

const orNull = ({ type, enum: values, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  type: [type, 'null'],
  ...(Array.isArray(values) && { enum: [...values, null] }),
})

const isDefaulted = (field: SchemaFieldDescription) =>
  'default' in field && field.default !== undefined && isPrimitive(field.default)

const fieldsOf = (fields: Record<string, SchemaFieldDescription>): JsonSchema => {
  const required = Object.entries(fields)
    .filter(([, field]) => 'optional' in field && !field.optional && !isDefaulted(field))
    .map(([name]) => name)
  return {
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
    ),
    ...(required.length > 0 && { required }),
  }
}

const schemaOf = (field: SchemaFieldDescription): JsonSchema => {
  if (!('tests' in field)) throw new Error(`a body has a field of type ${field.type}`)
  const { type, tests, oneOf, nullable } = field
  const schema: JsonSchema = Object.assign(
    { type },
    // The strictest last: a required text of at least 3 characters has at least 3.
    ...tests
      .toSorted((a, b) => Number(b.name === 'required') - Number(a.name === 'required'))
      .map(({ name = '', params = {} }) => RULES[name]?.(params, type)),
    oneOf.length > 0 && { enum: oneOf },
    isDefaulted(field) && { default: field.default },
    'innerType' in field && !Array.isArray(field.innerType) && field.innerType
      ? { items: schemaOf(field.innerType) }
      : {},
    'fields' in field ? fieldsOf(field.fields) : {},
  )
  return nullable ? orNull(schema) : schema
}

/** What the rules of a form or a query say about a body, as JSON Schema. */
export const bodySchema = (schema: Schema): JsonSchema => schemaOf(schema.describe())
