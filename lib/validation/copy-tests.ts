import { array, type InferType, object, string } from 'yup'
import { TEST_KINDS } from '../entities/test-values.ts'
import { id } from './fields.ts'

/** Body of the call that takes over test files of another coaching. */
export const copyTestsSchema = object({
  fromId: id(),
  kinds: array(string().oneOf(TEST_KINDS).required())
    .min(1, 'Pilih setidaknya satu test')
    .required(),
})

export type CopyTestsBody = InferType<typeof copyTestsSchema>
