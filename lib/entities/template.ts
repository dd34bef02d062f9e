import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  string,
} from 'valibot'
import { idSchema, versionSchema } from './identity.ts'
import { ALIGNS, BACKGROUNDS, FACES, FIELD_KINDS, ORIENTATIONS } from './template-values.ts'

const keptFileSchema = object({ filePath: string(), fileName: string() })
export type TemplateFile = InferOutput<typeof keptFileSchema>

/** One thing that stands on a certificate, in its box: millimetres from the upper left corner of the page. */
export const templateFieldSchema = object({
  /** Tells the fields of a template apart. */
  id: string(),
  kind: picklist(FIELD_KINDS),
  x: number(),
  y: number(),
  width: number(),
  height: number(),
  /** Of a text: 'Nomor: {nomor}'. */
  text: string(),
  /** Of a picture: signature, stamp, logo; null until one is chosen. */
  file: nullable(keptFileSchema),
  font: picklist(FACES),
  bold: boolean(),
  /** In points; a long text shrinks. */
  size: number(),
  /** Between letters, in hundredths of their size. */
  spacing: number(),
  /** '#12432c' */
  color: string(),
  align: picklist(ALIGNS),
  /** A line along the lower edge of the box, as one signs on. */
  underline: boolean(),
})
export type TemplateField = InferOutput<typeof templateFieldSchema>

const LAYOUT = {
  orientation: picklist(ORIENTATIONS),
  background: picklist(BACKGROUNDS),
  /** Fills the page where the background is a file. */
  backgroundFile: nullable(keptFileSchema),
  fields: array(templateFieldSchema),
}
export const templateLayoutSchema = object(LAYOUT)
/** How a certificate looks, without its name: what is frozen with each that is issued. */
export type TemplateLayout = InferOutput<typeof templateLayoutSchema>

export const certificateTemplateSchema = object({
  id: idSchema,
  name: string(),
  ...LAYOUT,
  version: versionSchema,
})
export type CertificateTemplate = InferOutput<typeof certificateTemplateSchema>
export const certificateTemplatesSchema = array(certificateTemplateSchema)

/** One template with what its samples show. */
export const openTemplateSchema = object({
  ...certificateTemplateSchema.entries,
  /** The longest name of any participant that can be printed; null where there is none. */
  longestName: nullable(string()),
})
export type OpenTemplate = InferOutput<typeof openTemplateSchema>
