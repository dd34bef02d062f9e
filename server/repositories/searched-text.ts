import type { SQL, SQLWrapper } from 'drizzle-orm'
import { wantedWords } from '../../lib/domain/text/search.ts'
import { and, asc, like, or, sql } from '../db/orm.ts'
import { containing } from './like-pattern.ts'

/** What the search leaves out of a letter, once it is taken apart from it. */
const MARKS = '[\u0300-\u036f]'

/**
 * A column as it is compared: no marks, no capitals. Only those are looked through that can bear marks; they are taken apart first, since
 * of other letters than ASCII a database may know no case.
 */
export const foldedText = (field: SQLWrapper): SQL =>
  sql`lower(case when octet_length(${field}) = char_length(${field}) then ${field} else regexp_replace(normalize(${field}, NFD), ${MARKS}, '', 'g') end)`

/** The order of a list by names: capitals and marks tell nothing apart, as where the list is sorted on its page. */
export const byName = (field: SQLWrapper): SQL => asc(foldedText(field))

/** As every list of the portal searches (§9): all words in one of these fields, in any order. */
export const holdingWords = (fields: SQLWrapper[], query: string): SQL | undefined => {
  const words = wantedWords(query).map(containing)
  return or(
    ...fields.map((field) => and(...words.map((word) => like(foldedText(field), word)))),
  )
}
