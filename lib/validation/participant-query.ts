import { type InferType, number, object, string } from 'yup'
import { LONGEST_SEARCH } from '../domain/text/search.ts'
import { PARTICIPANT_ORDERS, PARTICIPANTS_MOST } from '../entities/user-values.ts'
import { text } from './fields.ts'

const count = (most: number) =>
  number()
    .typeError('Harus berupa angka')
    .integer('Harus bilangan bulat')
    .min(1, 'Minimal 1')
    .max(most, `Maksimal ${most}`)

/** Query of `GET /participant`: every field may be missing. Without an order the newest come first. */
export const participantQuerySchema = object({
  /** Words that are all in one field, in any order. */
  q: text(LONGEST_SEARCH),
  instansi: text(),
  pendidikan: text(),
  minat: text(),
  sort: string().oneOf(PARTICIPANT_ORDERS, 'Urutan tidak dikenal'),
  direction: string().oneOf(['asc', 'desc'], 'Arah harus asc atau desc').default('asc'),
  /** Counted from 1. */
  page: count(1_000_000).default(1),
  size: count(PARTICIPANTS_MOST).default(10),
})
export type ParticipantQuery = InferType<typeof participantQuerySchema>
