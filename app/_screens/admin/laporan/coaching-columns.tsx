import { showNumber } from '@/app/_screens/admin/recap-numbers'
import type { Column } from '@/components/table/column'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import type { ReportCoaching } from '@/lib/entities/report'
import { href } from '@/lib/router/href'
import { FIGURES, type Figure } from './figures'

const LINK =
  'inline-flex pointer-coarse:min-h-ctl items-center text-brand underline underline-offset-2 hover:no-underline'

/** A number leads to the persons whom it counts. */
const figureColumn = ({
  id,
  label,
  of,
  show = showNumber,
  tab,
}: Figure): Column<ReportCoaching> => ({
  id,
  header: label,
  align: 'right',
  text: ({ figures }) => show(of(figures)),
  exportText: ({ figures }) => of(figures),
  sortValue: ({ figures }) => of(figures),
  cell: ({ id: coaching, coachingCode, figures }) => (
    <a href={href('admin/coaching/detail', { id: coaching }, { tab })} className={LINK}>
      {show(of(figures))}
      <span className="sr-only">
        {' '}
        {label.toLowerCase()} di {coachingCode}, lihat peserta
      </span>
    </a>
  ),
})

export const COACHING_COLUMNS: Column<ReportCoaching>[] = [
  {
    id: 'coaching',
    header: 'Coaching',
    primary: true,
    text: ({ coachingCode, topic }) => `${coachingCode} ${topic}`,
    cell: ({ id, coachingCode, topic }) => (
      <>
        <a
          href={href('admin/coaching/detail', { id }, { tab: 'rekap' })}
          className="text-brand underline underline-offset-2 hover:no-underline"
        >
          {topic}
        </a>
        <span className="block font-normal text-ink-2 text-sm">{coachingCode}</span>
      </>
    ),
  },
  {
    id: 'tanggal',
    header: 'Tanggal',
    brief: 'bare',
    text: ({ startsAt }) => formatDate(startsAt, WIB.zone),
    sortValue: ({ startsAt }) => startsAt,
  },
  ...FIGURES.map(figureColumn),
]
