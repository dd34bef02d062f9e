import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge, type Tone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { MatchKind } from './attendance-match'
import type { PlannedRow } from './attendance-plan'
import type { RowResult } from './use-apply'

const KINDS: Record<MatchKind, { tone: Tone; word: string }> = {
  email: { tone: 'hijau', word: 'Email sama' },
  name: { tone: 'hijau', word: 'Nama sama' },
  similar: { tone: 'jingga', word: 'Nama mirip, periksa' },
  none: { tone: 'abu', word: 'Tidak ditemukan' },
}

type ReportRowProps = {
  row: PlannedRow
  result: RowResult | undefined
  /** Ticks are fixed once the changes have begun. */
  isLocked: boolean
  onTick: (target: boolean) => void
  /** Null while other rows are on their way. */
  onRepeat: (() => void) | null
}

/** A participant, whom of the report that is, and whether they will be present. */
export function ReportRow({ row, result, isLocked, onTick, onRepeat }: ReportRowProps) {
  const { name, namaInstansi, kind, visitor, status, target } = row
  const { tone, word } = KINDS[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="wrap-anywhere min-w-[min(--spacing(44),100%)] flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2 text-sm">{namaInstansi}</p>
      </div>
      <div className="wrap-anywhere min-w-[min(--spacing(44),100%)] flex-1 text-sm">
        <Badge tone={tone}>{word}</Badge>
        {visitor && (
          <p className="angka mt-0.5 text-ink-2">
            {visitor.names.join(' / ')} · {visitor.minutes} menit
            {visitor.joins > 1 && ` (${visitor.joins} kali masuk)`}
          </p>
        )}
      </div>
      <div className="flex min-w-[min(--spacing(40),100%)] flex-wrap items-center gap-2 text-sm">
        <label className="inline-flex min-h-ctl items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-brand-fill"
            checked={target}
            disabled={isLocked}
            onChange={(event) => onTick(event.target.checked)}
            aria-label={`Hadir: ${name}`}
          />
          <span
            aria-hidden="true"
            className={status === target ? '' : 'font-bold text-brand'}
          >
            {changeWord(status, target)}
          </span>
        </label>
        <Result result={result} name={name} onRepeat={onRepeat} />
      </div>
    </li>
  )
}

function changeWord(status: boolean, target: boolean) {
  if (status === target) return status ? 'Tetap hadir' : 'Tetap belum hadir'
  return target ? 'Menjadi hadir' : 'Dibatalkan'
}

type ResultProps = Pick<ReportRowProps, 'result' | 'onRepeat'> & { name: string }

function Result({ result, name, onRepeat }: ResultProps) {
  if (!result || result.state === 'waiting') return null
  if (result.state === 'running') return <Spinner />
  if (result.state === 'failed') {
    return (
      <span
        className={`flex flex-wrap items-center gap-2 ${result.word === 'Dilewati' ? 'text-ink-2' : 'text-danger'}`}
      >
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span>
          {result.word}: {result.reason}
        </span>
        {onRepeat && result.canRetry && (
          <Button
            size="sm"
            variant="secondary"
            onClick={onRepeat}
            aria-label={`Ulangi ${name}`}
          >
            Ulangi
          </Button>
        )}
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-1 text-tone-hijau-ink">
      <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
      {result.state === 'changed' ? 'Tersimpan' : 'Sudah sesuai'}
    </span>
  )
}
