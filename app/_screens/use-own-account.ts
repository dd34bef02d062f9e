import { useEffect } from 'react'
import { call } from '@/lib/api/call'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { storeUser } from '@/lib/session/session'

/** The signed-in account as it is stored now. */
export const readOwnAccount = () => call(api.auth.me, {})

/** The signed-in account as the server has it; each answer also replaces the one kept in the browser. */
export function useOwnAccount() {
  const query = useQuery(api.auth.me)
  const { data } = query
  useEffect(() => {
    if (data) storeUser(data)
  }, [data])
  return query
}
