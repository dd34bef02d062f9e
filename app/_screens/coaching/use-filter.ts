import type { Filter } from '@/app/_screens/coaching/upcoming'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { useQueryText } from '@/lib/router/use-query-text'

/** The list's filter, kept in the hash's query (decision 20). */
export function useFilter() {
  const { query, set } = useHashQuery()
  const [text, setText] = useQueryText('q')
  const filter: Filter = { text, categoryId: query.get('kategori') ?? '' }

  function change(changes: Partial<Filter>) {
    if (changes.text !== undefined) setText(changes.text)
    if (changes.categoryId !== undefined) set({ kategori: changes.categoryId })
  }
  const reset = () => change({ text: '', categoryId: '' })
  return { filter, change, reset }
}
