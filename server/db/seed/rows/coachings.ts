import { formatDate } from '../../../../lib/domain/schedule/dates.ts'
import { WIB } from '../../../../lib/domain/schedule/time-zone.ts'
import type { coaches, coachings, materi } from '../../schema/coachings.ts'
import type { CoachingPlan } from '../content/coaching-plan.ts'
import { COACHINGS } from '../content/coachings.ts'
import { COACHES, type Expert, MODERATORS } from '../content/people/experts.ts'
import { idOf } from '../ids.ts'
import { DAY_MS, HOUR_MS, plus, type Schedule, scheduleOn, todaySlots } from '../moments.ts'
import type { SeedContext } from './context.ts'

/** A coaching with what its participants' rows are worked out from. */
export type Planned = {
  plan: CoachingPlan
  id: string
  schedule: Schedule | null
  publishDate: Date | null
  row: typeof coachings.$inferInsert
}

/** The admins take turns as contact persons. */
const CONTACTS = ['admin', 'admin2', 'admin3']

const scheduleOf = ({ meeting }: CoachingPlan, now: Date): Schedule | null => {
  if (!meeting) return null
  return 'today' in meeting
    ? scheduleOn(now, 0, todaySlots(now)[meeting.today])
    : scheduleOn(now, meeting.day, meeting)
}

const NO_SCHEDULE = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }

const meetingOf = (plan: CoachingPlan, { file }: SeedContext) => {
  const background = plan.hasBackground ? file('background/0').row : null
  return {
    meetingUrl: plan.hasMeetingLink
      ? `https://meeting.kehutanan.example/j/${idOf('meeting', plan.key).slice(0, 8)}`
      : null,
    meetingBackground: background?.name ?? null,
    meetingBackgroundFileName: background?.originalName ?? null,
  }
}

const planned = (plan: CoachingPlan, index: number, context: SeedContext): Planned => {
  const { now, file } = context
  const { key, topic, totalPeserta } = plan
  const id = idOf('coaching', key)
  const schedule = scheduleOf(plan, now)
  const publishDate =
    plan.publishedDaysAgo === undefined
      ? null
      : plus(now, -plan.publishedDaysAgo * DAY_MS + 2 * HOUR_MS)
  const createdAt = plus(publishDate ?? plus(now, -DAY_MS), -2 * DAY_MS - index * HOUR_MS)
  return {
    ...{ plan, id, schedule, publishDate },
    row: {
      ...{ id, topic, totalPeserta, publishDate, createdAt },
      coachingCode: '',
      categoryId: idOf('category', plan.category),
      flyer: file(`flyer/${key}`).row.name,
      ...(schedule ?? NO_SCHEDULE),
      adminId: idOf('user', CONTACTS[index % CONTACTS.length] ?? 'admin'),
      isPublished: publishDate !== null,
      ...meetingOf(plan, context),
      updatedAt: publishDate ?? createdAt,
    },
  }
}

const yearOf = (date: Date) => Number(formatDate(date, WIB.zone).slice(-4))

/** Running numbers in the order of creation, anew each year (the codes that the service gives). */
const number = (unnumbered: readonly Planned[]) => {
  const counters = new Map<number, number>()
  const inOrder = unnumbered.toSorted(
    (a, b) => Number(a.row.createdAt) - Number(b.row.createdAt),
  )
  const numbered = inOrder.map(({ row, ...rest }) => {
    const year = yearOf(row.createdAt ?? new Date(0))
    const last = (counters.get(year) ?? 0) + 1
    counters.set(year, last)
    const coachingCode = `KHT-${year}-${String(last).padStart(3, '0')}`
    return { ...rest, row: { ...row, coachingCode } }
  })
  return { numbered, counters: [...counters].map(([year, last]) => ({ year, last })) }
}

const peopleOf = (
  { plan, id }: Planned,
  { file }: SeedContext,
): (typeof coaches.$inferInsert)[] => {
  const person = (
    { name, jabatan, instansi }: Expert,
    type: (typeof coaches.$inferInsert)['type'],
  ) => ({
    id: idOf('coach', plan.key, type),
    coachingId: id,
    ...{ type, name, jabatan, instansi },
    image: file(`portrait/${name}`).row.name,
  })
  const slots = ['Coach 1', 'Coach 2', 'Coach 3'] as const
  const moderator = MODERATORS[plan.topic.length % MODERATORS.length]
  return [
    ...COACHES[plan.category]
      .slice(0, plan.coaches)
      .map((expert, index) => person(expert, slots[index] ?? 'Coach 3')),
    ...(plan.hasModerator && moderator ? [person(moderator, 'Moderator')] : []),
  ]
}

const MATERIALS = [
  ['paparan', 'Paparan narasumber'],
  ['ringkasan', 'Ringkasan materi'],
  ['lembar-kerja', 'Lembar kerja peserta'],
  ['', 'Ilustrasi lapangan'],
] as const

const materialsOf = (
  { plan, id }: Planned,
  { file }: SeedContext,
): (typeof materi.$inferInsert)[] =>
  MATERIALS.slice(0, plan.materials ?? 0).map(([part, name], index) => ({
    id: idOf('materi', plan.key, String(index)),
    coachingId: id,
    position: index + 1,
    name,
    fileUrl: file(part ? `materi/${plan.category}/${part}` : `infografis/${plan.category}`)
      .row.name,
  }))

/** Coachings with their people, materials and codes. */
export const coachingRows = (context: SeedContext) => {
  const all = COACHINGS.map((plan, index) => planned(plan, index, context))
  const { numbered, counters } = number(all)
  return {
    planned: numbered,
    coachings: numbered.map(({ row }) => row),
    counters,
    coaches: all.flatMap((one) => peopleOf(one, context)),
    materi: all.flatMap((one) => materialsOf(one, context)),
  }
}
