import { useAskedWords } from '@/app/_screens/admin/use-asked-words'
import { useParticipantSource } from '@/app/_screens/admin/use-participant-source'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { Participant } from '@/lib/entities/user'
import { href } from '@/lib/router/href'
import {
  groupOf,
  type Listed,
  listGroup,
  type PaletteGroup,
  SHOWN,
  unknownGroup,
} from './palette-group'

const LISTED: Listed<Participant> = {
  title: 'Peserta',
  name: 'peserta',
  // two people can have one name at one institution, but not one address
  toFound: ({ id, fullName, namaInstansi, email }) => ({
    id,
    label: fullName,
    hint: [namaInstansi, email].filter(Boolean).join(' · '),
    hash: href('admin/peserta/detail', { id }),
  }),
}

/** Participants that fit what is typed: asked of the server, or looked for in the whole list of chapter 7. */
export function useParticipantGroup(query: string): PaletteGroup {
  const source = useParticipantSource()
  const { typed, asked: q } = useAskedWords(query)
  const whole = useQuery(api.user.list, undefined, {
    ...{ enabled: source === 'whole', quiet: true },
  })
  const page = useQuery(
    api.participantPages.page,
    { query: { q, size: String(SHOWN) } },
    { enabled: source === 'pages' && q !== '', quiet: true },
  )
  if (source !== 'pages') {
    const isLoading = source === null || whole.isLoading
    return listGroup({ ...whole, isLoading }, LISTED, query)
  }
  if (typed === '') return groupOf(LISTED.title, [])
  if (q !== typed) return unknownGroup(LISTED, { ...page, isLoading: true })
  if (!page.data) return unknownGroup(LISTED, page)
  return groupOf(LISTED.title, page.data.rows.map(LISTED.toFound), page.data.total)
}
