import { useEffect, useState } from 'react'
import { tabStorage } from '@/lib/browser/tab-storage'
import { useHashQuery } from '@/lib/router/use-hash-query'

const KEY = 'passwordLink'

/**
 * The secret of the link that was opened. It leaves the address as soon as it was read, so that neither history nor a shared
 * screen keeps it; a reload of the tab finds it again.
 *
 * @returns null where no link was opened, and what forgets it
 */
export function useLinkToken(): [token: string | null, forget: () => void] {
  const { query, set } = useHashQuery()
  const [kept, setKept] = useState(() => tabStorage.read(KEY))
  const given = query.get('token')
  useEffect(() => {
    if (!given) return
    tabStorage.keep(KEY, given)
    setKept(given)
    set({ token: undefined })
  }, [given, set])
  const forget = () => {
    tabStorage.forget(KEY)
    setKept(null)
  }
  return [given ?? kept, forget]
}
