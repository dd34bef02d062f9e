import { adoptReminders, exportReminders } from '../../repositories/unsent-reminders.ts'
import { noteRestore } from '../../services/restored.ts'
import { noteFullness } from './book.ts'
import type { Month } from './month.ts'

/**
 * The office goes on with what a backup holds.
 *
 * @returns whether the data that were replaced could still be read
 */
export const restoreMonth = async (
  month: Month,
  { madeAt, book, text }: NonNullable<Month['backup']>,
): Promise<boolean> => {
  const { db, pool } = month.server
  const isReadable = month.random.chance(0.6)
  const decided = await exportReminders(db)
  await pool.query(text)
  // how often a coaching was full has been told, whatever is restored
  month.book = { ...structuredClone(book), fullness: month.book.fullness }
  noteFullness(month.book)
  if (isReadable) await adoptReminders(db, decided)
  const restored = { now: month.moment, madeAt: new Date(madeAt) }
  await db.transaction((tx) => noteRestore(tx, restored))
  return isReadable
}
