import type { PostTestOverview, PreTestOverview } from '@/lib/entities/test'

export type TestOverview = PreTestOverview | PostTestOverview

export type Finished = {
  /** How many have ended the test. */
  count: number
  /** Those of the questions that count now; undefined where the server does not tell. */
  scored: number | undefined
}

export const isDone = (row: TestOverview['users'][number]) =>
  'finishPreTest' in row ? row.finishPreTest : row.finishPostTest

/** Who has ended a test; undefined while that is not known. */
export const finishedOf = (overview: TestOverview | undefined): Finished | undefined =>
  overview && { count: overview.users.filter(isDone).length, scored: overview.scored }
