/** Status and sentence of a refusal: '409 Kuota sudah penuh.' */
export const told = (answer: { status: number; problem: { detail: string } }) =>
  `${answer.status} ${answer.problem.detail}`
