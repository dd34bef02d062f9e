import { type InferOutput, number, object, optional, record, string } from 'valibot'

/** Error body of every refused call: RFC 9457 with field messages beside it (decision 3). */
export const problemSchema = object({
  type: string(),
  title: string(),
  status: number(),
  detail: string(),
  errors: optional(record(string(), string())),
})
export type Problem = InferOutput<typeof problemSchema>
