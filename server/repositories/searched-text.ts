import type { SQL, SQLWrapper } from 'drizzle-orm'
import { folded, wantedWords } from '../../lib/domain/text/search.ts'
import { and, like, or, sql } from '../db/orm.ts'
import { containing } from './like-pattern.ts'

/** Small letters with marks of what is written in Indonesia; a database knows no {@link folded} of its own. */
const MARKED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ'

/** A column as it is compared: no capitals, no marks. */
export const foldedText = (field: SQLWrapper): SQL =>
  sql`translate(lower(${field}), ${MARKED}, ${[...MARKED].map(folded).join('')})`

/** As every list of the portal searches (§9): all words in one of these fields, in any order. */
export const holdingWords = (fields: SQLWrapper[], query: string): SQL | undefined => {
  const words = wantedWords(query).map(containing)
  return or(
    ...fields.map((field) => and(...words.map((word) => like(foldedText(field), word)))),
  )
}
