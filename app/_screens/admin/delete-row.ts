import { asItIsNow } from '@/app/_screens/admin/as-it-is-now'
import { DELETE_QUESTION, DELETED } from '@/lib/copy'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

type Deletion = {
  /** What is deleted and what goes with it (decision 70). */
  body: string
  /** The part that people must not overlook. */
  notice?: string
  /** The call; the red banner has shown its failure. */
  remove: () => Promise<unknown>
}

/**
 * Asks, deletes, tells (§8 'Confirmations', decision 76).
 * @returns whether it is gone
 */
export async function deleteRow({ body, notice, remove }: Deletion): Promise<boolean> {
  const isSure = await confirm({ title: DELETE_QUESTION, body, notice, tone: 'danger' })
  if (!isSure) return false
  const isDone = await remove().then(
    () => true,
    () => false,
  )
  if (isDone) toast.success(DELETED)
  return isDone
}

/** The same of a row as it is now: another admin may have changed it since the list was read. */
export async function deleteAsItIs<Row>(
  read: Row,
  now: Promise<Row>,
  deletionOf: (row: Row) => Deletion,
): Promise<boolean> {
  const row = await asItIsNow(read, now).catch(() => null)
  return row !== null && deleteRow(deletionOf(row))
}
