import { type InferType, object } from 'yup'
import { oneSpaced } from '../domain/text/one-spaced.ts'
import { id, visibleName } from './fields.ts'

/** Spaces inside count as one: the same name twice would split an office's people. */
export const institutionSchema = object({
  name: visibleName()
    .required('Nama instansi diperlukan')
    .transform((name: unknown) => (typeof name === 'string' ? oneSpaced(name) : name)),
})
export const institutionUpdateSchema = institutionSchema.shape({ id: id() })

export type InstitutionBody = InferType<typeof institutionSchema>
