import type { Instant } from '../../entities/identity.ts'
import { formatMonth, startOfDayIn } from './dates.ts'
import type { Zone } from './time-zone.ts'

/** Left out where the answer came before the schemas, from a server that leaves nulls out. */
type Dated = { tanggalMeeting?: Instant | null | undefined }

export const UNDATED_GROUP = 'Upcoming Coaching'

/** §9 'Only undated or future-dated coaching (after the start of today) is listed.' */
export const isListed = ({ tanggalMeeting }: Dated, now: Date, zone: Zone): boolean =>
  !tanggalMeeting || new Date(tanggalMeeting) >= startOfDayIn(now, zone)

const moment = ({ tanggalMeeting }: Dated): number =>
  tanggalMeeting ? new Date(tanggalMeeting).getTime() : Number.POSITIVE_INFINITY

/** §9 "grouped by 'MMMM YYYY', with undated ones under 'Upcoming Coaching' last"; by date inside. */
export const groupByMonth = <C extends Dated>(
  coachings: readonly C[],
  zone: Zone,
): { heading: string; coachings: C[] }[] => {
  const groups = new Map<string, C[]>()
  // of two undated ones the difference is NaN, which a sort takes as equal (ECMA-262 CompareArrayElements)
  const sorted = coachings.toSorted((a, b) => moment(a) - moment(b))
  for (const coaching of sorted) {
    const { tanggalMeeting } = coaching
    const heading = tanggalMeeting ? formatMonth(tanggalMeeting, zone) : UNDATED_GROUP
    groups.set(heading, [...(groups.get(heading) ?? []), coaching])
  }
  return [...groups].map(([heading, members]) => ({ heading, coachings: members }))
}
