import {
  type BatchAct,
  type BatchItem,
  createBatch,
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
 * @returns the items for which it was done, once the dialog is closed
 */
export async function runBatch<Item extends BatchItem>({
  items,
  act,
  onRest,
  ...words
}: BatchRun<Item>): Promise<Item[]> {
  const batch = createBatch(items, act, onRest)
  void batch.run()
  await openDialog(BatchDialog, { ...words, batch })
  return batch
    .view()
    .rows.flatMap(({ item, state }) => (state.kind === 'done' ? [item] : []))
}
