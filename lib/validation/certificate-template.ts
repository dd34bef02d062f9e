import { array, boolean, type InferType, number, object, string } from 'yup'
import { READY_NAME } from '../domain/certificates/ready-name.ts'
import { layoutFault } from '../domain/certificates/template-faults.ts'
import {
  ALIGNS,
  BACKGROUNDS,
  FACES,
  FIELD_KINDS,
  MAX_FIELD_TEXT,
  ORIENTATIONS,
} from '../entities/template-values.ts'
import { flag, requiredText, text, visibleName } from './fields.ts'

const file = () =>
  object({ filePath: requiredText('File diperlukan', 80), fileName: text().default('') })
    .nullable()
    .default(null)

const millimetres = () => number().required()

const field = object({
  id: string()
    .matches(/^[\w-]{1,40}$/)
    .required(),
  kind: string().oneOf(FIELD_KINDS).required(),
  ...{ x: millimetres(), y: millimetres(), width: millimetres(), height: millimetres() },
  text: visibleName().max(MAX_FIELD_TEXT).default(''),
  file: file(),
  font: string().oneOf(FACES).required(),
  bold: boolean().required(),
  ...{ size: number().required(), spacing: number().required() },
  color: string().required(),
  align: string().oneOf(ALIGNS).required(),
  underline: boolean().required(),
})

const sheet = {
  orientation: string().oneOf(ORIENTATIONS).required(),
  background: string().oneOf(BACKGROUNDS).required(),
  backgroundFile: file(),
}
const fields = () => array(field).required()
const parts = object({ ...sheet, fields: fields() })

const layout = {
  ...sheet,
  fields: fields().test('layout', (given, context) => {
    const whole = { ...context.parent, fields: given }
    // what is wrong with a part is told there
    const fault = parts.isValidSync(whole) ? layoutFault(whole) : null
    return fault === null || context.createError({ message: fault })
  }),
}

/** Body of `POST /certificate-template` and `PUT /certificate-template/:id`, and the form that changes one. */
export const certificateTemplateSchema = object({
  name: visibleName()
    .required('Nama template diperlukan')
    .max(80)
    .test(
      'ready',
      'Ini nama template bawaan portal. Pilih nama lain.',
      (name) => name?.toLowerCase() !== READY_NAME.toLowerCase(),
    ),
  ...layout,
})
export type CertificateTemplateBody = InferType<typeof certificateTemplateSchema>

/** Body of `POST /certificate-template/:id/preview`: how it looks now, saved or not. */
export const templatePreviewSchema = object({
  ...layout,
  /** With the longest name of the portal instead of the sample's. */
  longest: flag(),
})
