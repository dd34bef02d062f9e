import { fieldErrors, formErrors } from '../testing/field-errors.ts'
import { askQuestionFormSchema, filledQuestions, proposalSchema } from './ask-question.ts'

const NEEDED = 'Pertanyaan diperlukan'

describe("§5 Ask-question 'Five inputs; the first three are required, the last two optional'", () => {
  it.each([
    ['all empty', ['', '', '', '', ''], [NEEDED, NEEDED, NEEDED]],
    ['only spaces', ['a', '  ', 'c', '', ''], [undefined, NEEDED]],
    [
      'a late one does not stand for an early one',
      ['a', 'b', '', 'd', 'e'],
      [undefined, undefined, NEEDED],
    ],
    ['the first three', ['a', 'b', 'c', '', ''], undefined],
    ['all five', ['a', 'b', 'c', 'd', 'e'], undefined],
  ])('%s', async (_name, questions, errors) => {
    expect((await formErrors(askQuestionFormSchema, { questions })).questions).toEqual(
      errors,
    )
  })
})

describe('POST /proposal', () => {
  it.each([
    ['three', ['a', 'b', 'c'], {}],
    ['five', ['a', 'b', 'c', 'd', 'e'], {}],
    ['two', ['a', 'b'], { questions: 'Minimal 3 pertanyaan diperlukan' }],
    ['none', undefined, { questions: 'Minimal 3 pertanyaan diperlukan' }],
    ['six', ['a', 'b', 'c', 'd', 'e', 'f'], { questions: 'Maksimal 5 pertanyaan' }],
    ['an empty one', ['a', 'b', ' '], { 'questions[2]': NEEDED }],
    [
      'a long one',
      ['a', 'b', 'x'.repeat(1001)],
      { 'questions[2]': 'Maksimal 1000 karakter' },
    ],
  ])("'At least 3 questions are required': %s", async (_name, questions, errors) => {
    expect(await fieldErrors(proposalSchema, { coachingId: '1', questions })).toEqual(
      errors,
    )
  })

  it("'Empty ones are dropped on submit'", () => {
    expect(filledQuestions([' a ', '', 'c', '   ', 'e'])).toEqual(['a', 'c', 'e'])
  })
})
