import { useEffect, useState } from 'react'
import { useHashQuery } from '@/lib/router/use-hash-query'

/** Browsers refuse more than about three changes of the address per second. */
const PAUSE_MS = 300

/**
 * A typed text that filters: at once in the screen's state, after a pause in the hash's query (decision 20), where the list then
 * begins at its first page.
 */
export function useQueryText(key: string) {
  const { query, set } = useHashQuery()
  const address = query.get(key) ?? ''
  const [text, setText] = useState(address)

  // an address that changed by itself (a link, 'back') decides
  const [lastAddress, setLastAddress] = useState(address)
  if (lastAddress !== address) {
    setLastAddress(address)
    setText(address)
  }

  useEffect(() => {
    if (text === address) return
    const timer = setTimeout(() => set({ [key]: text, sesudah: undefined }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, address, key, set])

  return [text, setText] as const
}
