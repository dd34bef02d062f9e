import type { Filter } from '@/app/_screens/coaching/upcoming'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { useQueryText } from '@/lib/router/use-query-text'

/** The list's filter, kept in the hash's query; a category that is none of these means all (decision 20). */
export function useFilter(categories: readonly { id: string }[]) {
  const { query, set } = useHashQuery()
  const [text, setText] = useQueryText('q')
  const chosen = categories.find(({ id }) => id === query.get('kategori'))
  const filter: Filter = { text, categoryId: chosen?.id ?? '' }

  function change(changes: Partial<Filter>) {
    if (changes.text !== undefined) setText(changes.text)
    if (changes.categoryId !== undefined) set({ kategori: changes.categoryId })
  }
  const reset = () => change({ text: '', categoryId: '' })
  return { filter, change, reset }
}
