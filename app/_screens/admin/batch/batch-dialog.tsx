import { useSyncExternalStore } from 'react'
import { tally } from '@/app/_screens/admin/batch/act-failure'
import {
  type Batch,
  type BatchItem,
  isOpen,
  type RowState,
} from '@/app/_screens/admin/batch/batch'
import { STATE_ICONS } from '@/app/_screens/admin/batch/state-icons'
import { Button } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { useLeaveGuard } from '@/lib/router/leave-guard'

export type BatchWords = {
  title: string
  /** What a row is when it is done: 'Disetujui'. */
  done: string
  /** What is happening to a row: 'Menyetujui…'. */
  running: string
}

type BatchDialogProps = DialogHandlers<true> &
  BatchWords & {
    batch: Batch<BatchItem>
  }

const lookOf = (state: RowState) =>
  state.kind === 'failed' && state.word === 'Dilewati' ? 'skipped' : state.kind

const wordOf = (state: RowState, { done, running }: BatchWords) =>
  state.kind === 'failed'
    ? `${state.word}: ${state.reason}`
    : { waiting: 'Menunggu', running, done }[state.kind]

/** Progress and result of every row; what can be tried again is told apart from what is settled. */
export function BatchDialog({ batch, onDone, ...words }: BatchDialogProps) {
  const { rows, isRunning } = useSyncExternalStore(batch.subscribe, batch.view)
  useLeaveGuard(isRunning)
  const done = rows.filter(({ state }) => state.kind === 'done').length
  const failures = rows.flatMap(({ state }) => (state.kind === 'failed' ? [state] : []))
  const isEnded = !rows.some(({ state }) => isOpen(state))
  const close = () => onDone(true)

  return (
    <LazyDialog
      open
      size="md"
      title={words.title}
      dismissable={!isRunning}
      onClose={close}
      footer={
        isRunning ? (
          <Button variant="secondary" onClick={batch.stop}>
            Hentikan
          </Button>
        ) : (
          <>
            <Button
              variant={isEnded ? 'primary' : 'secondary'}
              initialFocus
              onClick={close}
            >
              {isEnded ? 'Selesai' : 'Tutup hasil'}
            </Button>
            {!isEnded && <Button onClick={() => void batch.run()}>Ulangi</Button>}
          </>
        )
      }
    >
      <ProgressBar
        label={words.title}
        value={done}
        max={rows.length}
        text={`${done} dari ${rows.length}`}
      />
      <p role="status" className="mt-2 text-ink-2 text-sm">
        {`${done} dari ${rows.length} selesai${tally(failures)}.`}
      </p>
      <ul className="mt-3 divide-y divide-line" aria-label="Hasil per baris">
        {rows.map(({ item, state }) => (
          <li key={item.id} className="flex items-start gap-3 py-2.5">
            {STATE_ICONS[lookOf(state)]}
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold">{item.name}</p>
              <p
                className={`text-sm ${lookOf(state) === 'failed' ? 'text-danger' : 'text-ink-2'}`}
              >
                {wordOf(state, words)}
              </p>
              {state.kind === 'running' && state.share !== undefined && (
                <ProgressBar
                  label={item.name}
                  value={Math.round(state.share * 100)}
                  text={`${Math.round(state.share * 100)}%`}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </LazyDialog>
  )
}
