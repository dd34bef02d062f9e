import {
  type BatchAct,
  type BatchItem,
  type BatchRow,
  createBatch,
  isOpen,
} from '@/app/_screens/admin/batch/batch'
import { BatchDialog, type BatchWords } from '@/app/_screens/admin/batch/batch-dialog'
import { openDialog } from '@/lib/feedback/dialog'

type BatchRun<Item extends BatchItem> = BatchWords & {
  items: readonly Item[]
  act: BatchAct<Item>
  onRest?: () => unknown
}

/**
 * Does the act for every item with a dialog that shows how far it is.
 * @returns what became of each, once the dialog is closed
 */
export async function runBatch<Item extends BatchItem>({
  items,
  act,
  onRest,
  ...words
}: BatchRun<Item>): Promise<readonly BatchRow<Item>[]> {
  const batch = createBatch(items, act, onRest)
  void batch.run()
  await openDialog(BatchDialog, { ...words, batch })
  return batch.view().rows
}

/**
 * The same behind a message form with `failsElsewhere`, which keeps its text until nothing is left to send it with.
 * @throws where a row is left
 */
export async function sendBatch<Item extends BatchItem>(run: BatchRun<Item>) {
  const rows = await runBatch(run)
  if (rows.some(({ state }) => isOpen(state))) throw new Error('Belum semuanya selesai.')
}
