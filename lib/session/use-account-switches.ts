import { useState } from 'react'
import { useSession } from '@/lib/session/use-session'

/**
 * How often one account has taken the place of another in this tab, e.g. by a login in a second
 * one: as a key it draws the page anew, so that nothing of the former account stays on it. And which
 * account was here last.
 */
export function useAccountSwitches() {
  const id = useSession().user?.id
  const [seen, setSeen] = useState({ id, switches: 0 })
  if (id && id !== seen.id) {
    setSeen({ id, switches: seen.switches + (seen.id ? 1 : 0) })
  }
  return { switches: seen.switches, lastAccount: seen.id }
}
