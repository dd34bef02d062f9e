import { useEffect, useState } from 'react'
import { tabStorage } from '@/lib/browser/tab-storage'
import { useHashQuery } from '@/lib/router/use-hash-query'

/**
 * The secret of the link that was opened. It leaves the address as soon as it was read, so that neither history nor a shared
 * screen keeps it; a reload of the tab finds it again.
 *
 * @param key of the tab's storage, one for each kind of link
 * @returns null where no link was opened, and what forgets it
 */
export function useLinkToken(key: string): [token: string | null, forget: () => void] {
  const { query, set } = useHashQuery()
  const [kept, setKept] = useState(() => tabStorage.read(key))
  const given = query.get('token')
  useEffect(() => {
    if (!given) return
    tabStorage.keep(key, given)
    setKept(given)
    set({ token: undefined })
  }, [given, key, set])
  const forget = () => {
    tabStorage.forget(key)
    setKept(null)
  }
  return [given ?? kept, forget]
}
