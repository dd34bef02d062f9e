import { meetingDate } from '@/components/coaching/schedule-line'
import { groupByMonth, isListed } from '@/lib/domain/schedule/months'
import type { TimeZone } from '@/lib/domain/schedule/time-zone'
import { matchesAnyField } from '@/lib/domain/text/search'
import type { Coaching } from '@/lib/entities/coaching'
import type { Category } from '@/lib/entities/content'

export type Filter = { text: string; categoryId: string }

const shownTexts = (coaching: Coaching, timeZone: TimeZone) => [
  coaching.topic,
  coaching.coachingCode,
  coaching.category.name,
  coaching.tanggalMeeting && meetingDate(coaching.tanggalMeeting, timeZone),
  ...coaching.coaches.map(({ name }) => name),
]

/** The public list: undated or from today on, those that match, by month, undated last (§9). */
export function upcomingByMonth(
  coachings: readonly Coaching[],
  { text, categoryId }: Filter,
  { now, timeZone }: { now: Date; timeZone: TimeZone },
) {
  const found = coachings.filter(
    (coaching) =>
      isListed(coaching, now, timeZone.zone) &&
      (categoryId === '' || coaching.category.id === categoryId) &&
      matchesAnyField(shownTexts(coaching, timeZone), text),
  )
  return groupByMonth(found, timeZone.zone)
}

/** Categories that have a coaching, by name. */
export function categoriesOf(coachings: readonly Coaching[]): Category[] {
  const byId = new Map(coachings.map(({ category }) => [category.id, category]))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, 'id'))
}
