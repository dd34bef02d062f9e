import type { Db } from '../db/client.ts'
import { notFound, Problem } from '../problem.ts'
import { listCoachingsOfCategory } from '../repositories/coachings.ts'
import { deleteCategory, lockCategory } from '../repositories/content.ts'

/** So many coachings are named in the sentence; the list beside it holds all. */
const NAMED = 3

const usedBy = (topics: string[]) => {
  const named = topics.slice(0, NAMED).map((topic) => `“${topic}”`)
  const more = topics.length - named.length
  const names = `${named.join(', ')}${more > 0 ? ` dan ${more} lainnya` : ''}`
  return `Kategori ini dipakai ${topics.length} coaching: ${names}. Pindahkan coaching itu ke kategori lain dahulu.`
}

/**
 * Deletes a category with its FAQs (decision 70). To be called in a transaction.
 *
 * @throws Problem 404 unknown or deleted, 409 with the coachings that use it: one without a
 * category could not be saved any more.
 */
export const removeCategory = async (
  tx: Db,
  { id, now }: { id: string; now: Date },
): Promise<null> => {
  if (!(await lockCategory(tx, id))) throw notFound()
  const coachings = await listCoachingsOfCategory(tx, id)
  if (coachings.length > 0)
    throw new Problem(409, usedBy(coachings.map(({ topic }) => topic)), { coachings })
  await deleteCategory(tx, { id, now })
  return null
}
