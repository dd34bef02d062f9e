import { useEffect, useState } from 'react'
import type { Filter } from '@/app/_screens/coaching/upcoming'
import { useHashQuery } from '@/lib/router/use-hash-query'

/** Browsers refuse more than about three changes of the address per second. */
const PAUSE_MS = 300

/** The list's filter: at once in the list, after a pause in the hash's query (decision 20). */
export function useFilter() {
  const { query, set } = useHashQuery()
  const text = query.get('q') ?? ''
  const categoryId = query.get('kategori') ?? ''
  const [filter, setFilter] = useState<Filter>({ text, categoryId })

  // an address that changed by itself (a link, 'back') decides
  const [address, setAddress] = useState(filter)
  if (address.text !== text || address.categoryId !== categoryId) {
    setAddress({ text, categoryId })
    setFilter({ text, categoryId })
  }

  useEffect(() => {
    if (filter.text === text && filter.categoryId === categoryId) return
    const timer = setTimeout(
      () => set({ q: filter.text, kategori: filter.categoryId }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [filter, text, categoryId, set])

  const change = (changes: Partial<Filter>) =>
    setFilter((last) => ({ ...last, ...changes }))
  const reset = () => setFilter({ text: '', categoryId: '' })
  return { filter, change, reset }
}
