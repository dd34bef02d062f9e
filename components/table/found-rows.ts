import type { pageWindow } from './page-window'

/** What a table shows of its rows. `from` and `to` count from 1. */
export type FoundRows<Row> = Omit<ReturnType<typeof pageWindow>, 'start' | 'end'> & {
  shown: readonly Row[]
  /** How many rows are on all pages. */
  total: number
  /** The rows of every page in their order, or how to ask for them. */
  all: readonly Row[] | ((signal?: AbortSignal) => Promise<readonly Row[]>)
  /** It answers what was asked before; what is asked now has not come yet. */
  isEarlier?: boolean
}

/** The rows of every page, also where they have to be asked for. */
export const allOf = async <Row>(
  { all }: FoundRows<Row>,
  signal?: AbortSignal,
): Promise<readonly Row[]> => (typeof all === 'function' ? all(signal) : all)
