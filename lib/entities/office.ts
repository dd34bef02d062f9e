import {
  array,
  boolean,
  type InferOutput,
  object,
  optional,
  picklist,
  record,
  string,
} from 'valibot'
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

/** A template as WhatsApp has approved it, with the words of a message that fill its parameters, in their order. */
const whatsappTemplateSchema = object({
  name: string(),
  language: string(),
  parameters: array(string()),
})
export type WhatsappTemplate = InferOutput<typeof whatsappTemplateSchema>

/** The office's own texts of messages, by the template's name; a template without one has the portal's. */
export const wordingsSchema = object({
  texts: record(string(), string()),
  /** What goes by WhatsApp instead of the text, by what a message is about; earlier servers do not say it. */
  whatsappTemplates: optional(record(string(), whatsappTemplateSchema)),
  /** By which ways messages go out at all; earlier servers do not say it. */
  ways: optional(array(picklist(['email', 'whatsapp']))),
  version: versionSchema,
})
export type Wordings = InferOutput<typeof wordingsSchema>

/** What is left to do on the first day, each done by what is, or skipped by a word of the office. */
export const firstStepsSchema = array(
  object({ step: picklist(FIRST_STEPS), isDone: boolean(), isSkipped: boolean() }),
)
export type FirstSteps = InferOutput<typeof firstStepsSchema>
