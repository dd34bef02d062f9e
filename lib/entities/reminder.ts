import { array, type InferOutput, object, picklist, string } from 'valibot'
import { idSchema } from './identity.ts'
import { REMINDED_STEPS } from './reminder-values.ts'

const remindedStepSchema = picklist(REMINDED_STEPS)
export type RemindedStep = InferOutput<typeof remindedStepSchema>

const peopleSchema = array(object({ id: idSchema, name: string() }))

/** By step, the accepted participants who have not done it and could have, by name. */
export const notYetSchema = object({
  'pre-test': peopleSchema,
  'zoom-meeting': peopleSchema,
  'post-test': peopleSchema,
  'survei-kepuasan': peopleSchema,
})
export type NotYet = InferOutput<typeof notYetSchema>

/** Who was written to, and who was not because they have done it meanwhile or no longer take part. */
export const remindedSchema = object({ sent: peopleSchema, skipped: array(idSchema) })
export type Reminded = InferOutput<typeof remindedSchema>
