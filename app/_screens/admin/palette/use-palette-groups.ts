import { useIsThere } from '@/app/_screens/admin/use-is-there'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { href } from '@/lib/router/href'
import { groupOf, listGroup, matching, type PaletteGroup } from './palette-group'
import { ADMIN_SCREENS } from './palette-screens'
import { useParticipantGroup } from './use-participant-group'

/** Screens, coachings and participants that fit what is typed; of the latter two nothing without a word. */
export function usePaletteGroups(query: string): readonly PaletteGroup[] {
  const coachings = useQuery(api.adminCoaching.list, undefined, { quiet: true })
  const participants = useParticipantGroup(query)
  const isThere = useIsThere()
  return [
    groupOf('Halaman', matching(ADMIN_SCREENS.filter(isThere), query)),
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
    participants,
  ]
}
