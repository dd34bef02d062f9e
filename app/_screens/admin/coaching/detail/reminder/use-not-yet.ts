import { useMemo } from 'react'
import { toldWhen } from '@/app/_screens/admin/coaching/detail/told-when'
import type { Column } from '@/components/table/column'
import { useAsked } from '@/lib/api/use-asked'
import { type Query, useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { NotYet, RemindedStep } from '@/lib/entities/reminder'

/** Who has not yet done which step of a coaching; without data while, and wherever, the server does not tell. */
export function useNotYet(id: string): Query<NotYet> {
  const { options, known } = useAsked('manual-reminders')
  return known(useQuery(api.notification.notYet, { params: { id } }, options))
}

/** When each who has not done a step was reminded of it last; no column where nobody was, or the server does not tell. */
export function useRemindedColumn<Row extends { id: string }>(
  notYet: NotYet | undefined,
  step: RemindedStep,
): Column<Row>[] {
  return useMemo(() => {
    const told = new Map(notYet?.[step].map((person) => [person.id, person.told]))
    if (![...told.values()].some(Boolean)) return []
    const text = ({ id }: Row) => {
      if (!told.has(id)) return null
      const last = told.get(id)
      if (last) return toldWhen(last)
      return last === null ? 'Belum' : 'Tidak diketahui'
    }
    const sortValue = ({ id }: Row) => Date.parse(told.get(id)?.at ?? '') || null
    return [{ id: 'reminded', header: 'Diingatkan', text, sortValue }]
  }, [notYet, step])
}
