import type { Query } from '@/lib/api/use-query'
import { matchesAnyField } from '@/lib/domain/text/search'
import type { Found } from './palette-screens'

/** How many of a kind are shown at once; more words find the others. */
export const SHOWN = 6

export type PaletteGroup = {
  title: string
  found: readonly Found[]
  /** How many more fit what was typed. */
  more: number
  /** What stands there while they cannot be searched. */
  unknown: string | null
  retry: (() => void) | null
}

export const matching = (all: readonly Found[], query: string) =>
  all.filter(({ label, hint }) => matchesAnyField([label, hint], query))

const KNOWN = { unknown: null, retry: null }

/** @param total how many fit, where not all of them are here */
export function groupOf(
  title: string,
  found: readonly Found[],
  total = found.length,
): PaletteGroup {
  const shown = found.slice(0, SHOWN)
  return { title, found: shown, more: total - shown.length, ...KNOWN }
}

/** What cannot be known is never told as none. */
export function unknownGroup(
  { title, name }: Pick<Listed<never>, 'title' | 'name'>,
  { isLoading, refetch }: Pick<Query<unknown>, 'isLoading' | 'refetch'>,
): PaletteGroup {
  const unknown = isLoading
    ? `Memuat daftar ${name}…`
    : `Daftar ${name} belum dapat dimuat.`
  const retry = isLoading ? null : () => void refetch()
  return { title, found: [], more: 0, unknown, retry }
}

export type Listed<Row> = { title: string; name: string; toFound: (row: Row) => Found }

/** Things of a list that had to be asked for. */
export function listGroup<Row>(
  list: Query<readonly Row[]>,
  listed: Listed<Row>,
  query: string,
): PaletteGroup {
  if (!list.data) return unknownGroup(listed, list)
  const found = query.trim() ? matching(list.data.map(listed.toFound), query) : []
  return groupOf(listed.title, found)
}
