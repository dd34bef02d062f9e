import { startOfDayIn } from '../../lib/domain/schedule/dates.ts'
import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import type { Report, ReportFigures } from '../../lib/entities/report.ts'
import { MIN_SURVEYS } from '../../lib/entities/survey-values.ts'
import type { ReportQuery } from '../../lib/validation/report-query.ts'
import type { Db } from '../db/client.ts'
import { badRequest } from '../problem.ts'
import { findCategory } from '../repositories/content.ts'
import { findInstitution, listInstitutions } from '../repositories/institutions.ts'
import {
  countUpcoming,
  listHeldCoachings,
  readFigures,
  readRatings,
} from '../repositories/report.ts'
import {
  countDeletedParticipants,
  countSeveredCertificates,
} from '../repositories/report-erased.ts'
import type { ReportScope } from '../repositories/report-scope.ts'
import { OFFICE_ZONE } from './office-zone.ts'
import { SURVEY_QUESTIONS } from './survey-questions.ts'

const collator = new Intl.Collator('id', { sensitivity: 'base' })

type Row = Report['institutions'][number]
/** Most first; of as many, by name, and last those of no institution. */
const byHours = (a: Row, b: Row) =>
  (b.figures.hours ?? -1) - (a.figures.hours ?? -1) ||
  Number(a.institution === null) - Number(b.institution === null) ||
  collator.compare(a.institution?.name ?? '', b.institution?.name ?? '')

const NONE: ReportFigures = {
  ...{ proposals: 0, accepted: 0, rejected: 0, waiting: 0, people: 0, attended: 0 },
  ...{ preTests: 0, postTests: 0, pre: null, post: null, compared: 0 },
  ...{ gain: null, normalisedGain: null, surveyed: 0, certified: 0, hours: null },
}

/** Of coachings that nobody proposed for; of hours there are none where one of them has hours. */
const noneOf = (held: readonly { lessonHours: number | null }[]): ReportFigures => ({
  ...NONE,
  hours: held.some(({ lessonHours }) => lessonHours !== null) ? 0 : null,
})

const certifiedToo = (figures: ReportFigures, severed = 0): ReportFigures => ({
  ...figures,
  certified: figures.certified + severed,
})

/** No zone of the country is behind UTC, so that midnight there is on the same day here. */
const startOf = (day: string) => startOfDayIn(`${day}T00:00:00Z`, OFFICE_ZONE)

const scopeOf = ({ from, until, ...limits }: ReportQuery, now: Date): ReportScope => ({
  ...limits,
  ...{ from: startOf(from), until: new Date(startOf(until).getTime() + DAY_MS), now },
})

/** Said as a whole too: an old address may name it, and no field of the page holds it. */
const goneFrom = (field: 'categoryId' | 'asalInstansiId', told: string) =>
  badRequest({ [field]: told }, `${told}. Pilih yang lain.`)

/** @throws Problem 400 naming what there is not: a report of nothing would look like one of no work. */
const limitsOf = async (db: Db, { categoryId, asalInstansiId }: ReportQuery) => {
  const category = categoryId ? await findCategory(db, categoryId) : null
  if (categoryId && !category) throw goneFrom('categoryId', 'Kategori ini sudah tidak ada')
  const asalInstansi = asalInstansiId ? await findInstitution(db, asalInstansiId) : null
  if (asalInstansiId && !asalInstansi)
    throw goneFrom('asalInstansiId', 'Instansi ini sudah tidak ada')
  return { category, asalInstansi }
}

/**
 * The survey over many coachings. Means hold only coachings whose answers nobody can be told from: not of those
 * who are counted, and not of the others by taking one report from another.
 */
const readSurvey = async (db: Db, scope: ReportScope): Promise<Report['survey']> => {
  const ids = SURVEY_QUESTIONS.map(({ id }) => id)
  const rows = await readRatings(db, scope, ids)
  const isSafe = (count: number) => count === 0 || count >= MIN_SURVEYS
  const told = rows.filter(
    ({ everybody, answered }) => isSafe(answered) && isSafe(everybody - answered),
  )
  const total = (list: typeof rows, measure: (row: (typeof rows)[number]) => number) =>
    list.reduce((sum, row) => sum + measure(row), 0)
  const elements = SURVEY_QUESTIONS.flatMap(({ id, no, unsur }) => {
    const times = total(told, (row) => row.times[id] ?? 0)
    const sum = total(told, (row) => row.sums[id] ?? 0)
    return times === 0 ? [] : [{ no, unsur, average: sum / times }]
  })
  return {
    answered: total(rows, ({ answered }) => answered),
    rated: total(told, ({ answered }) => answered),
    elements,
  }
}

/**
 * What the office has done in a period: of every published coaching that is over the same figures as its
 * recap, and with them those whose account is gone.
 *
 * @throws Problem 400 unknown category or institution.
 */
export const makeReport = async (
  db: Db,
  query: ReportQuery,
  now: Date,
): Promise<Report> => {
  const limits = await limitsOf(db, query)
  const scope = scopeOf(query, now)
  const figures = await readFigures(db, scope)
  const severed = await countSeveredCertificates(db, scope)
  const allSevered = [...severed.values()].reduce((sum, found) => sum + found, 0)
  const names = new Map((await listInstitutions(db)).map((one) => [one.id, one]))
  const held = (await listHeldCoachings(db, scope)).map((coaching) => ({
    ...coaching,
    startsAt: coaching.startsAt?.toISOString() ?? '',
    figures: certifiedToo(
      figures.coachings.get(coaching.id) ?? noneOf([coaching]),
      severed.get(coaching.id),
    ),
  }))
  const coachings = limits.asalInstansi
    ? held.filter(({ id }) => figures.coachings.has(id))
    : held
  const none = noneOf(coachings)
  return {
    ...limits,
    upcoming: await countUpcoming(db, scope),
    deleted: await countDeletedParticipants(db, scope),
    total: certifiedToo(
      { ...none, ...figures.total, hours: figures.total?.hours ?? none.hours },
      allSevered,
    ),
    coachings,
    institutions: figures.institutions
      .map(({ institutionId, figures: own }) => ({
        institution: (institutionId && names.get(institutionId)) || null,
        figures: institutionId ? own : certifiedToo(own, allSevered),
      }))
      .toSorted(byHours),
    survey: await readSurvey(db, scope),
  }
}
