import { array, type InferType, object, tuple } from 'yup'
import { formText, id, MAX_MEDIUM, requiredText } from './fields.ts'

/** §9 'at least 3 proposal questions of 5 slots'. */
export const QUESTION_SLOTS = 5
export const MIN_QUESTIONS = 3

const question = () => requiredText('Pertanyaan diperlukan', MAX_MEDIUM)
const optionalQuestion = () => formText(MAX_MEDIUM)

/** Body of `POST /proposal`. */
export const proposalSchema = object({
  coachingId: id(),
  questions: array()
    .of(question())
    .required(`Minimal ${MIN_QUESTIONS} pertanyaan diperlukan`)
    .min(MIN_QUESTIONS, `Minimal ${MIN_QUESTIONS} pertanyaan diperlukan`)
    .max(QUESTION_SLOTS, `Maksimal ${QUESTION_SLOTS} pertanyaan`),
})

/** The five inputs: 'the first three are required, the last two optional'. */
export const askQuestionFormSchema = object({
  questions: tuple([
    question(),
    question(),
    question(),
    optionalQuestion(),
    optionalQuestion(),
  ]).required(),
})

/** §5 Ask-question 'Empty ones are dropped on submit': the texts that are sent, trimmed. */
export const filledQuestions = (inputs: readonly string[]): string[] =>
  inputs.map((input) => input.trim()).filter((input) => input !== '')

export type ProposalBody = InferType<typeof proposalSchema>
