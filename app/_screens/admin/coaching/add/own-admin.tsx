import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useSession } from '@/lib/session/use-session'

/** A new coaching begins with who makes it as its admin, where that account can be chosen. */
export function OwnAdmin() {
  const { data } = useQuery(api.adminCoaching.adminOptions)
  const { values, dirty, resetForm } = useFormikContext<{ adminId: string }>()
  const own = useSession().user?.id
  const isOffered = data?.some(({ id }) => id === own) ?? false
  useEffect(() => {
    // nothing is typed yet, so that beginning with it is no change that leaving would lose
    if (isOffered && own && !dirty && values.adminId === '')
      resetForm({ values: { ...values, adminId: own } })
  }, [isOffered, own, dirty, values, resetForm])
  return null
}
