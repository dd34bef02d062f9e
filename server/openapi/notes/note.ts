import type { Schema } from 'yup'
import type { api } from '../../../lib/contract/index.ts'

/** What the document says of a call beside what its declaration tells. */
export type Note = {
  summary: string
  /** Statuses of refusals that come from the state of things and not from the declaration. */
  refusals?: readonly number[]
  /** Shape of the query. */
  query?: () => Promise<Schema>
  /** Whether `X-Answer-Seq` is read. */
  isSequenced?: true
}

type Api = typeof api

/** A note for every call of some groups of the contract: one that is missing does not compile. */
export type Notes<G extends keyof Api> = {
  readonly [K in G]: { readonly [C in keyof Api[K]]: Note }
}
