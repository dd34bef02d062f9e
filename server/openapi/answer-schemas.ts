import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import * as audit from '../../lib/entities/audit.ts'
import * as certificate from '../../lib/entities/certificate.ts'
import * as coaching from '../../lib/entities/coaching.ts'
import { USER_COACHING_STATUSES } from '../../lib/entities/coaching-values.ts'
import * as content from '../../lib/entities/content.ts'
import { instantSchema } from '../../lib/entities/identity.ts'
import * as meeting from '../../lib/entities/meeting.ts'
import * as outbox from '../../lib/entities/outbox.ts'
import * as problem from '../../lib/entities/problem.ts'
import * as proposal from '../../lib/entities/proposal.ts'
import * as report from '../../lib/entities/report.ts'
import * as survey from '../../lib/entities/survey.ts'
import * as test from '../../lib/entities/test.ts'
import * as upload from '../../lib/entities/upload.ts'
import * as user from '../../lib/entities/user.ts'
import type { JsonSchema } from './json-schema.ts'

const families = [
  ...[audit, certificate, coaching, content, meeting, outbox, problem, proposal],
  ...[report, survey, test, upload, user],
]

const titleOf = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '')

const isObjectSchema = (entry: [string, unknown]): entry is [string, GenericSchema] => {
  const { kind, type } = Object(entry[1])
  return kind === 'schema' && (type === 'object' || type === 'loose_object')
}

/** What has a name in the document: whatever has fields. Lists and choices stand where they are used. */
const named: Record<string, GenericSchema> = {
  ...Object.fromEntries(
    families
      .flatMap((family) => Object.entries(family))
      .filter(isObjectSchema)
      .map(([name, schema]) => [titleOf(name), schema]),
  ),
  Instant: instantSchema,
  UserCoachingStatus: coaching.anyUserStatusSchema,
}

/** Where a client takes more from a foreign server than this one answers. */
const OWN: Record<string, JsonSchema> = {
  Instant: { type: 'string', format: 'date-time' },
  UserCoachingStatus: { type: 'string', enum: USER_COACHING_STATUSES },
}

/** A field with a default may be missing in a foreign server's answer only: ours always has it. */
const demandDefaults = ({ properties, ...schema }: JsonSchema): JsonSchema => {
  if (!properties) return schema
  const fields = Object.entries<JsonSchema>(properties)
  const defaulted = fields.filter(([, field]) => 'default' in field)
  return {
    ...schema,
    properties: Object.fromEntries(
      fields.map(([name, { default: _, ...field }]) => [name, field]),
    ),
    required: [...(schema.required ?? []), ...defaulted.map(([name]) => name)],
  }
}

const CONFIG: Parameters<typeof toJsonSchemaDefs>[1] = {
  target: 'draft-2020-12',
  typeMode: 'output',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ jsonSchema }) => demandDefaults(Object(jsonSchema)),
}

/** The schemas that have a name, for `#/components/schemas/`. */
export const namedSchemas = (): Record<string, JsonSchema> => ({
  ...(toJsonSchemaDefs(named, CONFIG) as Record<string, JsonSchema>),
  ...OWN,
})

/** An answer's schema as JSON Schema, by the names of {@link namedSchemas}. */
export const answerSchema = (schema: GenericSchema): JsonSchema => {
  const name = Object.keys(named).find((key) => named[key] === schema)
  if (name) return { $ref: `#/components/schemas/${name}` }
  const converted = toJsonSchema(schema, { ...CONFIG, definitions: named })
  const { $schema: _, $defs: __, ...own } = converted as JsonSchema
  return own
}
