import { useMemo } from 'react'
import { useParticipantSource } from '@/app/_screens/admin/use-participant-source'
import { useTableRows } from '@/components/table/use-table-rows'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import {
  filterChoices,
  filterOf,
  matchesFilter,
} from '@/lib/domain/people/participant-filter'
import { PARTICIPANT_COLUMNS } from './participant-columns'
import {
  type Participants,
  useParticipantPages,
  type Wanted,
} from './use-participant-pages'

/** From a server of chapter 7 alone: the whole list, in which the browser looks. */
function useWholeList({ state, address }: Wanted, enabled: boolean): Participants {
  const query = useQuery(api.user.list, undefined, { enabled })
  const { data } = query
  const choices = useMemo(() => filterChoices(data ?? []), [data])
  const { instansi, pendidikan, minat } = filterOf(address, choices)
  const filter = useMemo(
    () => ({ instansi, pendidikan, minat }),
    [instansi, pendidikan, minat],
  )
  const rows = useMemo(
    () => data?.filter((one) => matchesFilter(one, filter)),
    [data, filter],
  )
  const found = useTableRows({ rows, columns: PARTICIPANT_COLUMNS, state })
  return { found: rows && found, count: rows?.length, query, choices, filter }
}

/** The participants that the address asks for, and what else it could ask for. */
export function useParticipants(wanted: Wanted): Participants {
  const source = useParticipantSource()
  const pages = useParticipantPages(wanted, source === 'pages')
  const whole = useWholeList(wanted, source === 'whole')
  return source === 'pages' ? pages : whole
}
