import { useMemo } from 'react'
import { toldWhen } from '@/app/_screens/admin/coaching/detail/told-when'
import type { Column } from '@/components/table/column'
import { useAsked } from '@/lib/api/use-asked'
import { type Query, useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { NotYet, RemindedStep } from '@/lib/entities/reminder'

/**
 * Who has not yet done which step of a coaching; without data while, and wherever, the server does not tell. `reminded` tells of
 * each who has not done this step when they were reminded of it last: no column where nobody was.
 *
 * @param header says of which step, where a table shows several
 */
export function useNotYet<Row extends { id: string }>(
  id: string,
  step: RemindedStep,
  header = 'Diingatkan',
): { notYet: Query<NotYet>; reminded: Column<Row>[] } {
  const { options, known } = useAsked('manual-reminders')
  const notYet = known(useQuery(api.notification.notYet, { params: { id } }, options))
  const people = notYet.data?.[step]
  const reminded = useMemo(() => {
    const told = new Map(people?.map((person) => [person.id, person.told]))
    if (![...told.values()].some(Boolean)) return []
    const text = ({ id }: Row) => {
      if (!told.has(id)) return null
      const last = told.get(id)
      if (last) return toldWhen(last)
      return last === null ? 'Belum' : 'Tidak diketahui'
    }
    const sortValue = ({ id }: Row) => Date.parse(told.get(id)?.at ?? '') || null
    return [{ id: 'reminded', header, text, sortValue }]
  }, [people, header])
  return { notYet, reminded }
}
