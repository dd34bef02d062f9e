import { useIsThere } from '@/app/_screens/admin/use-is-there'
import { type Query, useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { matchesAnyField } from '@/lib/domain/text/search'
import { href } from '@/lib/router/href'
import { ADMIN_SCREENS, type Found } from './palette-screens'

/** How many of a kind are shown at once; more words find the others. */
const SHOWN = 6

export type PaletteGroup = {
  title: string
  found: readonly Found[]
  /** How many more fit what was typed. */
  more: number
  /** What stands there while they cannot be searched. */
  unknown: string | null
  retry: (() => void) | null
}

const screenGroup = (screens: readonly Found[], query: string) =>
  group('Layar', matching(screens, query), { unknown: null, retry: null })

const matching = (all: readonly Found[], query: string) =>
  all.filter(({ label, hint }) => matchesAnyField([label, hint], query))

function group(
  title: string,
  found: readonly Found[],
  state: Pick<PaletteGroup, 'unknown' | 'retry'>,
): PaletteGroup {
  const shown = found.slice(0, SHOWN)
  return { title, found: shown, more: found.length - shown.length, ...state }
}

type Listed<Row> = { title: string; name: string; toFound: (row: Row) => Found }

/** Things of a list that had to be asked for: what cannot be known is never told as none. */
function listGroup<Row>(
  { data, isLoading, refetch }: Query<readonly Row[]>,
  { title, name, toFound }: Listed<Row>,
  query: string,
): PaletteGroup {
  const found = data && query.trim() ? matching(data.map(toFound), query) : []
  if (data) return group(title, found, { unknown: null, retry: null })
  if (isLoading) {
    return group(title, [], { unknown: `Memuat daftar ${name}…`, retry: null })
  }
  const retry = () => void refetch()
  return group(title, [], { unknown: `Daftar ${name} belum dapat dimuat.`, retry })
}

/** Screens, coachings and participants that fit what is typed; of the latter two nothing without a word. */
export function usePaletteGroups(query: string): readonly PaletteGroup[] {
  const coachings = useQuery(api.adminCoaching.list, undefined, { quiet: true })
  const participants = useQuery(api.user.list, undefined, { quiet: true })
  const isThere = useIsThere()
  return [
    screenGroup(ADMIN_SCREENS.filter(isThere), query),
    listGroup(
      coachings,
      {
        title: 'Coaching',
        name: 'coaching',
        toFound: ({ id, coachingCode, topic }) => ({
          id,
          label: topic,
          hint: coachingCode,
          hash: href('admin/coaching/detail', { id }),
        }),
      },
      query,
    ),
    listGroup(
      participants,
      {
        title: 'Peserta',
        name: 'peserta',
        // two people can have one name at one institution, but not one username
        toFound: ({ id, fullName, namaInstansi, username }) => ({
          id,
          label: fullName,
          hint: [namaInstansi, username].filter(Boolean).join(' · '),
          hash: href('admin/peserta/detail', { id }),
        }),
      },
      query,
    ),
  ]
}
