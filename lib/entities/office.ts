import { array, boolean, type InferOutput, object, picklist, record, string } from 'valibot'
import { orNull, versionSchema } from './identity.ts'
import { FIRST_STEPS } from './office-values.ts'

/** The office that runs the portal, as everybody sees it; empty where nothing was said yet. */
export const officeSchema = object({
  name: string(),
  address: string(),
  email: string(),
  /** The WhatsApp number. */
  whatsapp: string(),
  /** Stored name of a picture. */
  logo: orNull(string()),
  /** Who signs messages; empty: the portal's team. */
  signer: string(),
  version: versionSchema,
})
export type Office = InferOutput<typeof officeSchema>

/** The office's own texts of messages, by the template's name; a template without one has the portal's. */
export const wordingsSchema = object({
  texts: record(string(), string()),
  version: versionSchema,
})
export type Wordings = InferOutput<typeof wordingsSchema>

/** What is left to do on the first day, each by what is. */
export const firstStepsSchema = array(
  object({ step: picklist(FIRST_STEPS), isDone: boolean() }),
)
export type FirstSteps = InferOutput<typeof firstStepsSchema>
