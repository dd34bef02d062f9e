/** A question with its right answer first; the seed mixes the options. */
export type TestQuestionContent = readonly [
  soal: string,
  right: string,
  wrong1: string,
  wrong2: string,
  wrong3: string,
]
