import { toldWhen } from '@/app/_screens/admin/coaching/detail/told-when'
import { personColumns } from '@/app/_screens/admin/person-id'
import type { Column } from '@/components/table/column'
import { doneColumn } from '@/components/table/done-column'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatMoment } from '@/lib/domain/schedule/dates'
import type { CertificateRow } from '@/lib/entities/certificate'

/** What became of each message about it, as far as they are kept. */
function toldText({ notifiedAt, told = [] }: CertificateRow) {
  if (told.length > 0) return told.map(toldWhen).join('; ')
  return notifiedAt ? formatMoment(notifiedAt, browserTimeZone().zone) : 'Belum'
}

const done = (
  id: string,
  header: string,
  isDone: (row: CertificateRow) => boolean,
): Column<CertificateRow> => ({ ...doneColumn(id, header, isDone), brief: 'named' })

/** Who it is, and what each has done. */
export const COLUMNS: Column<CertificateRow>[] = [
  ...personColumns<CertificateRow>(({ userId }) => userId),
  done('pre', 'Pre', ({ finishPreTest }) => finishPreTest),
  done('zoom', 'Zoom', ({ finishZoomMeeting }) => finishZoomMeeting),
  done('post', 'Post', ({ finishPostTest }) => finishPostTest),
]

/** Only where the server tells it. */
export const NOTIFIED: Column<CertificateRow> = {
  id: 'notified',
  header: 'Diberi tahu',
  text: toldText,
  sortValue: ({ notifiedAt }) => (notifiedAt ? Date.parse(notifiedAt) : null),
}
