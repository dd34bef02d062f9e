/** A question with its answer as rich text. */
export type FaqContent = { question: string; answer: string }
