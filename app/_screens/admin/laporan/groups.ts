import { rounded } from '@/lib/domain/text/rounded'
import type { Report, ReportFigures } from '@/lib/entities/report'

/** A bar and its row: 'Balai Uji', 12; null: not known. With an id where it has a report of its own. */
export type Group = { label: string; value: number | null; id?: string | null }
export type Bar = { label: string; value: number }

export const hoursByInstitution = (report: Report): Group[] =>
  institutionRows(report).map(({ id, name, figures }) => ({
    ...{ id, label: name, value: figures.hours },
  }))

/** Those that a bar can be drawn of. */
export const barsOf = (groups: readonly Group[]): Bar[] =>
  groups.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))

/** What was typed in place of a choice from the list is no group of its own. */
const NO_INSTITUTION = 'Di luar daftar, tidak diisi, atau akun dihapus'

/** Those who attended, by the coachings' categories, most first. */
export const attendedByCategory = ({ coachings }: Report): (Bar & Group)[] => {
  const bars = new Map<string | null, Bar & Group>()
  for (const { categoryId: id, category: label, figures } of coachings) {
    const value = (bars.get(id)?.value ?? 0) + figures.attended
    bars.set(id, { id, label, value })
  }
  return [...bars.values()].sort(
    (a, b) => b.value - a.value || a.label.localeCompare(b.label, 'id'),
  )
}

export type InstitutionRow = { id: string | null; name: string; figures: ReportFigures }

export const institutionRows = ({ institutions }: Report): InstitutionRow[] =>
  institutions.map(({ institution, figures }) => ({
    id: institution?.id ?? null,
    name: institution?.name ?? NO_INSTITUTION,
    figures,
  }))

/** Of the survey's means two decimals, as everywhere. */
export const elementGroups = ({ survey }: Report): Bar[] =>
  survey.elements.map(({ unsur, average }) => ({
    label: unsur,
    value: rounded(average),
  }))
