import { useState } from 'react'
import { useAskedWords } from '@/app/_screens/admin/use-asked-words'
import type { FoundRows } from '@/components/table/found-rows'
import { pageWindow } from '@/components/table/page-window'
import type { TableState } from '@/components/table/table-state'
import type { Asked } from '@/components/ui/stale-note'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import {
  filterOf,
  NO_FILTER,
  type ParticipantFilter,
} from '@/lib/domain/people/participant-filter'
import type { Participant, ParticipantChoices, ParticipantPage } from '@/lib/entities/user'
import { PARTICIPANT_ORDERS } from '@/lib/entities/user-values'
import { collectParticipants } from './collect-participants'

export type Participants = {
  /** Undefined until the first answer. */
  found: FoundRows<Participant> | undefined
  /** How many there are to search in, where that is known. */
  count: number | undefined
  query: Asked
  choices: ParticipantChoices
  /** Asks anew for choices that could not be loaded, where the rows are here all the same. */
  retryChoices?: (() => void) | undefined
  /** What of the address holds. */
  filter: ParticipantFilter
}

export type Wanted = { state: TableState; address: URLSearchParams }

const NO_CHOICES: ParticipantChoices = { instansi: [], pendidikan: [], minat: [] }

/** As the call knows it; an order that it does not know is none (decision 20). */
function orderOf({ sort }: TableState) {
  const known = PARTICIPANT_ORDERS.find((id) => id === sort?.id)
  return known ? { sort: known, direction: sort?.desc ? 'desc' : 'asc' } : undefined
}

/** The last answer, until that to what is asked now is here; none where it is refused. */
function useLastAnswer<A>({ data, error }: { data: A | undefined; error: unknown }) {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? (error === undefined ? last : undefined)
}

type Shown = { state: TableState; isEarlier: boolean; all: FoundRows<Participant>['all'] }

/** That nobody is found is told of what is asked now alone. */
function foundOf(answer: ParticipantPage | undefined, { state, isEarlier, all }: Shown) {
  if (!answer || (isEarlier && answer.total === 0)) return undefined
  const { rows, total, page } = answer
  const { start, end, ...position } = pageWindow({ total, page, size: state.size })
  return { ...position, shown: rows, total, all, isEarlier }
}

/** Page by page from a server that searches, filters and orders. */
export function useParticipantPages(
  { state, address }: Wanted,
  enabled: boolean,
): Participants {
  const known = useQuery(api.participantPages.choices, undefined, { enabled, quiet: true })
  const choices = known.data ?? NO_CHOICES
  const filter = filterOf(address, choices)
  // names that nobody has mean all, so that they have to be known first
  const isFiltered = Object.keys(NO_FILTER).some((name) => address.get(name))
  const mayAsk = enabled && (!isFiltered || known.data !== undefined)
  const { typed, asked: q } = useAskedWords(state.query)
  const wanted = { q, ...filter, ...orderOf(state) }
  const asked = useQuery(
    api.participantPages.page,
    { query: { ...wanted, page: String(state.page), size: String(state.size) } },
    { enabled: mayAsk, quiet: true },
  )
  const answer = useLastAnswer(asked)
  const isEarlier = asked.data === undefined || q !== typed
  // without them names of the address mean nothing; else the rows are none the older for it
  const { error: withoutChoices } = known
  const refetchAll = () => Promise.all([known.refetch(), asked.refetch()])
  const all = (signal?: AbortSignal) => collectParticipants({ ...wanted, q: typed }, signal)
  return {
    found: foundOf(answer, { state, isEarlier, all }),
    count: isEarlier ? undefined : answer?.total,
    query: {
      error: asked.error ?? (mayAsk ? undefined : withoutChoices),
      isFetching: asked.isFetching || known.isFetching,
      refetch: async () => void (await refetchAll()),
    },
    choices,
    retryChoices:
      mayAsk && withoutChoices !== undefined ? () => void known.refetch() : undefined,
    filter,
  }
}
