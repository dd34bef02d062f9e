import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import type { System } from '../../lib/entities/system.ts'

type Errors = NonNullable<System['errors']>
type CallError = Errors['entries'][number]

/** More than anyone reads; the newest. */
const MOST = 200

/** Calls that failed, of the last day, newest first: kept in memory, so that it also works while the database is away. */
export const createErrorRecord = (since: Date) => {
  let entries: readonly CallError[] = []
  return {
    note: (entry: CallError): void => {
      entries = [entry, ...entries].slice(0, MOST)
    },
    read: (now: Date): Errors => {
      const from = now.getTime() - DAY_MS
      entries = entries.filter(({ at }) => Date.parse(at) >= from)
      const begins = Math.max(from, since.getTime())
      return {
        since: new Date(begins).toISOString(),
        isCut: entries.length === MOST,
        entries: [...entries],
      }
    },
  }
}
export type ErrorRecord = ReturnType<typeof createErrorRecord>
