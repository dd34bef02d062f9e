import { RefusedFile } from '@/components/form/parts/use-upload'
import { ApiError, errorText, hasStatus, isGone, mayBeDone } from '@/lib/api/errors'

/** What is not tried again: it is decided already, or there is nothing any more to decide about. */
export class Settled extends Error {
  override name = 'Settled'
}

/** What became of one act of many, and why. Only what is marked so can be tried again as it is. */
export type ActFailure = {
  word: 'Gagal' | 'Belum diketahui' | 'Dilewati'
  reason: string
  canRetry: boolean
}

const WRONG_INPUT = [400, 413, 415, 422]

/** Somebody else was first, or what it was about is gone. */
const isSettled = (error: unknown) =>
  error instanceof Settled ||
  error instanceof RefusedFile ||
  (error instanceof ApiError && error.problem?.reason === 'settled') ||
  isGone(error) ||
  hasStatus(error, 412)

function outcomeOf(error: unknown): Pick<ActFailure, 'word' | 'canRetry'> {
  if (mayBeDone(error)) return { word: 'Belum diketahui', canRetry: true }
  if (isSettled(error)) return { word: 'Dilewati', canRetry: false }
  // the same again is refused again
  return {
    word: 'Gagal',
    canRetry: !WRONG_INPUT.some((status) => hasStatus(error, status)),
  }
}

export const actFailure = (error: unknown): ActFailure => ({
  ...outcomeOf(error),
  reason: errorText(error),
})

const KINDS = [
  { told: 'perlu diulang', is: ({ canRetry }: ActFailure) => canRetry },
  { told: 'dilewati', is: ({ word }: ActFailure) => word === 'Dilewati' },
  {
    told: 'gagal',
    is: ({ word, canRetry }: ActFailure) => word === 'Gagal' && !canRetry,
  },
]

/** Follows the count of what is done: ', 1 perlu diulang, 2 dilewati'; empty where nothing has failed. */
export const tally = (failures: readonly ActFailure[]): string =>
  KINDS.map(({ told, is }) => ({ told, count: failures.filter(is).length }))
    .filter(({ count }) => count > 0)
    .map(({ told, count }) => `, ${count} ${told}`)
    .join('')
