/** The first row that a query answers, or null. */
export const firstRow = async <T>(query: PromiseLike<T[]>): Promise<T | null> =>
  (await query)[0] ?? null

/**
 * The one row of an insert or an update that cannot miss.
 *
 * @throws Error where it has
 */
export const onlyRow = async <T>(query: PromiseLike<T[]>): Promise<T> => {
  const [row] = await query
  if (!row) throw new Error('insert or update answered no row')
  return row
}
