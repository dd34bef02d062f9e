import { array, type InferType, number, object } from 'yup'
import { formText, id, MAX_LONG, optionalText } from './fields.ts'

const RATING_REQUIRED = 'Pilih penilaian 1 sampai 4'

const rating = () =>
  number()
    .typeError(RATING_REQUIRED)
    .required(RATING_REQUIRED)
    .integer(RATING_REQUIRED)
    .min(1, RATING_REQUIRED)
    .max(4, RATING_REQUIRED)

/** Body of `POST /coaching/{id}/survei-kepuasan`; the server also checks that no element is missing (decision 59). */
export const surveySchema = object({
  answers: array()
    .of(object({ questionId: id(), nilai: rating() }))
    .required('Penilaian diperlukan')
    .min(1, 'Penilaian diperlukan')
    .max(50)
    .test(
      'one-per-question',
      'Setiap pertanyaan hanya boleh dijawab satu kali',
      (rows) => new Set(rows?.map((row) => row?.questionId)).size === (rows?.length ?? 0),
    ),
  saran: optionalText(MAX_LONG),
})

/** The form: one rating per question, in the order of the questions, and the suggestion. */
export const surveyFormSchema = (questionCount: number) =>
  object({
    nilai: array().of(rating()).length(questionCount).required(),
    saran: formText(MAX_LONG),
  })

export type SurveyBody = InferType<typeof surveySchema>
