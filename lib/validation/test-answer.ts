import { type InferType, object, string } from 'yup'
import { ANSWER_OPTIONS } from '../entities/test-values.ts'
import { id } from './fields.ts'

const jawabanUser = () =>
  string().oneOf(ANSWER_OPTIONS, 'Pilih jawaban A, B, C, atau D').required('Pilih jawaban')

/** Body of `POST /coaching/{id}/pre-test/answer`. */
export const preTestAnswerSchema = object({
  preTestSoalId: id(),
  jawabanUser: jawabanUser(),
})

/** Body of `POST /coaching/{id}/post-test/answer` (decision 49). */
export const postTestAnswerSchema = object({
  postTestSoalId: id(),
  jawabanUser: jawabanUser(),
})

export type PreTestAnswerBody = InferType<typeof preTestAnswerSchema>
export type PostTestAnswerBody = InferType<typeof postTestAnswerSchema>
