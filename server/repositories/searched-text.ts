import type { SQL, SQLWrapper } from 'drizzle-orm'
import { folded, wantedWords } from '../../lib/domain/text/search.ts'
import { and, like, or, sql } from '../db/orm.ts'
import { containing } from './like-pattern.ts'

/** Small letters with marks of what is written in Indonesia; a database knows no {@link folded} of its own. */
const MARKED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ'

const UNMARKED = [...MARKED].map(folded).join('')

/** A column as it is compared: no capitals, no marks, for which only those are looked through that can have some. */
export const foldedText = (field: SQLWrapper): SQL =>
  sql`case when octet_length(${field}) = char_length(${field}) then lower(${field}) else translate(lower(${field}), ${MARKED}, ${UNMARKED}) end`

/** As every list of the portal searches (§9): all words in one of these fields, in any order. */
export const holdingWords = (fields: SQLWrapper[], query: string): SQL | undefined => {
  const words = wantedWords(query).map(containing)
  return or(
    ...fields.map((field) => and(...words.map((word) => like(foldedText(field), word)))),
  )
}
