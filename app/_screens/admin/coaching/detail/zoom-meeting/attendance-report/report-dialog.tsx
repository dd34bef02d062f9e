import { tally } from '@/app/_screens/admin/batch/act-failure'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress-bar'
import { SkeletonText } from '@/components/ui/skeleton'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { AttendanceRow } from '@/lib/entities/meeting'
import { differing, type PlannedRow } from './attendance-plan'
import type { Visitor } from './meeting-report'
import { ReportOptions } from './report-options'
import { ReportRow } from './report-row'
import { ReportTime } from './report-time'
import { Strangers } from './strangers'
import { type RowResult, useApply } from './use-apply'
import { useReport } from './use-report'

type ReportDialogProps = {
  coaching: AdminCoaching
  fileName: string
  visitors: readonly Visitor[]
  text: string
  rows: readonly AttendanceRow[]
  onClose: () => void
}

/** Who the report proposes as present, to be checked; only what differs is changed, one after the other. */
export function ReportDialog(props: ReportDialogProps) {
  const { coaching, fileName, visitors, onClose } = props
  const report = useReport(props)
  const { results, isRunning, apply } = useApply(coaching.id)
  const changes = differing(report.planned)
  const resultOf = ({ id }: PlannedRow) => results.get(id)
  const failures = changes.flatMap((row) => {
    const result = resultOf(row)
    return result?.state === 'failed' ? [result] : []
  })
  const saved = changes.filter((row) => isSaved(resultOf(row))).length
  const left = changes.filter((row) => isOpenChange(resultOf(row)))
  const isStarted = results.size > 0
  const total = changes.length

  return (
    <Dialog
      open
      size="lg"
      title="Kehadiran dari laporan meeting"
      description={`${fileName}: ${visitors.length} orang di meeting, ${props.rows.length} peserta coaching.`}
      dismissable={!isRunning}
      onClose={onClose}
      footer={
        <Footer
          isStarted={isStarted}
          isRunning={isRunning}
          isMatching={report.isMatching}
          blocked={report.isThresholdFine ? null : 'Isi batas menit dengan angka'}
          left={left.length}
          hasFailed={failures.length > 0}
          onClose={onClose}
          onApply={() => void apply(left)}
        />
      }
    >
      <div className="space-y-4">
        {report.emailsFailed && (
          <Notice tone="warning">
            Email peserta tidak dapat dimuat, jadi pencocokan hanya memakai nama.
          </Notice>
        )}
        <ReportTime coaching={coaching} text={props.text} />
        <ReportOptions report={report} isLocked={isStarted} />
        <p role="status" className="angka font-semibold">
          {isStarted
            ? `${saved} dari ${total} tersimpan${tally(failures)}`
            : summaryOf(report.planned)}
        </p>
        {isStarted && <ProgressBar value={saved} max={total} label="Perubahan kehadiran" />}
        {report.isMatching ? (
          <SkeletonText lines={6} />
        ) : (
          <ul
            className="divide-y divide-line border-line border-y"
            aria-label="Peserta coaching"
          >
            {report.planned.map((row) => (
              <ReportRow
                key={row.id}
                row={row}
                result={results.get(row.id)}
                isLocked={isStarted}
                onTick={(target) => report.tick(row.id, target)}
                onRepeat={isRunning ? null : () => void apply([row])}
              />
            ))}
          </ul>
        )}
        <Strangers visitors={report.strangers} />
      </div>
    </Dialog>
  )
}

const isSaved = (result: RowResult | undefined) =>
  result?.state === 'changed' || result?.state === 'same'
const isOpenChange = (result: RowResult | undefined) =>
  result?.state === 'failed' ? result.canRetry : !isSaved(result)

type FooterProps = {
  isStarted: boolean
  isRunning: boolean
  isMatching: boolean
  blocked: string | null
  left: number
  hasFailed: boolean
  onClose: () => void
  onApply: () => void
}

/** Nothing can be closed while changes are on their way; after the last one nothing is left to apply. */
function Footer(props: FooterProps) {
  const { isStarted, isRunning, isMatching, blocked, left, hasFailed } = props
  const isFinished = isStarted && !isRunning && left === 0
  return (
    <>
      {!isRunning && (
        <Button variant="secondary" initialFocus={isFinished} onClick={props.onClose}>
          {isStarted ? 'Tutup' : 'Batal'}
        </Button>
      )}
      {!isFinished && (
        <Button
          loading={isRunning || isMatching}
          disabledReason={blocked ?? (left === 0 && 'Tidak ada yang berubah')}
          onClick={props.onApply}
        >
          {hasFailed ? 'Ulangi' : 'Terapkan'} {left} perubahan
        </Button>
      )}
    </>
  )
}

function summaryOf(planned: readonly PlannedRow[]): string {
  const found = planned.filter(({ kind }) => kind !== 'none').length
  const changes = differing(planned)
  const come = changes.filter(({ target }) => target).length
  return `${found} dari ${planned.length} peserta cocok · ${come} akan ditandai hadir · ${changes.length - come} akan dibatalkan`
}
