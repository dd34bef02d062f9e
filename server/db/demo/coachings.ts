import { formatDate } from '../../../lib/domain/schedule/dates.ts'
import { DAY_MS, HOUR_MS } from '../../../lib/domain/schedule/spans.ts'
import { WIB } from '../../../lib/domain/schedule/time-zone.ts'
import type { TestKind } from '../../../lib/entities/test.ts'
import { TEST_KINDS } from '../../../lib/entities/test-values.ts'
import type { coaches, coachings, materi } from '../schema/coachings.ts'
import type { testQuestions, testSets } from '../schema/tests.ts'
import { COACHINGS, type CoachingContent, TESTS } from './content.ts'
import type { DemoContext } from './context.ts'
import { idOf } from './demo-id.ts'
import { plus, type Schedule, scheduleOn, todaySlots } from './moments.ts'

/** A coaching with what its participants' rows are worked out from. */
export type Planned = {
  plan: CoachingContent
  id: string
  schedule: Schedule | null
  publishDate: Date | null
  row: typeof coachings.$inferInsert & { createdAt: Date }
}
export type QuestionRow = typeof testQuestions.$inferInsert & { id: string }

const scheduleOf = ({ meeting }: CoachingContent, now: Date): Schedule | null => {
  if (!meeting) return null
  const { day = 0, today, start = '', end = '' } = meeting
  return scheduleOn(now, day, today ? todaySlots(now)[today] : { start, end })
}

const NO_SCHEDULE = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }

const planned = (plan: CoachingContent, { now, file }: DemoContext): Planned => {
  const { key, topic, totalPeserta, hoursAgo } = plan
  const id = idOf('coaching', key)
  const schedule = scheduleOf(plan, now)
  const publishDate =
    hoursAgo.published === undefined ? null : plus(now, -hoursAgo.published * HOUR_MS)
  const createdAt = plus(now, -hoursAgo.created * HOUR_MS)
  const background = plan.background ? file(plan.background) : null
  return {
    ...{ plan, id, schedule, publishDate },
    row: {
      ...{ id, topic, totalPeserta, publishDate, createdAt },
      coachingCode: '',
      categoryId: idOf('category', plan.category),
      flyer: file(`flyer/${key}`).name,
      ...(schedule ?? NO_SCHEDULE),
      adminId: idOf('user', plan.admin),
      isPublished: publishDate !== null,
      meetingUrl: plan.meetingUrl ?? null,
      meetingBackground: background?.name ?? null,
      meetingBackgroundFileName: background?.originalName ?? null,
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
  const numbered = inOrder.map(({ row, ...rest }): Planned => {
    const year = yearOf(row.createdAt)
    const last = (counters.get(year) ?? 0) + 1
    counters.set(year, last)
    const coachingCode = `KHT-${year}-${String(last).padStart(3, '0')}`
    return { ...rest, row: { ...row, coachingCode } }
  })
  return { numbered, counters: [...counters].map(([year, last]) => ({ year, last })) }
}

const SLOTS = ['Coach 1', 'Coach 2', 'Coach 3'] as const

const peopleOf = ({ plan, id }: Planned, { file }: DemoContext) => {
  const person = (
    key: string,
    type: (typeof coaches.$inferInsert)['type'],
  ): typeof coaches.$inferInsert => {
    const expert = COACHINGS.experts.find((one) => one.key === key)
    if (!expert) throw new Error(`no expert ${key}`)
    const { name, jabatan, instansi } = expert
    return {
      ...{ id: idOf('coach', plan.key, type), coachingId: id },
      ...{ type, name, jabatan, instansi, image: file(`portrait/${key}`).name },
    }
  }
  return [
    ...plan.coaches.map((key, index) => person(key, SLOTS[index] ?? 'Coach 3')),
    ...(plan.moderator ? [person(plan.moderator, 'Moderator')] : []),
  ]
}

const materialsOf = ({ plan, id }: Planned, { file }: DemoContext) =>
  plan.materi.map((one, index): typeof materi.$inferInsert => ({
    id: idOf('materi', plan.key, String(index)),
    ...{ coachingId: id, position: index + 1, name: one.name },
    fileUrl: file(one.file).name,
  }))

/** Coachings with their people, materials and codes. */
export const coachingRows = (context: DemoContext) => {
  const all = COACHINGS.coachings.map((plan) => planned(plan, context))
  const { numbered, counters } = number(all)
  return {
    planned: numbered,
    coachings: numbered.map(({ row }) => row),
    counters,
    coaches: all.flatMap((one) => peopleOf(one, context)),
    materi: all.flatMap((one) => materialsOf(one, context)),
  }
}

export const setIdOf = ({ plan }: Planned, kind: TestKind) => idOf('set', plan.key, kind)

const setOf = (coaching: Planned, kind: TestKind, { file }: DemoContext) => {
  const { plan, id: coachingId, row } = coaching
  const uploadedAt = plus(row.createdAt, DAY_MS)
  const soal = file(`soal/${plan.category}/${kind}`)
  const hasKey = plan.tests === 'soal dan jawaban'
  const jawaban = hasKey ? file(`jawaban/${plan.category}/${kind}`) : null
  return {
    id: setIdOf(coaching, kind),
    ...{ coachingId, kind, version: 1, uploadedAt, createdAt: uploadedAt },
    ...{ soalFileId: soal.id, soalFileName: soal.originalName },
    jawabanFileId: jawaban?.id ?? null,
    jawabanFileName: jawaban?.originalName ?? null,
    keyUploadedAt: jawaban && uploadedAt,
  } satisfies typeof testSets.$inferInsert
}

const questionsOf = (coaching: Planned, kind: TestKind): QuestionRow[] => {
  const { key, category, tests } = coaching.plan
  const content = TESTS.find((one) => one.category === category && one.kind === kind)
  return (content?.questions ?? []).map(({ soal, options, rightAnswer }, index) => {
    const [pilA = '', pilB = '', pilC = '', pilD = ''] = options
    return {
      id: idOf('question', key, kind, String(index + 1)),
      setId: setIdOf(coaching, kind),
      ...{ no: index + 1, soal, pilA, pilB, pilC, pilD },
      rightAnswer: tests === 'soal dan jawaban' ? rightAnswer : null,
    }
  })
}

/** Both tests of every coaching that has any. */
export const testRows = (context: DemoContext, coachings: readonly Planned[]) => {
  const tested = coachings.filter(({ plan }) => plan.tests)
  const each = <T>(make: (coaching: Planned, kind: TestKind) => T[]) =>
    tested.flatMap((coaching) => TEST_KINDS.flatMap((kind) => make(coaching, kind)))
  return {
    sets: each((coaching, kind) => [setOf(coaching, kind, context)]),
    questions: each(questionsOf),
  }
}
